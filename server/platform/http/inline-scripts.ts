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

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/\s(?:src=|type="application\/)/.test(attributes))
    .map(([, , script = '']) => script)
}

function sourceOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
