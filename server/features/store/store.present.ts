// A store row in the words of the wire: the caller's language, decimals, 0 and 1, distance from the caller.
import { toBit } from '#contract/core/bit.ts'
import { addDays, instantOf, type LocalMoment, secondsOf } from '#contract/core/local-time.ts'
import { fromMinor } from '#contract/core/money.ts'
import {
  isDiscountValid,
  isOpenAt,
  isPausedAt,
  nextOpening,
  offDays,
  openingTimeToday,
  positiveRating,
} from '#contract/features/store/store.rules.ts'
import type { Store, StoreDiscount } from '#contract/features/store/store.schema.ts'
import type { ReferenceTables } from '#server/catalogue/reference/reference-data.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import type { StoreRow } from './store.db.ts'

export interface StoreMoment {
  moment: LocalMoment
  time_zone: string
  /** Whether the shop takes scheduled orders at all. */
  schedule_order: boolean
  tables: Pick<ReferenceTables, 'categoryById'>
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one literal of the wire's fields; lists are made of it, and put together from groups of fields it took twice as long
export function presentStore(row: StoreRow, now: StoreMoment, scope: Scope): Store {
  const { store } = row
  const { language, origin } = scope
  const hours = hoursNow(row, now)
  const cover = pictureUrl(origin, 'store-cover', store.cover_photo)
  const discount = presentDiscount(row.discount, now.moment)
  return {
    id: store.id,
    slug: store.slug,
    name: store.name[language],
    phone: store.phone,
    email: store.email,
    vendor_id: store.vendor_id,
    module_id: store.module_id,
    zone_id: store.zone_id,
    status: toBit(store.status),
    featured: toBit(store.featured),
    is_recommended: store.recommended,
    created_at: store.created_at.toISOString(),
    updated_at: store.updated_at.toISOString(),
    logo: store.logo,
    logo_full_url: pictureUrl(origin, 'store', store.logo),
    cover_photo: store.cover_photo,
    cover_photo_full_url: cover,
    meta_title: store.name[language],
    meta_description: store.meta_description[language],
    meta_image: store.cover_photo,
    meta_image_full_url: cover,
    footer_text: store.footer_text[language],
    announcement: toBit(store.announcement),
    announcement_message: store.announcement_message[language],
    latitude: String(store.latitude),
    longitude: String(store.longitude),
    address: store.address[language],
    distance: scope.distanceTo({ lat: store.latitude, lng: store.longitude }) ?? 0,
    active: store.active,
    open: hours.open,
    off_day: hours.off_day,
    current_opening_time: hours.current_opening_time,
    next_opening: hours.next_opening,
    delivery: store.delivery,
    take_away: store.take_away,
    schedule_order: store.schedule_order && now.schedule_order,
    order_place_to_schedule_interval: store.order_place_to_schedule_interval,
    free_delivery: store.free_delivery,
    self_delivery_system: toBit(store.self_delivery_system),
    delivery_time: store.delivery_time,
    min_delivery_time: store.min_delivery_minutes,
    max_delivery_time: store.max_delivery_minutes,
    minimum_order: fromMinor(store.minimum_order),
    minimum_shipping_charge: fromMinor(store.minimum_shipping_charge ?? 0),
    maximum_shipping_charge:
      store.maximum_shipping_charge === null ? null : fromMinor(store.maximum_shipping_charge),
    per_km_shipping_charge: fromMinor(store.per_km_shipping_charge ?? 0),
    tax: store.tax,
    comission: store.comission,
    extra_packaging_status: store.extra_packaging_status,
    extra_packaging_amount: fromMinor(store.extra_packaging_amount),
    prescription_order: store.prescription_order,
    cutlery: store.cutlery,
    veg: toBit(store.veg),
    non_veg: toBit(store.non_veg),
    halal_tag_status: toBit(store.halal_tag_status),
    item_section: store.item_section,
    reviews_section: store.reviews_section,
    pos_system: false,
    gst_status: false,
    gst_code: '',
    order_count: store.order_count,
    total_order: store.order_count,
    total_items: store.total_items,
    total_campaigns: row.total_campaigns,
    avg_rating: store.avg_rating,
    rating_count: store.rating_count,
    ratings: store.ratings,
    positive_rating: positiveRating(store.ratings),
    discount,
    discount_status: discount !== null || row.sells_reduced_item,
    category_ids: store.category_ids,
    cuisines: cuisinesOf(store.category_ids, now.tables, scope),
  }
}

/** A card has no room for more. */
const cuisinesAtMost = 3

/** Of two with the same priority the older comes first, as in the tree. */
function cuisinesOf(
  ids: readonly number[],
  { categoryById }: StoreMoment['tables'],
  { language }: Scope,
): string[] {
  return ids
    .flatMap((id) => categoryById.get(id) ?? [])
    .filter(({ parent_id }) => parent_id === 0)
    .toSorted((one, other) => other.priority - one.priority || one.id - other.id)
    .slice(0, cuisinesAtMost)
    .map(({ name }) => name[language])
}

function hoursNow({ store, hours, days_off }: StoreRow, { moment, time_zone }: StoreMoment) {
  const exceptions = { days_off, paused_until: store.paused_until }
  // Nobody can tell when a store switches itself on again, so only hours and pauses promise an opening.
  const opening = store.active ? nextOpening(hours, moment, exceptions) : null
  return {
    open: toBit(isOpenAt(hours, moment, exceptions)),
    off_day: offDays(hours).join(','),
    current_opening_time: openingTimeToday(hours, moment, exceptions),
    next_opening: opening ? instantOf(opening.date, opening.seconds, time_zone).toISOString() : null,
  }
}

/** What a page says beyond its card, for the times that can be chosen there. */
export function presentExceptions(
  { store: { paused_until }, days_off }: Pick<StoreRow, 'store' | 'days_off'>,
  moment: LocalMoment,
  time_zone: string,
) {
  const yesterday = addDays(moment.date, -1)
  const [date = '', time = ''] = paused_until?.split(' ') ?? []
  return {
    days_off: days_off.filter((day) => day >= yesterday),
    paused_until: isPausedAt(paused_until, moment)
      ? instantOf(date, secondsOf(time), time_zone).toISOString()
      : null,
  }
}

function presentDiscount(row: StoreRow['discount'], moment: LocalMoment): StoreDiscount | null {
  if (!row || !isDiscountValid(row, moment)) return null
  return {
    ...row,
    min_purchase: fromMinor(row.min_purchase),
    max_discount: fromMinor(row.max_discount),
    // Percent × 100: hundredths, like minor units.
    discount: fromMinor(row.discount),
    discount_type: 'percent',
  }
}
