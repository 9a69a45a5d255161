// The customer's own account; features that keep something about customers add their parts here.
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import type { Item } from '#contract/features/item/item.schema.ts'
import { profileFailures } from '#contract/features/profile/profile.failures.ts'
import type { MyData, Profile } from '#contract/features/profile/profile.schema.ts'
import type { AccountRemoval } from '#server/database/account-removal.ts'
import type { Database } from '#server/database/connection.ts'
import type { AddressService } from '#server/features/address/address.service.ts'
import type { ItemService } from '#server/features/item/item.service.ts'
import type { SessionService } from '#server/features/session/session.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { CustomerIdentity } from '#server/platform/http/caller/identity.ts'
import { createNotices } from './notices.ts'
import { createPortraits, type PortraitStore } from './portrait.ts'
import {
  type CustomerRow,
  changeCustomer,
  customerById,
  keepFirebaseToken,
  knownCategoryIds,
  knownZoneIds,
  suggestedItemIds,
} from './profile.db.ts'
import { presentProfile } from './profile.present.ts'
import { createProfileUpdate } from './profile-update.ts'
import { createRemoveAccount, type RemoveAccountParts } from './remove-account.ts'

export interface ProfileParts extends RemoveAccountParts {
  db: Database
  clock: Clock
  time_zone: string
  pictures: PortraitStore
  sessions: Pick<SessionService, 'devices' | 'revokeAll' | 'revokeOthers'>
  addresses: Pick<AddressService, 'allOf' | 'forget'>
  items: Pick<ItemService, 'itemsByIds'>
  /** What other features keep about a customer, by the name it has in the customer's copy. */
  personalData: Readonly<Record<string, PersonalData>>
}

export interface PersonalData {
  /** For the customer's own copy of everything kept. */
  export?: (customer_id: number, scope: Scope) => Promise<unknown>
  /** A part of the account's going. */
  forget?: (customer_id: number, removal: AccountRemoval) => Promise<void>
}

export function createProfileService(parts: ProfileParts) {
  const { db, clock, sessions } = parts
  const notices = createNotices(parts)
  const portraits = createPortraits(parts.pictures)

  return {
    ...createProfileUpdate({
      ...{ db, clock, sessions, portraits },
      requireCustomer: (id) => requireCustomer(db, id),
    }),
    notifications: notices.list,
    /** Leaves a notice for one customer. */
    storeNotice: notices.store,

    info: (customer_id: number, scope: Scope): Promise<Profile> => showProfile(parts, customer_id, scope),

    /** Those that still exist, so that they can be sent back as they are. */
    async interest(customer_id: number): Promise<{ interest: number[] }> {
      const { interest } = await requireCustomer(db, customer_id)
      const known = await knownCategoryIds(db, interest)
      return { interest: interest.filter((id) => known.includes(id)) }
    },

    async setInterest(customer_id: number, interest: readonly number[]): Promise<void> {
      const wanted = [...new Set(interest)]
      const known = await knownCategoryIds(db, wanted)
      refuseUnless(known.length === wanted.length, profileFailures.interest_unknown)
      await change(parts, customer_id, { interest: wanted })
    },

    /** '@' is what clients send on sign-out. */
    setPushToken: (session_id: number, token: string): Promise<void> =>
      keepFirebaseToken(db, session_id, token === '@' ? null : token),

    async setZone(customer_id: number, scope: Scope): Promise<never[]> {
      const [zone_id] = await knownZoneIds(db, scope.zone_ids)
      refuseUnless(zone_id !== undefined, profileFailures.zone_unknown)
      await change(parts, customer_id, { zone_id })
      return []
    },

    suggestedItems: (customer_id: number, scope: Scope): Promise<Item[]> =>
      suggestItems(parts, customer_id, scope),
    myData: (caller: CustomerIdentity, scope: Scope): Promise<MyData> =>
      exportMyData(parts, notices, caller, scope),
    remove: createRemoveAccount({ ...parts, portraits }),
  }
}

export type ProfileService = ReturnType<typeof createProfileService>

async function requireCustomer(db: Database, id: number): Promise<CustomerRow> {
  const row = await customerById(db, id)
  // Removed between the check of the token and here.
  refuseUnless(row, coreFailures.unauthenticated)
  return row
}

async function change({ db, clock }: ProfileParts, id: number, columns: Partial<CustomerRow>): Promise<void> {
  await changeCustomer(db, id, { ...columns, updated_at: clock.now() })
}

/** The language is remembered, for messages sent while the customer is away. */
async function showProfile(
  parts: ProfileParts,
  customer_id: number,
  { language, origin }: Scope,
): Promise<Profile> {
  const row = await requireCustomer(parts.db, customer_id)
  if (row.current_language_key !== language) {
    await change(parts, customer_id, { current_language_key: language })
  }
  const held = await parts.holdings(customer_id)
  return presentProfile({ ...row, current_language_key: language }, held, { origin, at: parts.clock.now() })
}

async function suggestItems({ db, items }: ProfileParts, customer_id: number, scope: Scope): Promise<Item[]> {
  refuseUnless(scope.zone_ids.length > 0, profileFailures.zone_required)
  const { interest } = await requireCustomer(db, customer_id)
  const liked = interest.length === 0 ? [] : await suggestedItemIds(db, scope, interest)
  const ids = liked.length > 0 ? liked : await suggestedItemIds(db, scope, null)
  return items.itemsByIds(ids, scope)
}

async function exportMyData(
  parts: ProfileParts,
  notices: Pick<ReturnType<typeof createNotices>, 'allOf'>,
  caller: CustomerIdentity,
  scope: Scope,
): Promise<MyData> {
  const { customer_id } = caller
  const row = await requireCustomer(parts.db, customer_id)
  const [held, more, kept, devices, notified] = await Promise.all([
    parts.holdings(customer_id),
    exportedByFeatures(parts, customer_id, scope),
    parts.addresses.allOf(customer_id),
    parts.sessions.devices(caller),
    notices.allOf(customer_id, scope),
  ])
  const at = parts.clock.now()
  return {
    ...more,
    exported_at: at.toISOString(),
    profile: presentProfile(row, held, { origin: scope.origin, at }),
    interest: row.interest,
    addresses: kept,
    sessions: devices,
    notifications: notified,
  }
}

async function exportedByFeatures({ personalData }: ProfileParts, customer_id: number, scope: Scope) {
  const named = Object.entries(personalData).map(async ([name, data]) => [
    name,
    await data.export?.(customer_id, scope),
  ])
  return Object.fromEntries(await Promise.all(named))
}
