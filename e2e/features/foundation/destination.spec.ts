// One page for a whole zone: where its visitor is, only the browser knows, and it fills that in without a jump.
import { z } from 'zod'
import { greatCircle } from '#contract/core/great-circle.ts'
import { layoutShiftOf } from '../../fixtures/layout-shift.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { shopCookieValue } from '../../fixtures/shop-cookie.ts'
import { expect, test } from '../../fixtures/test.ts'
import { scrollToTarget } from '../../pages/scroll-to.ts'

const point = { latitude: z.string(), longitude: z.string() }
const stores = z.object({ stores: z.tuple([z.object({ name: z.string(), ...point })]) })

test('visitors of one zone are sent the same bytes, and nothing of each other', { tag: '@once' }, async ({
  page,
  request,
  remember,
}) => {
  const { module, zone_ids, place } = await settledIn({ page, request }, remember)
  const pageOf = async (location: string, step: number) => {
    const here = { lat: place.lat + step / 1_000, lng: place.lng - step / 1_000 }
    const cookie = `fivefold-context=${shopCookieValue({ language: 'en', module, zone_ids, place: here, location })}`
    return (await request.get('/home', { headers: { cookie, accept: 'text/html' } })).text()
  }
  await pageOf('First street 11', 1)
  await expect(async () => {
    const [one, other] = [await pageOf('Second street 22', 2), await pageOf('Third street 33', 3)]
    expect(one).toBe(other)
    expect(one).not.toMatch(/(?:First|Second|Third) street/)
    expect(one).not.toContain(String(place.lat + 2 / 1_000))
  }).toPass()
})

test('[CRD-10] address and distances are filled in without a jump', async ({
  page,
  request,
  remember,
  language,
}) => {
  const { place, headers } = await settledIn({ page, request }, remember)
  await page.goto('/home', { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toContainText('Main square 1')
  // Of an item in the first row in sight.
  const dish = page.getByRole('main').getByRole('article').first()
  await expect(dish.locator('bdi').filter({ hasText: /^\d+\.\d\d (?:km|كم)$/ })).toBeVisible()
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02)
  const localised = { ...headers, 'x-localization': language }
  const reply = await request.get('/api/v1/stores/get-stores/all?limit=1&offset=1', { headers: localised })
  const [nearest] = stores.parse(await reply.json()).stores
  // It is loaded when it comes near the screen.
  const list = page.locator('#stores')
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(list.getByRole('article').first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const card = list.getByRole('article').filter({ hasText: nearest.name }).first()
  await scrollToTarget(card)
  const metres = greatCircle(place, { lat: Number(nearest.latitude), lng: Number(nearest.longitude) })
  await expect(card).toContainText((metres / 1_000).toFixed(2))
})
