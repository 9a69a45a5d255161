// What customers say about who brings the order: from the page that follows it, one press away, and back again.
import { door, placeOrder } from '../../fixtures/placed-order.ts'
import { shopSide } from '../../fixtures/shop-side.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { driverMessage } from '../../pages/location-picker.ts'
import { trackPage } from '../../pages/track-page.ts'

const comment = 'Came early and called before'

test('[TRK-02] the reviews of the courier open over the order and give the focus back', async ({
  page,
  request,
  baseURL,
  language,
  expected,
  flawless,
  shot,
}) => {
  // Two orders, with a map that is drawn in software.
  test.slow()
  expected.push(driverMessage)
  const account = await newAccount(request)
  const headers = { authorization: `Bearer ${account.token}` }
  const shop = shopSide(baseURL)
  const onItsWay = async () => {
    const id = await placeOrder(request, account)
    await shop.say('confirm', id)
    return id
  }

  const before = await onItsWay()
  const courier = await shop.giveToCourier(before, door)
  await shop.say('handover', before)
  await shop.say('pickup', before, '--as', 'deliveryman')
  await shop.say('deliver', before)
  const said = { order_id: before, delivery_man_id: courier, rating: 4, comment }
  const sent = await request.post('/api/v1/delivery-man/reviews/submit', { headers, data: said })
  expect(sent.status()).toBe(200)

  const now = await onItsWay()
  await shop.say('assign', now, courier)
  await enterAs(page, account)
  const track = trackPage(page, language)
  await track.open(now)
  await track.reviews.click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('progressbar')).toHaveCount(5)
  await expect(drawer.getByText(comment)).toBeVisible()
  await flawless()
  await shot('courier-reviews')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(track.reviews).toBeFocused()
})
