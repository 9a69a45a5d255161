// Writing the landing page: all of it is one thing to its editors.
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import type { deskPageEndpoints } from '#contract/features/content/desk/desk-pages.endpoints.ts'
import { landingContent } from '#contract/features/content/desk/desk-pages.schema.ts'
import type { Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import { changedFields } from '#server/features/audit/changed-fields.ts'
import { undoChange } from '#server/features/audit/undo-change.service.ts'
import type { Call, Scope } from '#server/platform/http/bind.ts'
import { pictureBase } from '#server/platform/images/picture-url.ts'
import { lockPages, versionedLanding, writeLanding } from './desk-pages.db.ts'
import type { DeskPageParts } from './desk-policies.service.ts'
import { landingParts, writtenLanding } from './landing-values.ts'

const about = { subject: 'landing', subject_id: 1, subject_name: 'landing' } as const

export function createDeskLanding({ db, audit, settings }: DeskPageParts) {
  const mainLanguage = async () => (await settings()).default_language
  audit.undoes('landing', 'changed', undoRule(mainLanguage))

  async function read({ origin }: Pick<Scope, 'origin'>) {
    const known = await landingOf(db, await mainLanguage())
    return { ...known, picture_base: pictureBase(origin, 'landing') }
  }

  return {
    read,

    async change({
      input: { version, ...wanted },
      caller,
      scope,
    }: Call<typeof deskPageEndpoints.changeLanding>) {
      const main = await mainLanguage()
      await transact(db, async (tx) => {
        await lockPages(tx, 'landing')
        const known = await landingOf(tx, main)
        refuseUnless(known.version === version, coreFailures.changed_meanwhile)
        const changes = changedFields(known.values, wanted)
        if (!changes) return
        for (const part of landingParts(wanted, Object.keys(changes.after), main))
          await writeLanding(tx, part)
        await audit.record(tx, { by: caller, act: 'changed', ...about, ...changes })
      })
      return read(scope)
    },
  }
}

async function landingOf(db: Statements, main: Language) {
  const rows = await versionedLanding(db)
  return {
    version: rows.reduce((sum, { version }) => sum + version, 0),
    values: writtenLanding(rows, main),
  }
}

function undoRule(mainLanguage: () => Promise<Language>) {
  return undoChange({
    async read(db) {
      const { values } = await landingOf(db, await mainLanguage())
      return new Map([[about.subject_id, { ...values }]])
    },
    hold: (tx) => lockPages(tx, 'landing'),
    async write(tx, _id, fields) {
      const main = await mainLanguage()
      const { values } = await landingOf(tx, main)
      const wanted = landingContent.safeParse({ ...values, ...fields })
      if (!wanted.success) return false
      for (const part of landingParts(wanted.data, Object.keys(fields), main)) await writeLanding(tx, part)
      return true
    },
  })
}
