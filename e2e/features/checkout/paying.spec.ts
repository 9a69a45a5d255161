// Coupons and the other ways to pay and to order: offline, and a prescription.
import { fillCart } from '../../fixtures/filled-cart.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'

const once = { tag: '@once' }

test(
  '[CPN-01] a coupon is never applied unasked; applied it stands in the bill, a wrong one beside its field',
  once,
  async ({ page, request, remember }) => {
    const settled = await settledIn({ page, request }, remember, 'grocery')
    const account = await newAccount(request)
    await enterAs(page, account)
    await fillCart(request, settled, account)
    const checkout = checkoutPage(page, 'en')
    await checkout.open()
    const coupon = checkout.part('coupon')
    await expect(checkout.row('Coupon')).toHaveAccessibleDescription(
      /coupons? fits? this order|coupons fit this order/,
    )
    await checkout.openRow('Coupon')
    const best = coupon.getByText('Best for this order')
    await expect(best).toBeVisible()
    await expect(checkout.bill('Coupon')).toHaveCount(0)

    await coupon.getByLabel('Coupon code').fill('NOSUCHCODE')
    await coupon.getByRole('button', { name: 'Apply', exact: true }).first().click()
    await expect(coupon.getByText('This code does not exist')).toBeVisible()
    await expect(coupon.getByLabel('Coupon code')).toHaveValue('NOSUCHCODE')
    await expect(best).toBeVisible()
    await coupon.getByLabel('Coupon code').fill('')
    await expect(coupon.getByText('This code does not exist')).toHaveCount(0)

    await coupon
      .getByRole('button', { name: /^Apply [A-Z]/ })
      .first()
      .click()
    await expect(coupon.getByText('Coupon Applied')).toBeVisible()
    await expect(checkout.bill('You have Saved')).toBeVisible()
  },
)

test(
  '[CHK-04] an offline payment is told after placing, with the fields of its method',
  once,
  async ({ page, request, remember, flawless, shot }) => {
    const settled = await settledIn({ page, request }, remember, 'grocery')
    const account = await newAccount(request)
    await enterAs(page, account)
    await fillCart(request, settled, account)
    const checkout = checkoutPage(page, 'en')
    await checkout.open()
    await checkout.payBy('Bank transfer')
    await checkout.place.click()
    const send = checkout.main.getByRole('button', { name: 'Send payment details' })
    await expect(send).toBeVisible()
    await expect(page).toHaveURL(/method=offline/)
    await flawless()
    await shot('offline')
    await send.click()
    await expect(checkout.main.getByRole('alert').first()).toBeVisible()
    for (const field of await checkout.main.locator('form input').all()) await field.fill('12345')
    await send.click()
    await expect(page.getByRole('status').filter({ hasText: 'Payment info updated.' })).toBeVisible()
    await expect(checkout.confirmed).toBeVisible()
    await expect(checkout.main.getByText('We are checking your payment.')).toBeVisible()

    await checkout.main.getByRole('link', { name: 'Track order' }).click()
    await checkout.main.getByRole('button', { name: 'Correct the details' }).click()
    const correction = page.getByRole('dialog', { name: 'Correct the details' })
    await expect(correction.getByRole('textbox').first()).toHaveValue('12345')
    await flawless()
  },
)

const picture = {
  name: 'prescription.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test(
  '[CHK-06] a prescription goes with its pictures, at most three, and they survive a reload',
  once,
  async ({ page, request, remember, shot }) => {
    const { headers } = await settledIn({ page, request }, remember, 'pharmacy')
    await enterAs(page, await newAccount(request))
    const listed = await request.get('/api/v1/stores/get-stores/all?limit=50&offset=1', { headers })
    const { stores } = await listed.json()
    const pharmacy = stores.find(
      (one: { prescription_order: boolean; active: boolean; delivery: boolean; schedule_order: boolean }) =>
        one.prescription_order && one.active && one.delivery && one.schedule_order,
    )
    await page.goto(`/checkout?page=prescription&store_id=${pharmacy.id}`)
    const checkout = checkoutPage(page, 'en')
    const place = checkout.main.getByRole('button', { name: 'Place order' })
    await place.click()
    await expect(checkout.missing('prescription', 'Please upload your prescription image')).toBeVisible()
    const four = ['a', 'b', 'c', 'd'].map((name) => ({ ...picture, name: `${name}.png` }))
    await checkout.part('prescription').locator('input[type=file]').setInputFiles(four)
    await expect(checkout.part('prescription').getByRole('img')).toHaveCount(3)
    await expect(checkout.refusal('prescription', 'You can add up to 3 pictures.')).toBeVisible()
    await page.reload()
    await expect(checkout.part('prescription').getByRole('img')).toHaveCount(3)
    await shot('prescription')
    await checkout.chooseDay(checkout.text.tomorrow)
    await place.click()
    await expect(checkout.confirmed).toBeVisible()
    await expect(
      checkout.main.getByRole('listitem').filter({ hasText: 'reads your prescription and sets the price.' }),
    ).toBeVisible()
    // Nobody knows the price yet, so none is shown.
    await expect(checkout.main.getByText('You will see it here before delivery.')).toBeVisible()
    await expect(checkout.bill(checkout.text.total)).toHaveCount(0)
  },
)
