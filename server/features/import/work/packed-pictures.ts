// The ZIP of pictures that came along: which files it holds, and their bytes when one is wanted.
import type { Readable } from 'node:stream'
import { importLimits } from '#contract/features/import/import-words.ts'
import { FileRefused } from '../read/table.ts'
import { openArchive } from '../read/zip-archive.ts'

const megabyte = 1_024 * 1_024

export interface PackedPictures {
  /** What tells the content of a file apart, by its name in the ZIP and by its bare name. */
  sources: ReadonlyMap<string, string>
  read(source: string): Promise<Buffer | null>
  close(): void
}

export const nothingPacked: PackedPictures = {
  sources: new Map(),
  read: async () => null,
  close: () => undefined,
}

const pictureName = /\.(jpe?g|png|webp|gif|avif)$/i

export async function openPacked(path: string): Promise<PackedPictures> {
  const limits = { entries: importLimits.picture_files, total: 2_000 * megabyte, entry: 25 * megabyte }
  const archive = await openArchive(path, limits).catch((problem: unknown) => {
    const isDamaged = problem instanceof FileRefused && problem.key === 'unreadable'
    throw isDamaged ? new FileRefused('broken_zip', {}, problem) : problem
  })
  const sources = new Map<string, string>()
  const names = new Map<string, string>()
  for (const [name, entry] of archive.entries) {
    if (!pictureName.test(name)) continue
    const bare = name.replace(/^.*\//, '')
    const source = `zip:${entry.crc32}:${entry.uncompressedSize}:${bare}`
    sources.set(name, source)
    sources.set(bare.toLowerCase(), source)
    sources.set(bare, source)
    names.set(source, name)
  }
  return {
    sources,
    async read(source) {
      const entry = archive.entries.get(names.get(source) ?? '')
      return entry ? bytesOf(await archive.read(entry)) : null
    },
    close: () => archive.close(),
  }
}

async function bytesOf(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}
