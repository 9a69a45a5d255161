// Finds single icons inside the icon set's one large JSON file, so that 100 MB are never parsed or kept.
import { openSync, readSync } from 'node:fs'

export interface IconFile {
  names: readonly string[]
  read: (name: string) => string | undefined
}

interface Span {
  start: number
  end: number
}

const chunkSize = 4 * 1024 * 1024
/** Longer than any line that opens an icon: a name cut by the end of one chunk is whole in the next. */
const overlap = 256
const iconStart = Buffer.from('\n\t\t"')
const sectionEnd = Buffer.from('\n\t},')

/** Opens the file and scans it for the lines that open an icon; the bodies stay on disk. */
export function openIconFile(path: string): IconFile {
  const descriptor = openSync(path, 'r')
  const spans = toSpans(findStarts(descriptor))
  return {
    names: [...spans.keys()],
    read: (name) => {
      const span = spans.get(name)
      if (!span) return undefined
      const bytes = Buffer.alloc(span.end - span.start)
      readSync(descriptor, bytes, 0, bytes.length, span.start)
      return bodyOf(bytes.toString('utf8'))
    },
  }
}

/** Offsets by icon name in file order; the empty name marks where the icons end. */
function findStarts(descriptor: number): Map<string, number> {
  const starts = new Map<string, number>()
  const chunk = Buffer.allocUnsafe(chunkSize)
  for (let offset = 0; ; offset += chunkSize - overlap) {
    const bytes = chunk.subarray(0, readSync(descriptor, chunk, 0, chunkSize, offset))
    const close = bytes.indexOf(sectionEnd)
    collectStarts(close < 0 ? bytes : bytes.subarray(0, close), offset, starts)
    if (close >= 0) return starts.set('', offset + close)
    if (bytes.length < chunkSize) return starts.set('', offset + bytes.length)
  }
}

function collectStarts(bytes: Buffer, offset: number, starts: Map<string, number>): void {
  let at = bytes.indexOf(iconStart)
  while (at >= 0) {
    const from = at + iconStart.length
    const quote = bytes.indexOf('"', from)
    if (quote < 0) return
    starts.set(bytes.toString('utf8', from, quote), offset + quote + 1)
    at = bytes.indexOf(iconStart, quote)
  }
}

/** An icon reaches to the start of the next one. */
function toSpans(starts: Map<string, number>): Map<string, Span> {
  const spans = new Map<string, Span>()
  const ordered = [...starts]
  ordered.forEach(([name, start], place) => {
    const next = ordered[place + 1]
    if (next) spans.set(name, { start, end: next[1] })
  })
  return spans
}

function bodyOf(text: string): string | undefined {
  const icon: unknown = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  if (typeof icon !== 'object' || icon === null || !('body' in icon)) return undefined
  return typeof icon.body === 'string' ? icon.body : undefined
}
