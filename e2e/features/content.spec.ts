// Policies, help, newsletter: what the business says about itself on every page.
import { expect, test } from '../fixtures/test.ts'
import { shellPage } from '../pages/shell-page.ts'

const policies = [
  '/about-us',
  '/terms-and-conditions',
  '/privacy-policy',
  '/refund-policy',
  '/cancellation-policy',
  '/shipping-policy',
] as const

for (const path of policies) {
  test(`[FTR-04] ${path} shows the text of the server under its name`, async ({ page, language }) => {
    const shell = shellPage(page, language)
    await page.goto('/help-and-support')
    const link = shell.footer.locator(`a[href="${path}"]`)
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page).toHaveTitle(new RegExp(name))
    expect(await page.getByRole('article').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2)
  })
}

test('[FTR-04] a policy can be read by everybody', async ({ page, flawless, shot }) => {
  await page.goto('/privacy-policy')
  await flawless()
  await shot('policy')
})

test('[FTR-05] page and text share an address, decided by Accept', { tag: '@once' }, async ({ request }) => {
  const page = await request.get('/about-us', { headers: { accept: 'text/html' } })
  expect(page.headers()['content-type']).toContain('text/html')
  const text = await request.get('/about-us', { headers: { accept: 'application/json' } })
  expect(text.headers()['content-type']).toContain('application/json')
  expect(await text.json()).toContain('<h2>')
})

test('[FTR-04] help is called Contact in the parcel module', async ({ page, language, remember }) => {
  const shell = shellPage(page, language)
  await page.goto('/help-and-support')
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(title).toHaveText(shell.text.help)
  await remember({ module: { id: 5, module_type: 'parcel', module_name: 'Parcel' } })
  await page.goto('/help-and-support')
  await expect(title).toHaveText(shell.text.contact)
  await expect(shell.footer.locator('a[href="/help-and-support"]')).toHaveText(shell.text.contact)
})

test('[FTR-02] the footer leads to the networks and to a person', async ({ page, language, request }) => {
  const shell = shellPage(page, language)
  const config = await (await request.get('/api/v1/config')).json()
  await page.goto('/help-and-support')
  for (const { link } of config.social_media) {
    await expect(shell.footer.locator(`a[href="${link}"]`)).toHaveAttribute('target', '_blank')
  }
  await expect(shell.footer.locator(`a[href="mailto:${config.email}"]`)).toBeVisible()
  await expect(shell.footer.locator(`a[href="tel:${config.phone}"]`)).toBeVisible()
})

test.describe('the newsletter', () => {
  test('[FTR-01] a bad address is said and nothing is sent', async ({ page, language }) => {
    const shell = shellPage(page, language)
    const sent: string[] = []
    page.on(
      'request',
      (request) => request.url().includes('newsletter/subscribe') && sent.push(request.url()),
    )
    await page.goto('/help-and-support')
    const button = shell.footer.getByRole('button', { name: shell.text.subscribe })
    await expect.poll(async () => (await button.boundingBox())?.width).toBe(100)
    for (const address of ['', 'nobody', 'a@b']) {
      await shell.footer.getByRole('textbox').fill(address)
      await button.click()
      await expect(shell.footer.getByRole('alert')).toHaveText(shell.text.invalid_email)
    }
    expect(sent).toEqual([])
  })

  test('[FTR-01] a good address is thanked for once', async ({ page, language, expected }) => {
    expected.push(/status of 403/)
    const shell = shellPage(page, language)
    const address = `reader-${crypto.randomUUID()}@fivefold.example`
    await page.goto('/help-and-support')
    const field = shell.footer.getByRole('textbox')
    const button = shell.footer.getByRole('button', { name: shell.text.subscribe })
    await field.fill(address)
    await button.click()
    await expect(page.getByRole('status').filter({ hasText: shell.text.subscribed })).toBeVisible()
    await expect(field).toHaveValue('')
    await field.fill(address)
    await button.click()
    await expect(shell.footer.getByRole('alert')).toHaveText(shell.text.taken)
  })
})

test('the sitemap, the rules for robots and the manifest are there', { tag: '@once' }, async ({
  request,
}) => {
  expect(await (await request.get('/sitemap.xml')).text()).toContain('<loc>')
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
})

test('an address below a page that has none says so and leads back', { tag: '@once' }, async ({
  page,
  expected,
}) => {
  expected.push(/status of 404/)
  const main = page.getByRole('main')
  for (const path of ['/flash-sales/1', '/home/elsewhere', '/category/1/2']) {
    const reply = await page.goto(path)
    expect(reply?.status()).toBe(404)
    await expect(main.getByRole('heading', { name: 'This page is not here' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Go to the shop' })).toBeVisible()
  }
})
