// Every refusal and validation message exists in every language, with the same places to fill in.
import { describe, expect, test } from 'vitest'
import { linkSlip } from '#contract/core/desk-fields.ts'
import { coreFailures, type FailureKind } from '#contract/core/failure.ts'
import { languages } from '#contract/core/language.ts'
import { auditFailures } from '#contract/features/audit/audit.failures.ts'
import { cartFailures } from '#contract/features/cart/cart.failures.ts'
import { contentFailures } from '#contract/features/content/content.failures.ts'
import { shortListFailures } from '#contract/features/content/desk/short-list.failures.ts'
import { longestWay } from '#contract/features/content/desk/short-list.schema.ts'
import { deskCouponFailures } from '#contract/features/coupon/desk/desk-coupon.failures.ts'
import { couponSlips } from '#contract/features/coupon/desk/desk-coupon.schema.ts'
import { fileProblems, importFailures, rowFailures } from '#contract/features/import/import.failures.ts'
import { deskItemFailures } from '#contract/features/item/desk/desk-item.failures.ts'
import { locationFailures } from '#contract/features/location/location.failures.ts'
import { deskModuleFailures } from '#contract/features/module/desk/desk-module.failures.ts'
import { deskNoticeFailures } from '#contract/features/notification/desk/desk-notice.failures.ts'
import { noticeSlips } from '#contract/features/notification/desk/desk-notice.schema.ts'
import { bannerSlips } from '#contract/features/promotion/desk/desk-banner.schema.ts'
import { campaignSlips } from '#contract/features/promotion/desk/desk-campaign.schema.ts'
import { deskPromotionFailures } from '#contract/features/promotion/desk/desk-promotion.failures.ts'
import { promotionFailures } from '#contract/features/promotion/promotion.failures.ts'
import { staffFailures } from '#contract/features/staff/staff.failures.ts'
import { staffStores } from '#contract/features/staff/staff.schema.ts'
import { deskStoreFailures } from '#contract/features/store/desk/desk-store.failures.ts'
import { storeFailures } from '#contract/features/store/store.failures.ts'
import { wishlistFailures } from '#contract/features/wishlist/wishlist.failures.ts'
import { borderFailures, deskZoneFailures } from '#contract/features/zone/desk/desk-zone.failures.ts'
import { zoneFailures } from '#contract/features/zone/zone.failures.ts'
import { validationTemplates } from '../http/request/validation.ts'
import { arabicMessages } from './messages.ar.ts'
import { russianMessages } from './messages.ru.ts'
import { tajikMessages } from './messages.tg.ts'
import { translate } from './translate.ts'

const failures: FailureKind[] = [
  coreFailures,
  auditFailures,
  cartFailures,
  fileProblems,
  importFailures,
  rowFailures,
  deskItemFailures,
  locationFailures,
  contentFailures,
  deskCouponFailures,
  deskNoticeFailures,
  deskPromotionFailures,
  promotionFailures,
  staffFailures,
  storeFailures,
  deskStoreFailures,
  wishlistFailures,
  zoneFailures,
  borderFailures,
  deskZoneFailures,
  deskModuleFailures,
  shortListFailures,
].flatMap((kinds): FailureKind[] => Object.values(kinds))

const texts = new Set([
  ...failures.map((failure) => failure.message),
  ...Object.values(validationTemplates),
  staffStores,
  linkSlip,
  ...Object.values({ ...couponSlips, ...noticeSlips, ...bannerSlips }),
  ...Object.values(campaignSlips),
  'The sequence is saved.',
  longestWay,
  'The change was taken back.',
  'The second step is off.',
  'Subscription successful',
  'Added successfully',
  'Successfully removed',
  'Thank you. We will tell you when we deliver here.',
  'The Idempotency-Key header must hold 1 to 200 characters.',
])

const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

describe.each([
  ['ar', arabicMessages, /\p{Script=Arabic}/u],
  ['tg', tajikMessages, /\p{Script=Cyrillic}/u],
  ['ru', russianMessages, /\p{Script=Cyrillic}/u],
] as const)('[HDR-08] in %s', (language, messages, script) => {
  test.each([...texts])('%s', (text) => {
    const translated = messages[text]
    expect(translated, 'is translated').toMatch(script)
    expect(places(translated ?? '')).toEqual(places(text))
  })

  test('every message of the catalogue keeps the places of its English text', () => {
    for (const [text, translated] of Object.entries(messages))
      expect(places(translated)).toEqual(places(text))
  })

  test('a parameter is put into its place', () => {
    expect(
      translate(language, 'The {field} must be at least {limit}.', { field: 'lat', limit: 7 }),
    ).toContain('7')
  })
})

test.each([
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
  '{constructor}',
  '{toString} {__proto__}',
])('a text that is no message of ours, %j, stays as it is in every language', (text) => {
  for (const language of languages) expect(translate(language, text)).toBe(text)
})
