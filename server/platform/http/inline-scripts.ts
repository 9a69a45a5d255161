// A page for many readers cannot carry one reader's nonce: its scripts are named by what they say.
import { createHash } from 'node:crypto'

export interface KeptPage {
  text: string
  /** Sources of a content policy that allow the page's own scripts and no others. */
  scripts: readonly string[]
}

/** Null when the nonce stands where it cannot be taken out. */
export function pageWithoutNonce(html: string, nonce: string): KeptPage | null {
  const text = html.replaceAll(` nonce="${nonce}"`, '').replaceAll(` content="${nonce}"`, ' content=""')
  if (text.includes(nonce)) return null
  return { text, scripts: [...new Set(inlineScripts(text).map(sourceOf))] }
}

const closing = '</script>'

/** A page has hundreds of kilobytes of them: their ends are searched for, not matched letter by letter. */
function inlineScripts(html: string): string[] {
  const opening = /<script\b([^>]*)>/g
  const found: string[] = []
  for (let tag = opening.exec(html); tag; tag = opening.exec(html)) {
    const begin = opening.lastIndex
    const end = html.indexOf(closing, begin)
    if (end < 0) break
    if (!/\s(?:src=|type="application\/)/.test(tag[1] ?? '')) found.push(html.slice(begin, end))
    opening.lastIndex = end + closing.length
  }
  return found
}

function sourceOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
