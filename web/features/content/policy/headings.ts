// The headings of a policy, for the list of what is on the page.
import type { HtmlNode } from './parse-html.ts'

function wordsOf(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('')
}

/** Letters and digits of any script, so that a link to a section can be read. */
export function headingId(children: readonly HtmlNode[]): string {
  return wordsOf(children)
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

export interface Heading {
  id: string
  text: string
}

export function headingsOf(nodes: readonly HtmlNode[]): Heading[] {
  return nodes.flatMap((node) =>
    typeof node !== 'string' && node.tag === 'h2'
      ? [{ id: headingId(node.children), text: wordsOf(node.children) }]
      : [],
  )
}
