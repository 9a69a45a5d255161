// Saved addresses a store does not deliver to: shown as such, never as none.
import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { fillCart } from '../../fixtures/filled-cart.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount, type TestAccount } from '../../pages/account.ts'
import { checkoutPage } from '../../pages/checkout-page.ts'
import { driverMessage } from '../../pages/location-picker.ts'
import { locationTexts } from '../../pages/location-texts.ts'

const texts = {
  en: {
    change: 'Change address',
    saved: 'Saved Addresses',
    outside: 'These saved addresses are outside the area this store delivers to:',
    none: 'Oops - You don’t have any saved address yet.',
  },
  ar: {
    change: 'تغيير العنوان',
    saved: 'العناوين المحفوظة',
    outside: 'هذان العنوانان المحفوظان خارج منطقة توصيل هذا المتجر:',
    none: 'عذرًا، ليس لديك أي عنوان محفوظ بعد',
  },
}

/** On the left bank, where the stores of the centre do not deliver. */
const places = [
  { address: '1 Turan Avenue, Astana', latitude: 51.11, longitude: 71.405 },
  { address: '2 Turan Avenue, Astana', latitude: 51.105, longitude: 71.41 },
]

async function saveAddresses(request: APIRequestContext, { token }: TestAccount): Promise<number[]> {
  const contact = { contact_person_name: 'Ann Lee', contact_person_number: '+77011112233' }
  const zones: number[] = []
  for (const place of places) {
    const reply = await request.post('/api/v1/customer/address/add', {
      headers: { authorization: `Bearer ${token}` },
      data: { ...place, ...contact, address_type: 'home' },
    })
    zones.push(...z.object({ zone_ids: z.array(z.number()) }).parse(await reply.json()).zone_ids)
  }
  return zones
}

test('[ADR-08] [ADR-09] addresses outside the zone of the store are shown with the reason', async ({
  page,
  request,
  remember,
  language,
  flawless,
  shot,
}) => {
  const settled = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  await enterAs(page, account)
  const { store } = await fillCart(request, settled, account)
  expect(await saveAddresses(request, account)).not.toContain(store.zone_id)
  const text = texts[language]
  const checkout = checkoutPage(page, language)
  await checkout.open()
  await checkout.openRow(checkout.text.addresses)
  await checkout.part('address').getByRole('button', { name: text.change }).first().click()
  const dialog = page.getByRole('dialog', { name: text.saved })
  await expect(dialog.getByText(text.outside)).toBeVisible()
  for (const { address } of places) await expect(dialog.getByText(address)).toBeVisible()
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await expect(dialog.getByText(text.none)).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: locationTexts[language].select })).toBeDisabled()
  await shot('outside')
  await flawless()
})

test('[ADR-09] a store of a module that serves every zone delivers to all of them', { tag: '@once' }, async ({
  page,
  request,
  remember,
  expected,
}) => {
  expected.push(driverMessage)
  const settled = await settledIn({ page, request }, remember, 'ecommerce')
  const account = await newAccount(request)
  await enterAs(page, account)
  const { store } = await fillCart(request, settled, account)
  expect(await saveAddresses(request, account)).not.toContain(store.zone_id)
  const checkout = checkoutPage(page, 'en')
  await checkout.open()
  await checkout.openRow(checkout.text.addresses)
  await checkout.part('address').getByRole('button', { name: texts.en.change }).first().click()
  await expect(page.getByRole('dialog', { name: texts.en.saved }).getByRole('radio')).toHaveCount(2)
})
