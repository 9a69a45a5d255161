// Stores as the desk shows them: in a list, and one with all that is edited.
import { ownText } from '#contract/core/desk.ts'
import type { Language } from '#contract/core/language.ts'
import { instantOf, type LocalMoment, secondsOf } from '#contract/core/local-time.ts'
import { traitsOf } from '#contract/core/module-type.ts'
import { fromMinor } from '#contract/core/money.ts'
import {
  deliveryTimeText,
  type MissingPart,
  type StateFacts,
  stateOf,
} from '#contract/features/store/desk/desk-store.rules.ts'
import type { DeskStore, DeskStoreRow, StoreTerms } from '#contract/features/store/desk/desk-store.schema.ts'
import { isPausedAt, nextOpening } from '#contract/features/store/store.rules.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import type { DeskStoreFacts } from './desk-stores.db.ts'
import { fieldsOf } from './store-values.ts'
import type { termRows } from './write-store.db.ts'

export interface Shown {
  moment: LocalMoment
  time_zone: string
  main: Language
  language: Language
  origin: string
}

function missingOf({
  store,
  schedules,
  sells_items,
  works_in_zone,
  module,
  zone,
}: DeskStoreFacts): MissingPart[] {
  const facts: Record<MissingPart, boolean> = {
    hours: schedules.length === 0,
    items: !sells_items,
    logo: store.logo === '',
    cover: store.cover_photo === '',
    zone_off: !zone.status,
    module_off: !module.status,
    module_not_in_zone: !works_in_zone,
  }
  return (Object.keys(facts) as MissingPart[]).filter((part) => facts[part])
}

function openingOf({ store, schedules, days_off }: DeskStoreFacts, { moment, time_zone }: Shown) {
  const { paused_until } = store
  const facts: StateFacts = { ...store, schedules, days_off, is_archived: store.archived_at !== null }
  const state = stateOf(facts, moment)
  const opens = state === 'paused' || state === 'outside_hours' ? nextOpening(schedules, moment, facts) : null
  const [date = '', time = ''] = paused_until?.split(' ') ?? []
  return {
    state,
    next_opening: opens ? instantOf(opens.date, opens.seconds, time_zone).toISOString() : null,
    paused_until: isPausedAt(paused_until, moment)
      ? instantOf(date, secondsOf(time), time_zone).toISOString()
      : null,
  }
}

const standingOf = (row: DeskStoreFacts, shown: Shown) => ({
  id: row.store.id,
  version: row.store.version,
  slug: row.store.slug,
  ...openingOf(row, shown),
  status: row.store.status,
  active: row.store.active,
  is_archived: row.store.archived_at !== null,
  missing: missingOf(row),
})

export function presentRow(row: DeskStoreFacts, shown: Shown): DeskStoreRow {
  const { store, module, zone } = row
  const { language, origin } = shown
  return {
    ...standingOf(row, shown),
    name: store.name[language],
    address: store.address[language],
    phone: store.phone,
    logo_full_url: store.logo && pictureUrl(origin, 'store', store.logo),
    module_name: module.name[language],
    zone_name: zone.name[language],
    featured: store.featured,
    recommended: store.recommended,
    comission: store.comission,
    minimum_order: fromMinor(store.minimum_order),
    total_items: store.total_items,
    order_count: store.order_count,
    avg_rating: store.avg_rating,
    rating_count: store.rating_count,
    created_at: store.created_at.toISOString(),
  }
}

export function presentStore(row: DeskStoreFacts, shown: Shown): DeskStore {
  const { store } = row
  const { main, language, origin } = shown
  const {
    archived: _archived,
    paused_until: _until,
    status: _status,
    active: _active,
    ...fields
  } = fieldsOf(row)
  const isMade =
    fields.delivery_time === deliveryTimeText(fields.min_delivery_minutes, fields.max_delivery_minutes)
  return {
    ...fields,
    ...standingOf(row, shown),
    name: ownText(store.name, main),
    address: ownText(store.address, main),
    footer_text: ownText(store.footer_text, main),
    meta_description: ownText(store.meta_description, main),
    announcement_message: ownText(store.announcement_message, main),
    delivery_time: isMade ? '' : fields.delivery_time,
    shown_name: store.name[language],
    logo_full_url: store.logo && pictureUrl(origin, 'store', store.logo),
    cover_photo_full_url: store.cover_photo && pictureUrl(origin, 'store-cover', store.cover_photo),
    total_items: store.total_items,
    order_count: store.order_count,
  }
}

export function presentTerms(
  { modules, zones, links }: Awaited<ReturnType<typeof termRows>>,
  language: Language,
): StoreTerms {
  return {
    modules: modules
      .filter(({ module_type }) => traitsOf(module_type).sells_from_stores)
      .map(({ id, module_name, module_type, status }) => ({
        id,
        name: module_name[language],
        module_type,
        status,
      })),
    zones: zones.map(({ id, name, status, rings }) => ({
      id,
      name: name[language],
      status,
      rings,
      module_ids: links.filter(({ zone_id }) => zone_id === id).map(({ module_id }) => module_id),
    })),
  }
}
