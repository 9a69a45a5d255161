// The address book: its page, its form, and choosing from it in the header.
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount, type TestAccount } from '../../pages/account.ts'
import { addressBook } from '../../pages/address-book.ts'
import { storedIn } from '../../pages/browser-storage.ts'
import { driverMessage, locationPicker } from '../../pages/location-picker.ts'
import { locationTexts } from '../../pages/location-texts.ts'
import { shopPage } from '../../pages/shop-page.ts'

const once = { tag: '@once' }

test.beforeEach(({ expected }) => {
  expected.push(driverMessage)
})

const home = {
  address: '10 Respubliki Avenue, Astana',
  address_type: 'home',
  contact_person_name: 'Ann Lee',
  contact_person_number: '+77011112233',
  latitude: 51.1605,
  longitude: 71.43,
}
const gym = {
  ...home,
  address: '25 Kenesary Street, Astana',
  address_type: 'Gym',
  address_label: 'Gym',
  house: '25',
  latitude: 51.165,
  longitude: 71.42,
}

async function saveAddress(request: APIRequestContext, { token }: TestAccount, data: typeof home) {
  const headers = { authorization: `Bearer ${token}` }
  const reply = await request.post('/api/v1/customer/address/add', { headers, data })
  expect(reply.status()).toBe(200)
}

test('[NET-13] a guest is sent to sign in and back', once, async ({ page, request }) => {
  const account = await newAccount(request)
  await page.goto('/address')
  await expect(page).toHaveURL(/\/auth\/sign-in\?back=%2Faddress$/)
  const main = page.getByRole('main')
  await expect(main.locator('button[type=submit]')).toBeEnabled()
  await main.locator('input[type=tel]').fill(account.phone)
  await main.locator('input[autocomplete=current-password]').fill(account.password)
  await main.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/address$/)
})

test('[ADR-08] [ADR-11] an empty book says how to begin', async ({
  page,
  language,
  request,
  flawless,
  shot,
}) => {
  const text = locationTexts[language]
  await enterAs(page, await newAccount(request))
  await page.goto('/address')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.my_addresses)
  if (language === 'en') {
    await expect(
      main.getByText('Oops - You don’t have any saved address yet. please save address to continue'),
    ).toBeVisible()
  }
  await main.getByRole('button', { name: text.add }).click()
  const form = page.getByRole('dialog', { name: text.add_title })
  await expect(form.getByRole('application')).toBeVisible()
  await expect(form.getByText('© OpenStreetMap contributors')).toBeVisible()
  await flawless()
  await shot('form')
})

test(
  '[ADR-02] [ADR-05] the form begins with the profile and says what is missing',
  once,
  async ({ page, request }) => {
    const account = await newAccount(request)
    await enterAs(page, account)
    const book = addressBook(page)
    await page.goto('/address')
    await book.add.click()
    await expect(book.field('Contact person name')).toHaveValue('Ann Lee')
    await expect(book.dialog.locator('input[type=tel]')).toHaveValue(account.phone)
    await expect(book.field('Set Location')).toHaveValue(/Astana/)
    await expect(book.dialog.getByRole('textbox', { name: 'Label', exact: true })).toBeHidden()

    await book.field('Contact person name').fill('')
    await book.dialog.locator('input[type=tel]').fill('')
    await book.field('Set Location').fill(' ')
    await book.save.click()
    for (const problem of ['Address is required', 'Name is required', 'Phone Number is required']) {
      await expect(book.dialog.getByRole('alert').filter({ hasText: problem })).toBeVisible()
    }
  },
)

test(
  '[ADR-03] [ADR-12] a new address is sent whole, told, and stands in the list',
  once,
  async ({ page, language, request }) => {
    await enterAs(page, await newAccount(request))
    const book = addressBook(page)
    await page.goto('/address')
    await book.add.click()
    await expect(book.field('Set Location')).toHaveValue(/Astana/)
    await book.dialog.getByRole('radio', { name: 'Other' }).click()
    await book.dialog.getByRole('textbox', { name: 'Label', exact: true }).fill('Gym')
    await book.field('Street').fill('Kenesary')
    await book.field('House number').fill('25')
    await book.field('Floor').fill('3')
    await book.field('Note for the courier').fill('Second door')
    const sent = page.waitForRequest(/customer\/address\/add/)
    await book.save.click()
    expect((await sent).postDataJSON()).toMatchObject({
      address: expect.stringContaining('Astana'),
      address_type: 'Gym',
      address_label: 'Gym',
      contact_person_name: 'Ann Lee',
      contact_person_number: expect.stringMatching(/^\+7701\d{7}$/),
      contact_person_email: expect.stringContaining('@'),
      house: '25',
      floor: '3',
      road: 'Kenesary',
      additional_information: 'Second door',
      latitude: expect.any(Number),
      longitude: expect.any(Number),
    })
    await expect(shopPage(page, language).notice('Successfully added')).toBeVisible()
    await expect(book.cards).toHaveCount(1)
    await expect(book.cards.first()).toContainText('Gym')
  },
)

