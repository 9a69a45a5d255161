// Banners, campaigns and coupons of the demo world: enough of each, and every kind of them.
import { describe, expect, test } from 'vitest'
import { moduleContents } from '#demo/build/module-contents.ts'
import { pictureJobs } from '#demo/build/pictures.ts'
import { doubles } from '../content.fixture.ts'
import { demoModules } from '../demo-modules.ts'
import { banners } from './banners.ts'
import { basicCampaigns } from './campaigns.ts'
import { coupons } from './coupons.ts'
import { itemCampaigns } from './item-campaigns.ts'
import { storeBanners } from './store-banners.ts'

describe('promotions', () => {
  test.each(demoModules)('%s has banners, campaigns and coupons with keys of their own', (module) => {
    expect(banners[module].length).toBeGreaterThanOrEqual(5)
    expect(doubles(banners[module].map((one) => one.key))).toEqual([])
    expect(basicCampaigns[module].length).toBeGreaterThanOrEqual(3)
    expect(coupons[module].length).toBeGreaterThanOrEqual(3)
  })

  test('[HOM-16] only default banners carry a link, and shops show all three types', () => {
    const all = demoModules.flatMap((module) => banners[module])
    expect(all.filter((one) => (one.type === 'default') !== (one.link?.startsWith('/') ?? false))).toEqual([])
    for (const module of ['food', 'grocery', 'pharmacy', 'ecommerce'] as const) {
      expect(new Set(banners[module].map((one) => one.type)).size).toBe(3)
      expect(itemCampaigns[module].length).toBeGreaterThanOrEqual(3)
    }
  })

  test('[HOM-16] what a banner of a store or item, or a campaign, speaks of is sold', () => {
    for (const module of ['food', 'grocery', 'pharmacy', 'ecommerce'] as const) {
      const leading = banners[module].filter((one) => one.type !== 'default')
      expect(leading.filter((one) => !one.about)).toEqual([])
      const sold = moduleContents[module].items.flatMap(({ key, category }) => [key, category])
      for (const { about = [] } of [...leading, ...itemCampaigns[module]]) {
        expect(about.filter((key) => !sold.includes(key))).toEqual([])
      }
    }
  })

  test('[STO-01] every banner, of a home page or of a store, has a picture of its own', () => {
    const made = [...Object.values(banners).flat(), ...Object.values(storeBanners).flat()]
    const drawn = pictureJobs().flatMap(({ folder, name }) => (folder === 'banner' ? [name] : []))
    expect(doubles(drawn)).toEqual([])
    expect(drawn.toSorted()).toEqual(made.map(({ key }) => key).toSorted())
  })

  test('campaign discounts leave something to pay', () => {
    const priced = Object.values(itemCampaigns).flat()
    const left = priced.map((one) =>
      one.discount_type === 'percent' ? one.price * (1 - one.discount / 100) : one.price - one.discount,
    )
    expect(Math.min(...left)).toBeGreaterThan(0)
  })

  test('[CPN-01] coupon codes are unique and every kind occurs', () => {
    const all = Object.values(coupons).flat()
    expect(doubles(all.map((one) => one.code))).toEqual([])
    expect([...new Set(all.map((one) => one.coupon_type))].sort()).toEqual(
      ['default', 'first_order', 'free_delivery', 'store_wise', 'zone_wise'].sort(),
    )
    expect(all.filter((one) => one.discount_type === 'percent' && one.discount > 100)).toEqual([])
    expect(all.filter((one) => one.discount_type === 'amount' && one.discount >= one.min_purchase)).toEqual(
      [],
    )
  })
})
