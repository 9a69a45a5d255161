// Reads the HTML of a policy into plain data; what is not on the short list of tags loses its tag and keeps its words.

import { policyTags } from '#contract/features/content/policy.schema.ts'

export type AllowedTag = (typeof policyTags)[number]

export interface HtmlElement {
  tag: AllowedTag
  /** Only on links that are safe to follow. */
  href?: string
  children: HtmlNode[]
}

export type HtmlNode = string | HtmlElement

/** Tags whose content is never text for a reader. */
const silentContent = /<(script|style|iframe|template|noscript|svg|math|object)\b[\s\S]*?(<\/\1\s*>|$)/gi
const comments = /<!--[\s\S]*?(-->|$)/g
const tagOrText = /<(\/?)([a-z][a-z0-9]*)\b((?:[^>"']|"[^"]*"|'[^']*')*)>|<[!?][^>]*>|([^<]+|<)/gi

const aliases: Record<string, AllowedTag> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3' }

function isAllowed(name: string): name is AllowedTag {
  return policyTags.some((tag) => tag === name)
}

export function parseHtml(html: string): HtmlNode[] {
  const top: HtmlNode[] = []
  const open: HtmlElement[] = []
  const place = () => open.at(-1)?.children ?? top
  for (const [whole, closing, name, attributes, text] of html
    .replace(comments, '')
    .replace(silentContent, '')
    .matchAll(tagOrText)) {
    if (text !== undefined) place().push(decoded(text))
    else if (whole.startsWith('<!') || whole.startsWith('<?')) continue
    else applyTag({ isClosing: closing === '/', name: name ?? '', attributes: attributes ?? '' }, open, place)
  }
  return top
}

interface FoundTag {
  isClosing: boolean
  name: string
  attributes: string
}

function applyTag({ isClosing, name, attributes }: FoundTag, open: HtmlElement[], place: () => HtmlNode[]) {
  const lower = name.toLowerCase()
  const tag = aliases[lower] ?? lower
  if (!isAllowed(tag)) return
  if (isClosing) return close(tag, open)
  endImplied(tag, open)
  const href = tag === 'a' ? safeHref(attributes) : undefined
  const element: HtmlElement = { tag, ...(href ? { href } : {}), children: [] }
  place().push(element)
  if (tag !== 'br') open.push(element)
}

/** Writers leave out the end of a paragraph or a list entry where the next one begins. */
const endedBy: Partial<Record<AllowedTag, readonly AllowedTag[]>> = {
  p: ['p', 'h2', 'h3', 'ul', 'ol'],
  li: ['li'],
}

function endImplied(tag: AllowedTag, open: HtmlElement[]) {
  const nearest = open.at(-1)
  if (nearest && endedBy[nearest.tag]?.includes(tag)) open.pop()
}

/** Closes the nearest one of its kind and what was left open inside; a stray closing tag closes nothing. */
function close(tag: AllowedTag, open: HtmlElement[]) {
  const at = open.findLastIndex((element) => element.tag === tag)
  if (at >= 0) open.length = at
}

/** Pages of the shop, web addresses, mail and telephone; never a script. */
export function safeHref(attributes: string): string | undefined {
  const found = attributes.match(/(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i)
  const href = decoded(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim()
  return /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(href) ? href : undefined
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  laquo: '«',
  raquo: '»',
  hellip: '…',
}

const lastCodePoint = 0x10ffff

/** Decoded once: what decoding brings to light is text, not markup. */
function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= lastCodePoint ? String.fromCodePoint(code) : ''
  })
}
