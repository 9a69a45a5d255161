// Names a change of the cart, so that it is made once however often it is sent.

export function newKey(): string {
  // Insecure pages have no randomUUID; a key only has to be this browser's own.
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`
}
