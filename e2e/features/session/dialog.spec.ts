// Signing in over the page somebody is on: the page stays, and what they were about to do is done.
import type { Page } from '@playwright/test'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { newAccount, newPhone, type TestAccount } from '../../pages/account.ts'
import { cartPage, simpleItems } from '../../pages/cart-page.ts'

const texts = {
  en: { sign_in: 'Sign in', sign_up: 'Sign up', forgot: 'Forgot password?', forgotten: 'Forgotten password' },
  ar: {
    sign_in: 'تسجيل الدخول',
    sign_up: 'إنشاء حساب',
    forgot: 'هل نسيت كلمة المرور؟',
    forgotten: 'نسيت كلمة المرور',
  },
} as const

async function enterIn(
  page: Page,
  name: string,
  { phone, password }: Pick<TestAccount, 'phone' | 'password'>,
) {
  const dialog = page.getByRole('dialog', { name, exact: true })
  await dialog.locator('input[type=tel]').fill(phone)
  await dialog.locator('input[autocomplete=current-password]').fill(password)
  await dialog.locator('button[type=submit]').click()
}

test('[AUT-01] [GST-02] a guest signs in over the cart and goes on to the checkout with it', async ({
  page,
  request,
  remember,
  language,
  flawless,
  shot,
}) => {
  const text = texts[language]
  const { headers } = await settledIn({ page, request }, remember, 'grocery')
  const account = await newAccount(request)
  const [item] = await simpleItems(request, headers, language)
  const cart = cartPage(page, language)
  await cart.openStoreOf(item)
  await cart.add(item.name).click()
  await expect(cart.stepper(item.name)).toBeVisible()
  await cart.open()
  await cart.drawer.getByRole('button', { name: cart.text.checkout }).click()
  const question = page.getByRole('dialog', { name: cart.text.login_or_guest })
  await question.getByRole('link').first().click()
  await expect(page.getByRole('dialog', { name: text.sign_in, exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/store\//)
  await flawless()
  await shot('entrance-dialog')

  await enterIn(page, text.sign_in, account)
  await expect(page).toHaveURL(/\/checkout\?page=cart$/)
  await expect(page.getByRole('main').getByText(item.name).first()).toBeVisible()
})

test('[AUT-01] the dialog leads to the other forms and back without leaving the page', {
  tag: '@once',
}, async ({ page, request, remember, language }) => {
  const text = texts[language]
  const { headers } = await settledIn({ page, request }, remember, 'grocery')
  const [item] = await simpleItems(request, headers, language)
  const cart = cartPage(page, language)
  await cart.openStoreOf(item)
  await cart.add(item.name).click()
  await expect(cart.stepper(item.name)).toBeVisible()
  await cart.open()
  await cart.drawer.getByRole('button', { name: cart.text.checkout }).click()
  await page.getByRole('dialog', { name: cart.text.login_or_guest }).getByRole('link').first().click()
  await page
    .getByRole('dialog', { name: text.sign_in, exact: true })
    .getByRole('button', { name: text.forgot })
    .click()
  await page
    .getByRole('dialog', { name: text.forgotten, exact: true })
    .getByRole('button', { name: 'Back to sign in' })
    .click()
  await page
    .getByRole('dialog', { name: text.sign_in, exact: true })
    .getByRole('button', { name: text.sign_up, exact: true })
    .click()
  const signUp = page.getByRole('dialog', { name: text.sign_up, exact: true })
  const phone = newPhone()
  await signUp.getByLabel('First name').fill('Ann')
  await signUp.getByLabel('Last name').fill('Lee')
  await signUp.locator('input[type=tel]').fill(phone)
  await signUp.getByLabel('Email').fill(`ann.${phone}@shop.test`)
  await signUp.locator('input[autocomplete=new-password]').first().fill('a long secret')
  await signUp.locator('input[autocomplete=new-password]').last().fill('a long secret')
  await signUp.getByRole('checkbox').click()
  await signUp.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/checkout\?page=cart$/)
  await expect(page.getByRole('main').getByText(item.name).first()).toBeVisible()
})
