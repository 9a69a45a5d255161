// What the shop is set to: read together, changed group by group, checked against what the process was started with.
import { isDeepStrictEqual } from 'node:util'
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import { settingFailures } from '#contract/features/content/desk/desk-settings.failures.ts'
import {
  type DeskSettings,
  type SettingFacts,
  type SettingGroup,
  type SettingsByGroup,
  settingChange,
  settingGroupNames,
  settingGroups,
} from '#contract/features/content/desk/desk-settings.schema.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import type { AuditAuthor, AuditService } from '#server/features/audit/audit.service.ts'
import { changedFields } from '#server/features/audit/changed-fields.ts'
import { undoChange } from '#server/features/audit/undo-change.service.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureBase } from '#server/platform/images/picture-url.ts'
import { type ShopSettings, shopSettings } from '../settings.ts'
import {
  activeOfflineMethodCount,
  lockSettings,
  type SettingRow,
  versionedSettings,
  writeSetting,
} from './desk-settings.db.ts'
import { storedSettings, writtenSettings } from './setting-values.ts'

export interface DeskSettingParts {
  db: Database
  audit: AuditService
  time_zone: string
  /** Keys of the gateways this process can reach. */
  reachable: readonly string[]
  /** Gateways set up for the process: with one, digital payment is on until somebody turns it off. */
  set_up: ShopSettings['active_payment_method_list']
  identity_providers: readonly { name: string }[]
  /** Whether a code reaches a customer's phone, or a log that only a demo shows. */
  sends_codes: boolean
}

interface Known {
  stored: ShopSettings
  written: SettingsByGroup
  rows: readonly SettingRow[]
}

interface Change {
  group: SettingGroup
  values: Readonly<Record<string, unknown>>
}

interface ChangeCall {
  /** Checked by the schema of its group. */
  input: unknown
  caller: AuditAuthor
  scope: Pick<Scope, 'origin'>
}

export function createDeskSettings(parts: DeskSettingParts) {
  const { db, audit } = parts
  audit.undoes('setting', 'changed', undoRule(parts))

  async function read({ origin }: Pick<Scope, 'origin'>): Promise<DeskSettings> {
    const [known, facts] = await Promise.all([knownSettings(db, parts), factsOf(db, parts)])
    const { written } = known
    const one = <Group extends SettingGroup>(group: Group) => ({
      version: versionOf(group, known),
      values: written[group],
    })
    return {
      groups: {
        business: one('business'),
        formats: one('formats'),
        ordering: one('ordering'),
        charges: one('charges'),
        payment: one('payment'),
        wallet: one('wallet'),
        points: one('points'),
        cashback: one('cashback'),
        referral: one('referral'),
        sign_in: one('sign_in'),
        reach: one('reach'),
        notices: one('notices'),
        maintenance: one('maintenance'),
        colours: one('colours'),
      },
      facts: {
        ...facts,
        main_language: known.stored.default_language,
        picture_base: pictureBase(origin, 'business'),
      },
    }
  }

  return {
    read,

    async change(group: SettingGroup, { input, caller, scope }: ChangeCall): Promise<DeskSettings> {
      const { version, ...values } = settingChange.parse(input)
      await transact(db, async (tx) => {
        await lockSettings(tx)
        const known = await knownSettings(tx, parts)
        refuseUnless(versionOf(group, known) === version, coreFailures.changed_meanwhile)
        const changes = changedFields(known.written[group], values)
        if (!changes) return
        refuseImpossible(changes.after, await factsOf(tx, parts))
        await write(tx, known, { group, values })
        await audit.record(tx, { by: caller, act: 'changed', ...about(group), ...changes })
      })
      return read(scope)
    },
  }
}

async function knownSettings(db: Statements, { set_up }: Pick<DeskSettingParts, 'set_up'>): Promise<Known> {
  const rows = await versionedSettings(db)
  const own = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  const stored = shopSettings.parse({ digital_payment: set_up.length > 0, ...own })
  return { stored, written: writtenSettings(stored), rows }
}

/** Every change of a row makes it greater, and so does the first one of a row that was not there. */
function versionOf(group: SettingGroup, { written, rows }: Known): number {
  const keys = new Set(Object.keys(written[group]))
  return rows.reduce((sum, { key, version }) => sum + (keys.has(key) ? version : 0), 0)
}

type Facts = Omit<SettingFacts, 'main_language' | 'picture_base'>

async function factsOf(db: Statements, parts: DeskSettingParts): Promise<Facts> {
  return {
    time_zone: parts.time_zone,
    gateways: [...parts.reachable],
    providers: parts.identity_providers.map(({ name }) => name),
    sends_codes: parts.sends_codes,
    offline_methods: await activeOfflineMethodCount(db),
  }
}

/** Only what is being turned on: what was on before and cannot work now can still be saved beside. */
function refuseImpossible(changed: Readonly<Record<string, unknown>>, facts: Facts): void {
  refuseUnless(changed.digital_payment !== true || facts.gateways.length > 0, settingFailures.no_gateway)
  refuseUnless(
    changed.offline_payment_status !== true || facts.offline_methods > 0,
    settingFailures.no_offline_method,
  )
  refuseUnless(changed.customer_verification !== true || facts.sends_codes, settingFailures.no_codes)
}

/** Rows that say the same already stay as they are. */
async function write(tx: Statements, { stored, written }: Known, { group, values }: Change): Promise<void> {
  const before: Readonly<Record<string, unknown>> = written[group]
  const changed = Object.fromEntries(
    Object.entries(values).filter(([key, value]) => !isDeepStrictEqual(before[key], value)),
  )
  for (const [key, value] of Object.entries(storedSettings(changed, stored))) {
    await writeSetting(tx, key, value)
  }
}

const about = (group: SettingGroup) =>
  ({ subject: 'setting', subject_id: settingGroupNames.indexOf(group) + 1, subject_name: group }) as const

const groupOf = (id: number) => settingGroupNames[id - 1]

function undoRule(parts: DeskSettingParts) {
  return undoChange({
    async read(db, ids) {
      const { written } = await knownSettings(db, parts)
      return new Map(
        ids.flatMap((id) => {
          const group = groupOf(id)
          return group ? [[id, { ...written[group] }] as const] : []
        }),
      )
    },
    hold: lockSettings,
    async write(tx, id, fields) {
      const group = groupOf(id)
      if (!group) return false
      const known = await knownSettings(tx, parts)
      const wanted = settingGroups[group].safeParse({ ...known.written[group], ...fields })
      if (!wanted.success) return false
      await write(tx, known, { group, values: wanted.data })
      return true
    },
  })
}
