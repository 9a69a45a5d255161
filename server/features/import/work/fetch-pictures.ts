// Brings in the pictures rows name before anything is written: from the ZIP or the web, drawn anew, remembered by their source.
import { createHash, randomBytes } from 'node:crypto'
import type { ImportField } from '#contract/features/import/import-fields.ts'
import type { ImportKind } from '#contract/features/import/import-words.ts'
import type { RowReason } from '#server/database/schema/import.ts'
import { pixelsOf, prepareUpload, UnreadablePicture } from '#server/platform/images/encode.ts'
import { fetchPicture, PictureNotFetched } from '#server/platform/images/fetch-picture.ts'
import { uploadQueue } from '#server/platform/images/picture-queue.ts'
import type { PictureFolder } from '#server/platform/images/picture-url.ts'
import { type ImportRecord, rememberPicture } from '../import.db.ts'
import { refuseRow, rowsAfter, type StagedRow } from '../import-row.db.ts'
import { readList, shownCell } from '../target/cells.ts'
import type { ImportJob } from '../target/import-target.ts'
import type { Pictures } from '../target/picture-cells.ts'
import type { ImportParts } from './import-parts.ts'
import type { PackedPictures } from './packed-pictures.ts'
import { batchSize, type Progress } from './tally.ts'

const pictureFields: Readonly<Record<ImportKind, Partial<Record<ImportField, PictureFolder>>>> = {
  items: { image: 'item', images: 'item' },
  stock: {},
  stores: { logo: 'store', cover_photo: 'store-cover' },
  categories: { image: 'category' },
}

/** At once; hosts are not asked more at a time than a browser would. */
const atOnce = 4

interface Wanted {
  field: ImportField
  folder: PictureFolder
  cell: string
}

interface FetchParts extends Pick<ImportParts, 'db' | 'pictures' | 'fetching'> {
  packed: PackedPictures
}

/** How many rows are refused because a picture of theirs is not to be had. */
export async function fetchPictures(
  parts: FetchParts,
  record: ImportRecord,
  job: ImportJob,
  progress: Pick<Progress, 'goOn'>,
): Promise<number> {
  const columns = job.mapped.flatMap(({ field, at }) => {
    const folder = pictureFields[record.kind][field]
    return folder ? [{ field, folder, at }] : []
  })
  if (columns.length === 0) return 0
  let refused = 0
  for (let line = 0; ; ) {
    const rows = await rowsAfter(parts.db, record.id, { line, limit: batchSize, refused: false })
    if (rows.length === 0) return refused
    line = rows.at(-1)?.line ?? line
    const wantedOf = (row: StagedRow): Wanted[] =>
      columns.flatMap(({ field, folder, at }) =>
        readList(row.cells[at] ?? '').flatMap((cell) => (cell === '' ? [] : [{ field, folder, cell }])),
      )
    const problems = await fetchAll(parts, rows.flatMap(wantedOf), job.pictures, progress)
    for (const row of rows) {
      const reasons = wantedOf(row).flatMap((one) => problems.get(keyOf(one)) ?? [])
      if (reasons.length === 0) continue
      await refuseRow(parts.db, row, reasons)
      refused += 1
    }
  }
}

const keyOf = ({ folder, cell }: Wanted) => `${folder}\n${cell}`

/** What could not be had, by its cell. */
async function fetchAll(
  parts: FetchParts,
  wanted: readonly Wanted[],
  known: Pictures,
  progress: Pick<Progress, 'goOn'>,
): Promise<Map<string, RowReason>> {
  for (const [folder, ofFolder] of Map.groupBy(wanted, (one) => one.folder)) {
    await known.look(
      folder,
      ofFolder.map(({ cell }) => cell),
    )
  }
  const waiting = [...new Map(wanted.map((one) => [keyOf(one), one])).values()]
  const problems = new Map<string, RowReason>()
  const worker = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      progress.goOn()
      const source = known.missing(one.folder, one.cell)
      if (source === null) continue
      const key = await bringIn(parts, one.folder, source)
      const { field, cell } = one
      if (key) problems.set(keyOf(one), { field, key, parameters: { value: shownCell(cell) } })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return problems
}

async function bringIn(
  { db, pictures, packed, fetching }: FetchParts,
  folder: PictureFolder,
  source: string,
): Promise<RowReason['key'] | null> {
  try {
    const bytes = source.startsWith('zip:') ? await packed.read(source) : await fetchPicture(source, fetching)
    if (!bytes) return 'picture_failed'
    const turn = createHash('sha256').update(source).digest('hex')
    const drawn = await uploadQueue(`import ${turn}`, await pixelsOf(bytes), () => prepareUpload(bytes))
    const file = `${folder}-${randomBytes(12).toString('hex')}.webp`
    await pictures.save(folder, file, drawn)
    await rememberPicture(db, { folder, source, file })
    return null
  } catch (problem) {
    if (problem instanceof PictureNotFetched) return 'picture_failed'
    if (problem instanceof UnreadablePicture) return 'picture_unreadable'
    throw problem
  }
}
