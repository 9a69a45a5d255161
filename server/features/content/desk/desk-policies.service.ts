// Writing the policies: cleaned of what no page shows, one change after another, with an undo.
import { filledText, ownText } from '#contract/core/desk.ts'
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import { inEveryLanguage, type Language, languages } from '#contract/core/language.ts'
import type { deskPageEndpoints } from '#contract/features/content/desk/desk-pages.endpoints.ts'
import { pageFailures } from '#contract/features/content/desk/desk-pages.failures.ts'
import { type DeskPolicy, policyContent } from '#contract/features/content/desk/desk-pages.schema.ts'
import { type PolicyKey, policyKeys } from '#contract/features/content/policy.schema.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import type { AuditService } from '#server/features/audit/audit.service.ts'
import { changedFields } from '#server/features/audit/changed-fields.ts'
import { undoChange } from '#server/features/audit/undo-change.service.ts'
import type { Call } from '#server/platform/http/bind.ts'
import type { ShopSettings } from '../settings.ts'
import { lockPages, policyRows, writePolicy } from './desk-pages.db.ts'
import { cleanPolicy, hasWords } from './policy-html.ts'

export interface DeskPageParts {
  db: Database
  audit: AuditService
  settings(): Promise<ShopSettings>
}

type Content = Pick<DeskPolicy, 'html' | 'status'>

export function createDeskPolicies({ db, audit, settings }: DeskPageParts) {
  const mainLanguage = async () => (await settings()).default_language
  audit.undoes('policy', 'changed', undoRule(mainLanguage))

  async function list(): Promise<DeskPolicy[]> {
    return presentAll(db, await mainLanguage())
  }

  return {
    list,

    async change({
      params: { key },
      input: { version, ...wanted },
      caller,
    }: Call<typeof deskPageEndpoints.changePolicy>): Promise<DeskPolicy> {
      const main = await mainLanguage()
      const content = cleaned(wanted)
      refuseUnless(!content.status || languages.some((one) => content.html[one]), pageFailures.empty_policy)
      return transact(db, async (tx) => {
        await lockPages(tx, 'policy')
        const now = await policyOf(tx, key, main)
        refuseUnless(now.version === version, coreFailures.changed_meanwhile)
        const changes = changedFields({ html: now.html, status: now.status }, content)
        if (!changes) return now
        await write(tx, key, content, main)
        await audit.record(tx, { by: caller, act: 'changed', ...about(key), ...changes })
        return policyOf(tx, key, main)
      })
    },
  }
}

function cleaned({ html, status }: Content): Content {
  const clean = (language: Language) => {
    const text = cleanPolicy(html[language])
    return hasWords(text) ? text : ''
  }
  return { html: inEveryLanguage(clean), status }
}

async function presentAll(db: Statements, main: Language): Promise<DeskPolicy[]> {
  const rows = new Map((await policyRows(db)).map((row) => [row.key, row]))
  return policyKeys.map((key) => {
    const row = rows.get(key)
    return {
      key,
      html: row ? ownText(row.html, main) : inEveryLanguage(() => ''),
      status: row?.status ?? false,
      version: row?.version ?? 0,
      updated_at: row?.updated_at.toISOString() ?? null,
    }
  })
}

async function policyOf(db: Statements, key: PolicyKey, main: Language): Promise<DeskPolicy> {
  const found = (await presentAll(db, main)).find((one) => one.key === key)
  if (!found) throw new Error(`${key} is no policy`)
  return found
}

const write = (tx: Statements, key: PolicyKey, { html, status }: Content, main: Language) =>
  writePolicy(tx, key, { html: filledText(html, main), status })

const about = (key: PolicyKey) =>
  ({ subject: 'policy', subject_id: policyKeys.indexOf(key) + 1, subject_name: key }) as const

function undoRule(mainLanguage: () => Promise<Language>) {
  return undoChange({
    async read(db, ids) {
      const all = await presentAll(db, await mainLanguage())
      const wanted = all.map(({ html, status }, index) => [index + 1, { html, status }] as const)
      return new Map(wanted.filter(([id]) => ids.includes(id)))
    },
    hold: (tx) => lockPages(tx, 'policy'),
    async write(tx, id, fields) {
      const key = policyKeys[id - 1]
      if (!key) return false
      const main = await mainLanguage()
      const { html, status } = await policyOf(tx, key, main)
      const wanted = policyContent.safeParse({ html, status, ...fields })
      if (wanted.success) await write(tx, key, wanted.data, main)
      return wanted.success
    },
  })
}
