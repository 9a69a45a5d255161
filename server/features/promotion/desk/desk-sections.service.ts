// The fixed pictures of each module's home page: its places, its reasons, and what a parcel module promises.
import { filledText, ownText, type WrittenText } from '#contract/core/desk.ts'
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import type { deskSectionEndpoints } from '#contract/features/promotion/desk/desk-banner.endpoints.ts'
import { type DeskSection, sectionPlaces } from '#contract/features/promotion/desk/desk-banner.schema.ts'
import { deskPromotionFailures } from '#contract/features/promotion/desk/desk-promotion.failures.ts'
import type { Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import { changedFields } from '#server/features/audit/changed-fields.ts'
import { undoChange } from '#server/features/audit/undo-change.service.ts'
import type { Call, Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import { type DeskPromotionParts, reachOf } from './desk-parts.ts'
import {
  deleteSection,
  editedSections,
  insertSection,
  isPlaceTaken,
  lockModule,
  lockSection,
  type SectionRow,
  sectionById,
  sectionsOfModule,
  updateSection,
} from './desk-sections.db.ts'

type Ends = typeof deskSectionEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>
type Caller = CallOf<'list'>['caller']

export function createDeskSections(parts: DeskPromotionParts) {
  const { db, audit } = parts
  audit.undoes('section_banner', 'changed', undoChange(editedSections))

  return {
    /** Home pages are the business's: whoever looks after some stores finds nothing to edit. */
    async list({ input, caller, scope }: CallOf<'list'>): Promise<DeskSection[]> {
      if (reachOf(caller) !== null) return []
      const main = await parts.mainLanguage()
      return (await sectionsOfModule(db, input.module_id)).flatMap((row) => present(row, main, scope) ?? [])
    },

    async make({ input, caller, scope }: CallOf<'make'>): Promise<DeskSection> {
      refuseUnless(reachOf(caller) === null, coreFailures.not_allowed)
      const { module_id, image, status } = input
      const stored = storedAs(input)
      const id = await transact(db, async (tx) => {
        refuseUnless(await lockModule(tx, module_id), deskPromotionFailures.unknown_module)
        const isTaken = input.kind === 'place' && (await isPlaceTaken(tx, module_id, stored.key))
        refuseUnless(!isTaken, deskPromotionFailures.place_taken)
        const fields = { ...stored, value: image, ...(await textsOf(parts, input)), status }
        const made = await insertSection(tx, { module_id, ...fields })
        await audit.record(tx, { by: caller, act: 'made', ...about({ id: made, ...fields }), after: fields })
        return made
      })
      return read(parts, id, scope)
    },

    async change({ params: { id }, input, caller, scope }: CallOf<'change'>): Promise<DeskSection> {
      await transact(db, async (tx) => {
        const row = await requireSection(tx, id, caller, input.version)
        const fields = { value: input.image, ...(await textsOf(parts, input)), status: input.status }
        const change = changedFields(row, fields)
        if (change === null) return
        await updateSection(tx, id, fields)
        await audit.record(tx, { by: caller, act: 'changed', ...about({ ...row, ...fields }), ...change })
      })
      return read(parts, id, scope)
    },

    async remove({ params: { id }, input, caller }: CallOf<'remove'>): Promise<void> {
      await transact(db, async (tx) => {
        const row = await requireSection(tx, id, caller, input.version)
        await deleteSection(tx, id)
        await audit.record(tx, { by: caller, act: 'removed', ...about(row) })
      })
    },
  }
}

export type DeskSections = ReturnType<typeof createDeskSections>

type Kind = DeskSection['kind']

/** What the table calls each kind; a place of its own has its own name. */
function storedAs({ kind, place }: Pick<DeskSection, 'kind' | 'place'>): Pick<SectionRow, 'type' | 'key'> {
  if (kind === 'reason') return { type: 'why_choose', key: 'why_choose' }
  if (kind === 'place' && place !== null) return { type: 'promotional_banner', key: place }
  return { type: 'promotional_banner', key: 'promotional_banner' }
}

function kindOf({ type, key }: Pick<SectionRow, 'type' | 'key'>): Kind | null {
  if (type === 'why_choose') return 'reason'
  if (type === 'video_content') return null
  return placeOf(key) === null ? 'parcel' : 'place'
}

const placeOf = (key: string) => sectionPlaces.find((place) => place === key) ?? null

const about = ({ id, key, title }: Pick<SectionRow, 'id' | 'key' | 'title'>) =>
  ({ subject: 'section_banner', subject_id: id, subject_name: title.en || key }) as const

async function textsOf(
  { mainLanguage }: DeskPromotionParts,
  { title, short_description }: { title: WrittenText; short_description: WrittenText },
) {
  const main = await mainLanguage()
  return { title: filledText(title, main), short_description: filledText(short_description, main) }
}

async function requireSection(
  tx: Statements,
  id: number,
  caller: Caller,
  version: number,
): Promise<SectionRow> {
  refuseUnless(reachOf(caller) === null, coreFailures.not_found)
  const row = await lockSection(tx, id)
  refuseUnless(row && kindOf(row), coreFailures.not_found)
  refuseUnless(row.version === version, coreFailures.changed_meanwhile)
  return row
}

async function read(parts: DeskPromotionParts, id: number, scope: Scope): Promise<DeskSection> {
  const row = await sectionById(parts.db, id)
  const shown = row && present(row, await parts.mainLanguage(), scope)
  return shown ?? refuse(coreFailures.not_found)
}

/** Null for the steps and film of a module, which are rows of this table too. */
function present(row: SectionRow, main: Language, { origin }: Scope): DeskSection | null {
  const kind = kindOf(row)
  if (kind === null) return null
  const { id, module_id, key, value, title, short_description, status, version } = row
  return {
    ...{ id, module_id, kind, status, version },
    place: placeOf(key),
    image: value,
    image_full_url: value === null ? null : pictureUrl(origin, 'promotion', value),
    texts: { title: ownText(title, main), short_description: ownText(short_description, main) },
  }
}
