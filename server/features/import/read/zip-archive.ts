// Opens a ZIP from outside: what it claims to hold is checked before anything is unpacked, and counted while it is.
import type { Readable } from 'node:stream'
import { type Entry, open, type ZipFile } from 'yauzl'
import { FileRefused } from './table.ts'

export interface ArchiveLimits {
  entries: number
  /** Unpacked bytes, of all and of one. */
  total: number
  entry: number
}

export interface Archive {
  /** By name, folders left out. */
  entries: ReadonlyMap<string, Entry>
  read(entry: Entry): Promise<Readable>
  close(): void
}

/** Sheets of equal rows shrink to a hundredth; what shrinks further and is large is a bomb. */
const largestRatio = 500
const harmless = 20 * 1_024 * 1_024

export async function openArchive(path: string, limits: ArchiveLimits): Promise<Archive> {
  const zip = await opened(path)
  try {
    if (zip.entryCount > limits.entries) throw new FileRefused('bomb')
    const entries = await entriesOf(zip, limits)
    return { entries, read: (entry) => reading(zip, entry), close: () => zip.close() }
  } catch (problem) {
    zip.close()
    throw problem
  }
}

function opened(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false }, (problem, zip) =>
      problem || !zip ? reject(new FileRefused('unreadable', {}, problem)) : resolve(zip),
    )
  })
}

function entriesOf(zip: ZipFile, limits: ArchiveLimits): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>()
    let total = 0
    zip.on('error', (problem) => reject(new FileRefused('unreadable', {}, problem)))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      const { uncompressedSize: size, compressedSize, fileName } = entry
      total += size
      const isSwollen = size > harmless && size > largestRatio * Math.max(1, compressedSize)
      if (total > limits.total || size > limits.entry || isSwollen) return reject(new FileRefused('bomb'))
      if (!fileName.endsWith('/')) entries.set(fileName, entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

/** The reader itself ends a file that is larger than it claims. */
function reading(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (problem, stream) =>
      problem || !stream ? reject(new FileRefused('unreadable', {}, problem)) : resolve(stream),
    )
  })
}