test(
  '[ADR-11] [ADR-13] editing a labelled address opens as other, and deleting asks',
  once,
  async ({ page, language, request, flawless }) => {
    const account = await newAccount(request)
    await saveAddress(request, account, gym)
    await enterAs(page, account)
    const book = addressBook(page)
    const shop = shopPage(page, language)
    await page.goto('/address')
    await page.getByRole('button', { name: 'Edit: Gym' }).click()
    await expect(book.dialog.getByRole('radio', { name: 'Other' })).toBeChecked()
    const label = book.dialog.getByRole('textbox', { name: 'Label', exact: true })
    await expect(label).toHaveValue('Gym')
    // The first answer about the pin does not rewrite what was saved.
    await expect(book.field('Set Location')).toHaveValue(gym.address)
    await label.fill('Pool')
    const sent = page.waitForRequest(
      (one) => /address\/update\/\d+$/.test(one.url()) && one.method() === 'PUT',
    )
    await book.save.click()
    expect((await sent).postDataJSON()).toMatchObject({
      address_type: 'Pool',
      address_label: 'Pool',
      house: '25',
    })
    await expect(book.cards.first()).toContainText('Pool')

    await page.getByRole('button', { name: 'Delete: Pool' }).click()
    await flawless()
    await shop.question.getByRole('button', { name: 'Cancel' }).click()
    await expect(book.cards).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Delete: Pool' })).toBeFocused()
    await page.getByRole('button', { name: 'Delete: Pool' }).click()
    await shop.question.getByRole('button', { name: 'Delete' }).click()
    await expect(book.cards).toHaveCount(0)
    await expect(page.getByText('Oops - You don’t have any saved address yet.')).toBeVisible()
    // The card and its buttons are gone; who goes on with keys must not begin at the top of the page.
    await expect(book.add).toBeFocused()
  },
)

test(
  '[ADR-14] an address that is not saved serves at once and leaves the book alone',
  once,
  async ({ page, language, request }) => {
    await enterAs(page, await newAccount(request))
    const book = addressBook(page)
    await page.goto('/address')
    await book.add.click()
    await expect(book.field('Set Location')).toHaveValue(/Astana/)
    await book.field('House number').fill('7B')
    await book.dialog.getByRole('checkbox', { name: 'Save this Address' }).click()
    await expect(book.dialog.getByRole('status').filter({ hasText: 'next order' })).toBeVisible()
    await book.save.click()
    await expect(shopPage(page, language).notice('New delivery address selected.')).toBeVisible()
    expect(await storedIn(page, 'location')).toContain('Astana')
    await expect(book.cards).toHaveCount(0)
  },
)

test('[LOC-07] choosing a saved address reloads the page where it was', async ({
  page,
  language,
  request,
}) => {
  const account = await newAccount(request)
  await saveAddress(request, account, home)
  await saveAddress(request, account, gym)
  await enterAs(page, account)
  const picker = locationPicker(page, language)
  const shop = shopPage(page, language)
  await page.goto('/terms-and-conditions')
  await page.evaluate(() => window.scrollTo(0, 400))
  await picker.openPanel()
  await picker.panel.getByRole('radio', { name: 'Gym' }).click()
  const place = await page.evaluate(() => window.scrollY)
  const reloaded = page.waitForEvent('load')
  await picker.panel.getByRole('button', { name: picker.text.select }).click()
  await reloaded
  await expect(shop.notice(picker.text.selected)).toBeVisible()
  await expect(page).toHaveURL(/\/terms-and-conditions$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  await expect(picker.trigger).toContainText(gym.address)
  expect(await storedIn(page, 'location')).toBe(gym.address)
  expect(JSON.parse((await storedIn(page, 'currentLatLng')) ?? '')).toEqual({ lat: 51.165, lng: 71.42 })
  expect(JSON.parse((await storedIn(page, 'zoneid')) ?? '')).toContain(1)
})

test(
  '[LOC-07] an address nobody delivers to changes the place but not the zone',
  once,
  async ({ page, language, request }) => {
    const account = await newAccount(request)
    await saveAddress(request, account, home)
    await enterAs(page, account)
    await page.route(/customer\/address\/list/, async (route) => {
      const reply = await route.fetch()
      const body = await reply.json()
      await route.fulfill({
        response: reply,
        json: {
          ...body,
          addresses: body.addresses.map((one: object) => ({ ...one, zone_ids: [], zone_id: null })),
        },
      })
    })
    const picker = locationPicker(page, language)
    await page.goto('/about-us')
    await picker.openPanel()
    await picker.panel.getByRole('radio').first().click()
    await picker.panel.getByRole('button', { name: picker.text.select }).click()
    await expect.poll(() => storedIn(page, 'location')).toBe(home.address)
    expect(await storedIn(page, 'zoneid')).toBeNull()
    await expect(shopPage(page, language).notice(picker.text.selected)).toHaveCount(0)
  },
)

test('[ADR-08] without saved addresses the header says so', once, async ({ page, language, request }) => {
  await enterAs(page, await newAccount(request))
  const picker = locationPicker(page, language)
  await page.goto('/about-us')
  await picker.openPanel()
  await expect(picker.panel).toContainText(picker.text.none_to_select)
})
