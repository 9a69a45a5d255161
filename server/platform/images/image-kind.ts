// Tells pictures by their first bytes: a name or a header says what someone claims, not what a file is.

export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'

const signatures: readonly { kind: ImageKind; offset: number; text: string }[] = [
  { kind: 'jpeg', offset: 0, text: '\xff\xd8\xff' },
  { kind: 'png', offset: 0, text: '\x89PNG\r\n\x1a\n' },
  { kind: 'gif', offset: 0, text: 'GIF87a' },
  { kind: 'gif', offset: 0, text: 'GIF89a' },
  { kind: 'webp', offset: 8, text: 'WEBP' },
  { kind: 'avif', offset: 4, text: 'ftypavif' },
  { kind: 'avif', offset: 4, text: 'ftypavis' },
]

/** The kind of a pixel picture, or nothing; SVG is never taken from outside, for it can carry scripts and traps. */
export function imageKindOf(bytes: Uint8Array): ImageKind | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 16)).toString('latin1')
  return signatures.find(({ offset, text }) => head.startsWith(text, offset))?.kind
}
