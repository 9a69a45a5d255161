// Puts a code on the clipboard.

/** Whether it worked; a browser may refuse, and the code stands on the card anyway (CRD-04). */
export async function copyCode(
  code: string,
  clipboard: Pick<Clipboard, 'writeText'> | undefined = globalThis.navigator?.clipboard,
): Promise<boolean> {
  try {
    if (!clipboard) return false
    await clipboard.writeText(code)
    return true
  } catch (error) {
    // Logged on the page's timeline and said to nobody: the visitor can still read the code.
    performance.mark('coupon-copy-failed', { detail: String(error) })
    return false
  }
}
