// The Fluent Emoji vectors by name: the raw material of every picture of the demo world.
import { createRequire } from 'node:module'
import { type IconFile, openIconFile } from './icon-file.ts'

let iconFile: IconFile | undefined

/** Every name the icon set offers, in its own order. */
export function emojiNames(): readonly string[] {
  return opened().names
}

/** Throws one error that lists every name the icon set does not have. */
export function assertEmoji(names: Iterable<string>): void {
  const known = new Set(emojiNames())
  const missing = [...new Set(names)].filter((name) => !known.has(name))
  if (missing.length > 0) throw new Error(`Fluent Emoji has no icon named: ${missing.join(', ')}`)
}

/** The inner SVG of one emoji, drawn in a 32 × 32 box. */
export function emojiBody(name: string): string {
  const body = opened().read(name)
  if (body === undefined) throw new Error(`Fluent Emoji has no icon named: ${name}`)
  return withSmoothEdges(body)
}

function opened(): IconFile {
  iconFile ??= openIconFile(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json'))
  return iconFile
}

/** Inner shadows harden the outline to whole pixels first, which leaves stairs on every edge; the soft outline has none. */
function withSmoothEdges(body: string): string {
  return body.replaceAll('0 0 0 127 0"', '0 0 0 1 0"')
}
