// Rewording the texts of the storefront: lists them beside their originals, checks, saves, and goes back.
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import type { deskTextEndpoints } from '#contract/features/content/desk/desk-texts.endpoints.ts'
import type { DeskText } from '#contract/features/content/desk/desk-texts.schema.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import type { AuditAuthor, AuditService } from '#server/features/audit/audit.service.ts'
import { changedFields } from '#server/features/audit/changed-fields.ts'
import { undoChange } from '#server/features/audit/undo-change.service.ts'
import type { Call } from '#server/platform/http/bind.ts'
import {
  type OriginalTexts,
  originalText,
  type ReadOriginals,
} from '#server/platform/messages/original-texts.ts'
import { checkText } from '../texts/text-check.ts'
import {
  lockOverride,
  lockOverrideById,
  type OverrideRow,
  overridesByIds,
  overridesIn,
  writeOverride,
} from '../texts/text-override.db.ts'
import { previewLines } from '../texts/text-preview.ts'

export interface DeskTextParts {
  db: Database
  audit: AuditService
  originals: ReadOriginals
}

type Ends = typeof deskTextEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>
type TextKey = CallOf<'change'>['params']

export function createDeskTexts({ db, audit, originals }: DeskTextParts) {
  audit.undoes('text', 'changed', undoRule(originals))

  async function originalOf({ language, key }: TextKey): Promise<string> {
    return originalText(await originals(), language, key) ?? refuse(coreFailures.not_found)
  }

  async function checked(at: TextKey, text: string) {
    const found = checkText(at.language, await originalOf(at), text)
    if ('problem' in found) refuse(found.problem.kind, found.problem.parameters)
    return found.message
  }

  async function save(at: TextKey, { text, version }: Wording, by: AuditAuthor): Promise<DeskText> {
    const written = await transact(db, (tx) => write(tx, at, { text, version }, by))
    return present(await originals(), at.language, at.key, written)
  }

  async function write(tx: Statements, at: TextKey, { text, version }: Wording, by: AuditAuthor) {
    const row = await lockOverride(tx, at.language, at.key)
    refuseUnless(row.version === version, coreFailures.changed_meanwhile)
    const changes = changedFields({ text: row.text }, { text })
    if (!changes) return row
    await writeOverride(tx, row, text)
    await audit.record(tx, { by, act: 'changed', ...about(row), ...changes })
    return { ...row, text, version: row.version + 1 }
  }

  return {
    async list({ input }: Pick<CallOf<'list'>, 'input'>) {
      const { language, area, offset, limit } = input
      const own = new Map((await overridesIn(db, language)).map((row) => [row.key, row]))
      const known = await originals()
      const all = Object.keys(known[language]).map((key) => present(known, language, key, own.get(key)))
      const found = all.filter(matcherOf(input))
      const inArea = area === '' ? found : found.filter((text) => text.area === area)
      const rows = inArea.slice((offset - 1) * limit, offset * limit)
      return { rows, total_size: inArea.length, areas: areasOf(found) }
    },

    async preview({ params, input }: Pick<CallOf<'preview'>, 'params' | 'input'>) {
      return { lines: previewLines(await checked(params, input.text), params.language) }
    },

    async change({ params, input, caller }: CallOf<'change'>): Promise<DeskText> {
      await checked(params, input.text)
      // What says the same as the original is the original: it follows when an update changes that.
      const text = input.text === (await originalOf(params)) ? null : input.text
      return save(params, { text, version: input.version }, caller)
    },

    async reset({ params, input, caller }: CallOf<'reset'>): Promise<DeskText> {
      await originalOf(params)
      return save(params, { text: null, version: input.version }, caller)
    },
  }
}

interface Wording {
  text: string | null
  version: number
}

const areaOf = (key: string) => key.slice(0, key.indexOf('.'))

function present(
  originals: OriginalTexts,
  language: Language,
  key: string,
  row: Pick<OverrideRow, 'text' | 'version'> | undefined,
): DeskText {
  const original = originals[language][key] ?? ''
  const own = row?.text ?? null
  return {
    key,
    area: areaOf(key),
    original,
    english: language === 'en' ? null : (originals.en[key] ?? null),
    own,
    version: row?.version ?? 0,
    is_ignored: own !== null && 'problem' in checkText(language, original, own),
  }
}

/** Every word that was typed stands in the key or in one of the texts. */
function matcherOf({ q, state }: CallOf<'list'>['input']): (text: DeskText) => boolean {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return ({ key, original, english, own }) => {
    if (state === 'changed' && own === null) return false
    const said = [key, original, english, own].join('\n').toLowerCase()
    return words.every((word) => said.includes(word))
  }
}

function areasOf(texts: readonly DeskText[]) {
  const byArea = Map.groupBy(texts, ({ area }) => area)
  return [...byArea].map(([name, within]) => ({
    name,
    total: within.length,
    changed: within.filter(({ own }) => own !== null).length,
  }))
}

const about = ({ id, language, key }: OverrideRow) =>
  ({ subject: 'text', subject_id: id, subject_name: `${key} (${language})` }) as const

function undoRule(originals: ReadOriginals) {
  return undoChange({
    async read(db, ids) {
      return new Map((await overridesByIds(db, ids)).map(({ id, text }) => [id, { text }]))
    },
    async hold(tx, id) {
      await lockOverrideById(tx, id)
    },
    async write(tx, id, { text }) {
      const row = await lockOverrideById(tx, id)
      const known = await originals()
      const original = row ? originalText(known, row.language, row.key) : undefined
      if (!row || original === undefined) return false
      const wording = typeof text === 'string' ? text : null
      // An update of the shop may have changed what the original asks for.
      if (wording !== null && 'problem' in checkText(row.language, original, wording)) return false
      await writeOverride(tx, row, wording)
      return true
    },
  })
}
