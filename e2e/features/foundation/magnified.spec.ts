// Who magnifies to 400 %, spaces letters out or doubles the text still has the page: no bar takes it, no text is cut.
import type { APIRequestContext, Page } from '@playwright/test'
import type { ShopContext } from '#contract/core/shop-context.ts'
import { cutTexts } from '../../fixtures/cut-text.ts'
import { fillCart, newGuest } from '../../fixtures/filled-cart.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { storeBefore } from '../../pages/browser-storage.ts'
import { openHydrated } from '../../pages/hydrated.ts'
import { shopPage } from '../../pages/shop-page.ts'

test.slow()

/** 1280 × 1024 at 400 %. */
const magnified = { width: 320, height: 256 }

/** The values every page has to bear (WCAG 1.4.12). */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** The part of the window that bars cover wherever the page is scrolled to. */
function coveredPart(): number {
  const scroll = innerHeight
  window.scrollTo(0, scroll)
  let covered = 0
  for (let y = 2; y < innerHeight; y += 4) {
    const hits = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(innerWidth * part, y))
    const sticks = hits.filter((hit) => {
      for (let element = hit; element; element = element.parentElement) {
        const { position } = getComputedStyle(element)
        if (position === 'fixed' || position === 'sticky') return true
      }
      return false
    })
    covered += sticks.length / hits.length
  }
  return covered / Math.floor(innerHeight / 4)
}

/** Of a dialog, the part of the window that scrolls with its content. */
function contentPart(): number {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1)
  if (!dialog) return 0
  const scrollers = [dialog, ...dialog.querySelectorAll('*')].filter((element) =>
    /auto|scroll/.test(getComputedStyle(element).overflowY),
  )
  const heights = scrollers.map((element) => element.getBoundingClientRect().height)
  return Math.max(0, ...heights) / innerHeight
}

async function openAll(page: Page, paths: readonly string[], look: (path: string) => Promise<void>) {
  for (const path of paths) {
    await openHydrated(page, path)
    await look(path)
  }
}

interface Visit {
  page: Page
  request: APIRequestContext
  remember(context: Partial<ShopContext>): Promise<void>
}

/** The main pages, for somebody with a cart. */
async function mainPages({ page, request, remember }: Visit): Promise<string[]> {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const guest = await newGuest(request)
  const { store, item } = await fillCart(request, settled, guest)
  await storeBefore(page, { guest_id: guest.guest_id })
  return [
    '/',
    '/home',
    '/home?search=all-categories',
    `/store/${store.slug}`,
    `/product/${item.slug}`,
    '/checkout?page=cart',
  ]
}

test('at 400 % at least three fifths of the window are the page', { tag: '@long' }, async ({
  page,
  request,
  remember,
  language,
}) => {
  const paths = await mainPages({ page, request, remember })
  await page.setViewportSize(magnified)
  await openAll(page, paths, async (path) => {
    expect(await page.evaluate(coveredPart), `covered by bars on ${path}`).toBeLessThanOrEqual(0.4)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, `the width of ${path}`).toBeLessThanOrEqual(magnified.width)
  })
  const shop = shopPage(page, language)
  await openHydrated(page, '/home')
  await shop.modulesButton.click()
  await shop.modulesDialog.waitFor()
  expect(await page.evaluate(contentPart)).toBeGreaterThanOrEqual(0.6)
})

test('with more space between letters, words and lines no text is cut', { tag: '@long' }, async ({
  page,
  request,
  remember,
}) => {
  await openAll(page, await mainPages({ page, request, remember }), async (path) => {
    await page.addStyleTag({ content: spaced })
    expect(await page.evaluate(cutTexts), `cut on ${path}`).toEqual([])
  })
})

test('with text of twice the size no text is cut', { tag: '@long' }, async ({ page, request, remember }) => {
  await openAll(page, await mainPages({ page, request, remember }), async (path) => {
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    expect(await page.evaluate(cutTexts), `cut on ${path}`).toEqual([])
  })
})
