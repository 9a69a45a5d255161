// JSON that stands in a script between double quotes: each of its own would cost a backslash, and it has thousands.

/** Its own inverse. */
export function swapQuotes(text: string): string {
  return text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'))
}
