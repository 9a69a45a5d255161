// What the work at an import is made of, and the job a target is handed.

import type { Language } from '#contract/core/language.ts'
import { isPermitted, storesWithin } from '#contract/core/permission.ts'
import { isImportField } from '#contract/features/import/import-fields.ts'
import type { ImportKind } from '#contract/features/import/import-words.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import type { AuditService } from '#server/features/audit/audit.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { FetchLimits } from '#server/platform/images/fetch-picture.ts'
import type { PictureStore } from '#server/platform/images/picture-store.ts'
import type { Log } from '#server/platform/log/log.ts'
import { authorOf, type ImportRecord, knownPictures } from '../import.db.ts'
import { FileRefused } from '../read/table.ts'
import { categoryTarget } from '../target/category-target.ts'
import type { ImportJob, ImportTarget } from '../target/import-target.ts'
import { itemTarget } from '../target/item-target.ts'
import { createPictures } from '../target/picture-cells.ts'
import { stockTarget } from '../target/stock-target.ts'
import { storeTarget } from '../target/store-target.ts'
import type { PackedPictures } from './packed-pictures.ts'

export interface ImportParts {
  db: Database
  clock: Clock
  log: Log
  audit: Pick<AuditService, 'record'>
  pictures: Pick<PictureStore, 'find' | 'save'>
  fetching: FetchLimits
  mainLanguage(): Promise<Language>
}

export const targets = {
  items: itemTarget,
  stock: stockTarget,
  stores: storeTarget,
  categories: categoryTarget,
} as const satisfies Record<ImportKind, ImportTarget>

export const permissionFor = {
  items: 'edit_items',
  stock: 'edit_items',
  stores: 'edit_stores',
  categories: 'edit_categories',
} as const satisfies Record<ImportKind, string>

export function picturesOf(
  { db, pictures }: Pick<ImportParts, 'db' | 'pictures'>,
  origin: string,
  packed: PackedPictures['sources'],
) {
  const has = async (folder: string, file: string) => (await pictures.find(folder, file)) !== undefined
  return createPictures({
    origin,
    packed,
    has,
    async known(folder, sources) {
      const known = await knownPictures(db, folder, sources)
      for (const [source, file] of known) if (!(await has(folder, file))) known.delete(source)
      return known
    },
  })
}

export interface JobParts {
  packed: PackedPictures['sources']
  is_writing: boolean
}

/** As its author may do it now. */
export async function jobOf(
  parts: ImportParts,
  db: Statements,
  record: ImportRecord,
  { packed, is_writing }: JobParts,
): Promise<ImportJob> {
  const author = await authorOf(db, record.staff_id)
  const needed = permissionFor[record.kind]
  if (!author || !isPermitted(author.roles, 'import_catalogue') || !isPermitted(author.roles, needed)) {
    throw new FileRefused('not_allowed')
  }
  const main = await parts.mainLanguage()
  return {
    mapped: mappedColumns(record.mapping, main),
    store_id: record.store_id,
    main,
    within: storesWithin(author, 'import_catalogue'),
    makes_stores: isPermitted(author.roles, 'make_stores'),
    pictures: picturesOf(parts, record.origin, packed),
    now: parts.clock.now(),
    is_writing,
  }
}

/** The main language before the others, which follow it, and choices before their combinations. */
export function mappedColumns(mapping: readonly (string | null)[], main: Language): ImportJob['mapped'] {
  const columns = mapping.flatMap((field, at) =>
    field !== null && isImportField(field) ? [{ field, at }] : [],
  )
  const isMain = ({ field }: { field: string }) => field.endsWith(`.${main}`)
  return [...columns.filter(isMain), ...columns.filter((one) => !isMain(one))]
}
