// A figure inside a sentence of any direction keeps its own: '$3.20' must not become '3.20$' in Arabic.

export function isolated(figure: string): string {
  return `\u2066${figure}\u2069`
}
