// Writing with support, from both entry routes, and the bell beside it.

import { placeOrder } from '../fixtures/placed-order.ts'
import { expect, type TestLanguage, test } from '../fixtures/test.ts'
import { enterAs, newAccount } from '../pages/account.ts'

const english = {
  support: 'Support',
  message: 'Write a message',
  send: 'Send',
  attach: 'Attach pictures',
  search: 'Search by name',
  at_most: 'Maximum 3 images can be send at a time.',
  nobody: 'Nobody with this name.',
  bell: /^Notifications/,
  no_notices: 'No notifications yet.',
}

const texts: Record<TestLanguage, typeof english> = {
  en: english,
  ar: {
    support: 'الدعم',
    message: 'اكتب رسالة',
    send: 'إرسال',
    attach: 'إرفاق صور',
    search: 'ابحث بالاسم',
    at_most: 'يمكن إرسال 3 صور كحد أقصى في المرة الواحدة.',
    nobody: 'لا أحد بهذا الاسم.',
    bell: /^الإشعارات/,
    no_notices: 'لا إشعارات بعد.',
  },
}

const picture = {
  name: 'bag.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('[CHT-01] a customer writes to support and reads it again in the inbox', async ({
  page,
  request,
  language,
  flawless,
  shot,
}) => {
  const say = texts[language]
  await enterAs(page, await newAccount(request))
  await page.goto('/chatting')
  await page.getByRole('button', { name: say.support }).click()
  const line = page.getByRole('textbox', { name: say.message })
  await line.fill('Where is <b>my</b> order?')
  await line.press('Enter')
  const log = page.getByRole('log')
  await expect(log.getByText('Where is <b>my</b> order?')).toBeVisible()
  await expect(line).toHaveValue('')
  await flawless()
  await shot('chat')
  await page.goto('/profile?page=inbox&type=admin&id=0&routeName=admin_id&chatFrom=true')
  await expect(page.getByRole('log').getByText('Where is <b>my</b> order?')).toBeVisible()
})

test('[CHT-01] what was said stands there once, though it comes back before its answer', {
  tag: '@once',
}, async ({ page, request, language }) => {
  const say = texts[language]
  await enterAs(page, await newAccount(request))
  await page.goto('/chatting?type=admin')
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/customer/message/send', async (route) => {
    const response = await route.fetch()
    await answered
    await route.fulfill({ response })
  })
  const line = page.getByRole('textbox', { name: say.message })
  await line.fill('Is it warm?')
  const back = page.waitForResponse(
    async (response) =>
      response.url().includes('/customer/message/details') && (await response.text()).includes('Is it warm?'),
  )
  await line.press('Enter')
  await back
  const said = page.getByRole('log').getByText('Is it warm?')
  await expect(page.getByRole('log').getByRole('img', { name: /^(Sent|Seen)$/ })).toBeVisible()
  await expect(said).toHaveCount(1)
  answer()
  await expect(said).toHaveCount(1)
})

test('[CHT-01] pictures go along, three at most', async ({ page, request, language }) => {
  const say = texts[language]
  await enterAs(page, await newAccount(request))
  await page.goto('/chatting?type=admin')
  const files = [1, 2, 3, 4].map((number) => ({ ...picture, name: `bag-${number}.png` }))
  await page.getByLabel(say.attach).setInputFiles(files)
  await expect(page.getByText(say.at_most)).toBeVisible()
  await page.getByRole('button', { name: say.send }).click()
  await expect(page.getByRole('log').getByRole('link')).toHaveCount(3)
})

test('[CHT-01] a conversation is found by name', { tag: '@once' }, async ({ page, request }) => {
  const account = await newAccount(request)
  const headers = { authorization: `Bearer ${account.token}` }
  const data = { receiver_type: 'admin', receiver_id: 0, message: 'Hello' }
  await request.post('/api/v1/customer/message/send', { headers, data })
  await enterAs(page, account)
  await page.goto('/chatting')
  const list = page.getByRole('list', { name: 'Conversations' })
  await expect(list.getByRole('button')).toContainText(['Hello'])
  const search = page.getByRole('searchbox', { name: texts.en.search })
  await search.fill('nobody at all')
  await expect(page.getByText(texts.en.nobody)).toBeVisible()
  await search.fill('fivef')
  await expect(list.getByRole('button')).toHaveCount(1)
})

test('[HDR-02] the bell tells what is new', async ({ page, request, language, remember }) => {
  await remember({ zone_ids: [1], place: { lat: 51.1282, lng: 71.4306 }, location: 'Kenesary 1' })
  const account = await newAccount(request)
  await enterAs(page, account)
  await page.goto('/profile?page=settings')
  const bell = page.getByRole('button', { name: texts[language].bell }).filter({ visible: true })
  await expect(bell).toBeVisible()
  await bell.click()
  const panel = page.getByRole('dialog')
  // What was told before the account was made is no news to it.
  await expect(panel).toContainText(texts[language].no_notices)
  await page.keyboard.press('Escape')
  await placeOrder(request, account)
  await page.reload()
  await bell.click()
  await expect(panel.getByRole('listitem').first()).toBeVisible()
})
