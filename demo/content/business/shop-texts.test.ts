// Policies, messages, reviews and lists of the demo world: long enough and alike in every language.
import { describe, expect, test } from 'vitest'
import { languages } from '#contract/core/language.ts'
import { deliveryMen } from './delivery-men.ts'
import { notifications } from './notifications.ts'
import { offlineMethods } from './offline-methods.ts'
import { policies } from './policies.ts'
import { cancellationReasons, refundReasons } from './reasons.ts'
import { reviewers } from './reviewers.ts'
import { deliveryManReviews, itemReviews } from './reviews.ts'
import { socialMedia } from './social-media.ts'
import { testimonials } from './testimonials.ts'
import { mostChosenTip, tipAmounts } from './tips.ts'
import { walletBonuses } from './wallet-bonuses.ts'

describe('shop-wide texts', () => {
  test('[FTR-04] each policy has four to eight sections in plain tags, alike in every language', () => {
    for (const html of Object.values(policies)) {
      const tags = languages.map((language) => (html[language].match(/<[^>]*>/g) ?? []).join(''))
      expect(new Set(tags).size).toBe(1)
      const sections = html.en.split('<h2>').length - 1
      expect(sections).toBeGreaterThanOrEqual(4)
      expect(sections).toBeLessThanOrEqual(8)
      expect(html.en.replace(/<\/?(?:h2|p|ul|li)>/g, '')).not.toContain('<')
    }
  })

  test('lists are long enough', () => {
    expect(Object.values(itemReviews).flat().length).toBeGreaterThanOrEqual(60)
    expect(new Set(reviewers.map((one) => `${one.f_name} ${one.l_name}`)).size).toBe(40)
    expect(deliveryMen).toHaveLength(12)
    expect(testimonials.length).toBeGreaterThanOrEqual(8)
    expect(cancellationReasons.filter((one) => one.user_type === 'customer').length).toBeGreaterThanOrEqual(6)
    expect(refundReasons.length).toBeGreaterThanOrEqual(6)
    expect(offlineMethods.length).toBeGreaterThanOrEqual(2)
    expect(walletBonuses.length).toBeGreaterThanOrEqual(3)
    expect(notifications.length).toBeGreaterThanOrEqual(4)
    expect(tipAmounts).toContain(mostChosenTip)
  })

  test('reviews cover every rating in every module', () => {
    for (const comments of [...Object.values(itemReviews), deliveryManReviews]) {
      expect([...new Set(comments.map((one) => one.rating))].sort()).toEqual([1, 2, 3, 4, 5])
    }
  })

  test('[FTR-02] the five social networks are there', () => {
    expect(socialMedia.map((one) => one.name)).toEqual([
      'facebook',
      'instagram',
      'twitter',
      'linkedin',
      'pinterest',
    ])
  })
})
