// Wallet, loyalty points and bringing friends, as their owner sees them.
import { expect, test } from '../fixtures/test.ts'
import { demoAccount, enterAs, newAccount } from '../pages/account.ts'
import { shopPage } from '../pages/shop-page.ts'
import { walletTexts } from '../pages/wallet-texts.ts'

const once = { tag: '@once' }

test('[PRF-04] the wallet tells what is in it and what happened to it', async ({
  page,
  request,
  language,
  flawless,
  shot,
}) => {
  const text = walletTexts[language]
  await enterAs(page, await demoAccount(request, 'Aliya'))
  await page.goto('/profile?page=wallet')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: text.wallet })).toBeVisible()
  await expect(main.getByRole('region', { name: text.balance })).toContainText('$74.88')
  const rows = main.getByRole('region', { name: text.transactions }).getByRole('listitem')
  await expect(rows).toHaveCount(8)
  await expect(rows.first()).toContainText(text.top_up)
  await expect(rows.first()).toContainText('+$22.00')
  // What happened for an order leads to it.
  const ofOrder = rows.getByRole('link', { name: /\d{6}/ }).first()
  await expect(ofOrder).toHaveAttribute('href', /^\/order-history\/\d{6}$/)
  await flawless()
  await shot('wallet')

  await main.getByRole('button', { name: text.referrals }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText(text.friends_order)
})

test('[PRF-04] money is added: paid it is there at once, canceled nothing changes, and the page stays in use', async ({
  page,
  request,
  language,
}) => {
  const text = walletTexts[language]
  const shop = shopPage(page, language)
  await enterAs(page, await newAccount(request))
  const balance = page.getByRole('region', { name: text.balance })
  const pay = async (end: 'paid' | 'canceled') => {
    await shop.main.getByRole('button', { name: text.add }).click()
    await page.getByRole('dialog').getByLabel(text.amount).fill('20')
    await page.getByRole('dialog').getByRole('button', { name: text.to_payment }).click()
    await page.waitForURL(/\/payment\/trial\//)
    await page.locator(`button[value="${end}"]`).click()
    await expect(page).toHaveURL(/\/profile\?page=wallet$/)
  }
  await page.goto('/profile?page=wallet')
  await pay('canceled')
  await expect(shop.notice(text.canceled)).toBeVisible()
  await expect(balance).toContainText('$0.00')
  await pay('paid')
  await expect(shop.notice(text.paid)).toBeVisible()
  await expect(balance).toContainText('$22.00')
  const rows = shop.main.getByRole('region', { name: text.transactions }).getByRole('listitem')
  await expect(rows.first()).toContainText('+$22.00')
})

test('[PRF-04] an empty wallet says so, and so do points', async ({ page, request, language }) => {
  const text = walletTexts[language]
  await enterAs(page, await newAccount(request))
  await page.goto('/profile?page=wallet')
  await expect(page.getByRole('main').getByText(text.none)).toBeVisible()
  await page.goto('/profile?page=loyalty-points')
  await expect(page.getByRole('main').getByText(text.no_points)).toBeVisible()
})

test('[PRF-04] the statement is a file with every transaction', once, async ({ page, request }) => {
  await enterAs(page, await demoAccount(request, 'Aliya'))
  await page.goto('/profile?page=wallet')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Statement (CSV)' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('fivefold-wallet.csv')
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk))
  const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n')
  expect(lines).toHaveLength(9)
  expect(lines[0]).toBe('Date,Kind,Reference,Credit,Bonus,Debit,Balance,Transaction ID')
  expect(lines[1]).toMatch(/,add_fund,payment 1,50,5,0,55,/)
})

test('[PRF-04] points and what they are worth', async ({ page, request, language, flawless, shot }) => {
  const text = walletTexts[language]
  await enterAs(page, await demoAccount(request, 'Aliya'))
  await page.goto('/profile?page=loyalty-points')
  const points = page.getByRole('region', { name: text.loyalty })
  await expect(points).toContainText('211')
  await expect(points).toContainText('$10.00')
  await flawless()
  await shot('loyalty-points')
})

