// A page for many readers cannot carry one reader's nonce: its scripts are named by what they say.
import { createHash } from 'node:crypto'

export interface CachedPage {
  text: string
  /** Sources of a content policy that allow the page's own scripts and no others. */
  scripts: readonly string[]
}

/** Null when the nonce stands where it cannot be taken out. */
export function pageWithoutNonce(html: string, nonce: string): CachedPage | null {
  const mark = ` nonce="${nonce}"`
  const scripts = [...new Set(ownScripts(html, mark).map(sourceOf))]
  const text = html.replaceAll(mark, '').replaceAll(` content="${nonce}"`, ' content=""')
  return text.includes(nonce) ? null : { text, scripts }
}

const closing = '</script>'

/**
 * What the page's own scripts say: those that carry the nonce, which nobody could know who got a script into a text.
 * Every script is walked through, as a browser does: inside of one, a tag is no tag. A page has hundreds of kilobytes
 * of them: their ends are searched for, not matched letter by letter.
 */
function ownScripts(html: string, mark: string): string[] {
  const opening = /<script\b([^>]*)>/g
  const found: string[] = []
  for (let tag = opening.exec(html); tag; tag = opening.exec(html)) {
    const begin = opening.lastIndex
    const end = html.indexOf(closing, begin)
    if (end < 0) break
    if (isOwnInline(tag[1] ?? '', mark)) found.push(html.slice(begin, end))
    opening.lastIndex = end + closing.length
  }
  return found
}

/** A tag that swallowed another has that one's nonce in its attributes. */
function isOwnInline(attributes: string, mark: string): boolean {
  return (
    attributes.includes(mark) &&
    !attributes.includes('<') &&
    !/\s(?:src=|type="application\/)/.test(attributes)
  )
}

function sourceOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
