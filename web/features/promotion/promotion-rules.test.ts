// Small rules of banners, steps and sold bars.
import { expect, test } from 'vitest'
import type { SectionBanners } from '#contract/features/promotion/banner.schema.ts'
import { bannerAutoplay, slideLooks, slidesInView, storeSlideLook } from './banner-slides.ts'
import { fixedBanner } from './fixed-banner.ts'
import { promotionSteps } from './promotion-steps.ts'
import { shopLink } from './shop-link.ts'
import { soldPercent } from './sold-bar.tsx'

test('[HOM-12] banners stay four seconds', () => {
  expect(bannerAutoplay).toBe(4_000)
})

test('[HOM-12] how many banners stand side by side follows module and count', () => {
  const inView = (module: Parameters<typeof slidesInView>[0]) =>
    [1, 2, 3, 6].map((count) => slidesInView(module, count))
  expect(inView('food')).toEqual([1, 1, 1, 1])
  expect(inView('grocery')).toEqual([1, 2, 2, 2])
  expect(inView('pharmacy')).toEqual([1, 2, 3, 3])
  expect(inView('ecommerce')).toEqual([1, 2, 2, 2])
  expect(slideLooks[slidesInView('pharmacy', 6)].slide).toContain('basis-full')
})

test('[STO-01] a store’s own banners stand two side by side, a single one over the whole width', () => {
  expect([2, 3].map((count) => storeSlideLook(count).slide)).toEqual(Array(2).fill('basis-full md:basis-1/2'))
  expect(storeSlideLook(1).slide).toBe('basis-full')
})

test('[HOM-16] a link of a banner is a path of the shop with its search and place, or an address outside', () => {
  expect(shopLink('/store/kumo-sushi?categories=12&q=a%20b#menu')).toEqual({
    path: '/store/kumo-sushi',
    search: { categories: '12', q: 'a b' },
    hash: 'menu',
  })
  expect(shopLink('/flash-sales')).toEqual({ path: '/flash-sales', search: {}, hash: '' })
  for (const outside of ['https://example.com/', '//example.com', '/\\example.com', 'mailto:a@b.c', '']) {
    expect(shopLink(outside), outside).toBeNull()
  }
})

test('[CRD-07] the bar shows sold against stock, and nothing left has no bar', () => {
  expect(soldPercent({ sold: 3, stock: 12, available_stock: 9 })).toBe(25)
  expect(soldPercent({ sold: 0, stock: 12, available_stock: 12 })).toBe(0)
  expect(soldPercent({ sold: 12, stock: 12, available_stock: 0 })).toBeNull()
  expect(soldPercent({ sold: 0, stock: 0, available_stock: 0 })).toBeNull()
})

test('[HOM-18] six entries are three steps, in order, whatever order they come in', () => {
  const entry = (key: string, value: string) => ({ id: 1, module_id: 5, key, value })
  const steps = promotionSteps([
    entry('content3_title', 'C'),
    entry('content1_subtitle', 'a'),
    entry('content2_title', 'B'),
    entry('content2_subtitle', 'b'),
    entry('content1_title', 'A'),
    entry('content3_subtitle', 'c'),
  ])
  expect(steps).toEqual([
    { label: 'A', description: 'a' },
    { label: 'B', description: 'b' },
    { label: 'C', description: 'c' },
  ])
  expect(promotionSteps([])).toEqual([])
})

const board: SectionBanners = {
  promotional_banner_url: 'https://shop.example/img/promotion',
  best_reviewed_section_banner: 'reviewed.webp',
  bottom_section_banner: 'bottom.webp',
  new_arrival_section_banner: null,
  banners: [
    {
      id: 1,
      module_id: 2,
      key: 'best_reviewed_section_banner',
      value: 'reviewed.webp',
      value_full_url: 'https://shop.example/full/reviewed.webp',
      title: 'Picked by hand',
      short_description: 'The best of the market',
      type: 'promotional_banner',
      status: 1,
    },
  ],
}

test('[HOM-19] a fixed place has its picture and words; without words base and file name make the picture', () => {
  expect(fixedBanner(board, 'best_reviewed_section_banner')).toEqual({
    url: 'https://shop.example/full/reviewed.webp',
    title: 'Picked by hand',
    text: 'The best of the market',
  })
  expect(fixedBanner(board, 'bottom_section_banner')?.url).toBe(
    'https://shop.example/img/promotion/bottom.webp',
  )
  expect(fixedBanner(board, 'new_arrival_section_banner')).toBeNull()
  expect(fixedBanner(board, 'basic_section_nearby')).toBeNull()
})