test(
  '[PRF-04] [CHK-06] points become money, not fewer than allowed and not more than there are',
  once,
  async ({ page, request, language }) => {
    const shop = shopPage(page, language)
    await enterAs(page, await demoAccount(request, 'Daler'))
    await page.goto('/profile?page=loyalty-points')
    await expect(page.getByRole('region', { name: 'Loyalty points' })).toContainText('166')
    await shop.main.getByRole('button', { name: 'Convert to wallet' }).click()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByLabel('Points to convert')
    const convert = dialog.getByRole('button', { name: 'Convert to wallet' })
    await expect(field).toHaveValue('160')
    await field.fill('167')
    await convert.click()
    await expect(dialog.getByText('insufficient amount')).toBeVisible()
    await field.fill('80')
    await expect(dialog.getByText('Please exchange more than 100 points')).toBeVisible()
    await field.fill('125')
    await expect(dialog.getByText('5 points are left over')).toBeVisible()
    await field.fill('120')
    await expect(dialog.getByRole('status')).toContainText('$6.00')
    await convert.click()
    await expect(shop.notice('Point to wallet transfer successfully.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Loyalty points' })).toContainText('46')
    await page.goto('/profile?page=wallet')
    await expect(page.getByRole('region', { name: 'Wallet balance' })).toContainText('$29.32')
  },
)

test('[PRF-04] a friend’s link fills the sign-up form, and who joined is shown by initials', async ({
  page,
  context,
  request,
  language,
  flawless,
  shot,
}) => {
  const text = walletTexts[language]
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterAs(page, await demoAccount(request, 'Aliya'))
  await page.goto('/profile?page=referral-code')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: text.referral })).toBeVisible()
  await expect(main.getByText('ALIYA5FOLD')).toBeVisible()
  await expect(main.getByRole('region', { name: text.joined })).toContainText('D. R.')
  await expect(main.getByText('Rahimov')).toHaveCount(0)
  const telegram = main.getByRole('link', { name: 'Telegram' })
  await expect(telegram).toHaveAttribute('href', /^https:\/\/t\.me\/share\/url\?url=.*ref_code%3DALIYA5FOLD/)
  await expect(
    main
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: 'Telegram' }) })
      .getByRole('link'),
  ).toHaveCount(5)
  await flawless()
  await shot('referral-code')
})

test('[PRF-04] the wallet names the offers that bring money back', once, async ({ page, request }) => {
  await enterAs(page, await newAccount(request))
  await page.goto('/profile?page=wallet')
  const offers = page.getByRole('region', { name: 'Cashback' })
  await expect(offers).toContainText(/5%.? back on orders of .?\$100\.00.? or more\. At most .?\$10\.00/)
})

test('[AUT-01] the code of a friend’s link stands in the form', once, async ({ page }) => {
  await page.goto('/auth/sign-up?ref_code=ALIYA5FOLD')
  await expect(page.getByLabel('Referral code')).toHaveValue('ALIYA5FOLD')
})

test(
  '[HDR-04] [HDR-06] the account menu names the pages, and a guest is sent to sign in',
  once,
  async ({ page, request }) => {
    await page.goto('/profile?page=wallet')
    await expect(page).toHaveURL(/\/auth\/sign-in\?back=%2Fprofile%3Fpage%3Dwallet$/)
    await enterAs(page, await demoAccount(request, 'Aliya'))
    await page.goto('/home')
    await page.getByRole('button', { name: 'Account of Aliya Serik' }).click()
    const menu = page.getByRole('menu')
    for (const name of ['Wallet', 'Loyalty points', 'Referral code', 'Settings']) {
      await expect(menu.getByRole('menuitem', { name, exact: true })).toBeVisible()
    }
    await menu.getByRole('menuitem', { name: 'Wallet', exact: true }).click()
    await expect(page).toHaveURL(/\/profile\?page=wallet$/)
  },
)
