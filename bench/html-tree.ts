// A rendered page turned back into plain elements: the same markup without anything that made it.
import { createElement, type ReactNode } from 'react'

const voidTags = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

interface Open {
  tag: string
  attributes: Record<string, string>
  children: ReactNode[]
}

/** Scripts are left out: their bytes are data, not markup. */
export function treeOf(html: string): ReactNode {
  const markup = html.replace(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi, '')
  const root: Open = { tag: 'root', attributes: {}, children: [] }
  const open = [root]
  for (const [token] of markup.matchAll(/<[^>]+>|[^<]+/g)) addToken(token, open)
  return root.children
}

function addToken(token: string, open: Open[]): void {
  const parent = open.at(-1)
  if (!parent) throw new Error('the markup closes more than it opens')
  if (!token.startsWith('<')) {
    parent.children.push(token)
  } else if (token.startsWith('</')) {
    open.pop()
    open.at(-1)?.children.push(elementOf(parent))
  } else {
    addTag(token, parent, open)
  }
}

function addTag(token: string, parent: Open, open: Open[]): void {
  const tag = token.match(/^<([\w:-]+)/)?.[1] ?? 'div'
  const element: Open = { tag, attributes: attributesOf(token), children: [] }
  if (voidTags.has(tag) || token.endsWith('/>')) parent.children.push(elementOf(element))
  else open.push(element)
}

/** React takes styles and handlers in other shapes than text; they carry no weight here. */
function attributesOf(token: string): Record<string, string> {
  const pairs = [...token.matchAll(/\s([\w:-]+)="([^"]*)"/g)]
  const plain = pairs.map((match) => [match[1] ?? '', match[2] ?? ''] as const)
  return Object.fromEntries(plain.filter(([name]) => name !== 'style' && !name.startsWith('on')))
}

function elementOf({ tag, attributes, children }: Open): ReactNode {
  return createElement(tag, attributes, ...children)
}
