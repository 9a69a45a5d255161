// What cells say about pictures: one of the shop's own, a file of the ZIP, or an address to fetch from.

import type { PictureFolder } from '#server/platform/images/picture-url.ts'
import { refuseCell, shownCell } from './cells.ts'

export interface Pictures {
  /** As files of ours write it: an address, that other shops may fetch too. */
  write(folder: PictureFolder, file: string): string
  /** Asks at once for all cells of some rows; `read` answers for them afterwards. */
  look(folder: PictureFolder, cells: readonly string[]): Promise<void>
  /** The name of its file; of one that was not fetched yet a name that stands for it. */
  read(folder: PictureFolder, cell: string): string
  /** Where it is to be fetched from; null: it is there, or is none. */
  missing(folder: PictureFolder, cell: string): string | null
}

/** Stands for a picture that is not fetched while a file is only checked. */
const pendingMark = 'pending '

const pendingFile = (source: string) => `${pendingMark}${source}`

export interface PictureParts {
  origin: string
  /** Names of files in the ZIP with what tells their content apart. */
  packed: ReadonlyMap<string, string>
  /** Files that these sources became before, and still are. */
  known(folder: PictureFolder, sources: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Whether the shop has a picture of this name. */
  has(folder: PictureFolder, file: string): Promise<boolean>
}

export function createPictures({ origin, packed, known, has }: PictureParts): Pictures {
  const files = new Map<string, string>()
  const keyOf = (folder: string, text: string) => `${folder}\n${text}`

  return {
    write: (folder, file) =>
      file === ''
        ? ''
        : file.startsWith(pendingMark)
          ? file.slice(pendingMark.length)
          : addressOf(origin, folder, file),

    async look(folder, cells) {
      const unknown = cells.filter((cell) => cell !== '' && !files.has(keyOf(folder, cell)))
      if (unknown.length === 0) return
      // What is held is bounded by the batch: cells of earlier rows are not asked for again.
      if (files.size > 50_000) files.clear()
      const isPacked = (cell: string) => !/^https?:/i.test(cell) && sourceOf(cell, packed) !== null
      const own = new Map(
        unknown.flatMap((cell) => pair(cell, isPacked(cell) ? null : ownFile(origin, folder, cell))),
      )
      for (const [cell, file] of own) {
        if (await has(folder, file)) files.set(keyOf(folder, cell), file)
      }
      // What the shop itself does not have is nowhere else.
      const isOurs = (cell: string) => cell.startsWith(addressOf(origin, folder, ''))
      const sources = new Map(
        unknown.flatMap((cell) => pair(cell, isOurs(cell) ? null : sourceOf(cell, packed))),
      )
      const fetched = await known(folder, [...new Set(sources.values())])
      for (const [cell, source] of sources) {
        if (!files.has(keyOf(folder, cell))) {
          files.set(keyOf(folder, cell), fetched.get(source) ?? pendingFile(source))
        }
      }
    },

    missing(folder, cell) {
      const file = files.get(keyOf(folder, cell))
      return file?.startsWith(pendingMark) ? file.slice(pendingMark.length) : null
    },

    read(folder, cell) {
      const file = files.get(keyOf(folder, cell))
      if (file !== undefined) return file
      const value = shownCell(cell)
      if (cell.startsWith(addressOf(origin, folder, ''))) return refuseCell('picture_failed', { value })
      const isAddress = /^[a-z][a-z0-9+.-]*:/i.test(cell)
      return refuseCell(isAddress ? 'picture_address' : 'no_picture_file', { value })
    },
  }
}

const pair = (cell: string, found: string | null): [string, string][] =>
  found === null ? [] : [[cell, found]]

const addressOf = (origin: string, folder: string, file: string) => `${origin}/img/${folder}/${file}`

/** An address of this shop, or just the name. */
function ownFile(origin: string, folder: string, cell: string): string | null {
  const begin = addressOf(origin, folder, '')
  const name = cell.startsWith(begin) ? cell.slice(begin.length) : cell
  return /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}\.[a-z0-9]{2,8}$/.test(name) ? name : null
}

/** The ZIP comes before the web; what is neither is no picture. */
function sourceOf(cell: string, packed: ReadonlyMap<string, string>): string | null {
  const inside = packed.get(cell) ?? packed.get(cell.replaceAll('\\', '/').replace(/^.*\//, '').toLowerCase())
  if (inside !== undefined) return inside
  if (!/^https?:\/\//i.test(cell) || cell.length > 2_000 || !URL.canParse(cell)) return null
  return new URL(cell).href
}
