// A figure inside a sentence of any direction keeps its own: '$3.20' must not become '3.20$' in Arabic.

export function isolated(figure: string): string {
  return `\u2066${figure}\u2069`
}

/** Words inside a sentence keep the direction of their own letters: '1:00 م' runs from right to left, '1:00 PM' does not. */
export function apart(words: string): string {
  return `\u2068${words}\u2069`
}
