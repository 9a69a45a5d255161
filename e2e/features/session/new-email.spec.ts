// Confirming a changed e-mail address: what is said, what stays on the screen, and where the focus is.
import { expect, test } from '../../fixtures/test.ts'
import { enterAs, newAccount } from '../../pages/account.ts'
import { shopPage } from '../../pages/shop-page.ts'

const texts = {
  en: {
    email: 'Email',
    save: 'Save changes',
    next: 'Confirm your new email below.',
    card: 'Confirm your new email',
    send: 'Send code',
    again_in: /^Send another code in \d+ seconds?$/,
    code: 'Code',
    wrong: 'This code is not right. Check it, or ask for another one.',
    demo: 'Your code:',
    done: 'Your email is confirmed.',
  },
  ar: {
    email: 'البريد الإلكتروني',
    save: 'حفظ التغييرات',
    next: 'أكّد بريدك الإلكتروني الجديد أدناه.',
    card: 'أكّد بريدك الإلكتروني الجديد',
    send: 'إرسال الرمز',
    again_in: /^إرسال رمز آخر بعد \d+ (?:ثانية|ثوانٍ)$/,
    code: 'الرمز',
    wrong: 'الرمز غير صحيح. تحقّق منه أو اطلب رمزًا آخر.',
    demo: 'رمزك:',
    done: 'تم تأكيد بريدك الإلكتروني.',
  },
}

test('[PRF-02] a changed e-mail is confirmed by keyboard alone, and a wrong code is told in plain words', async ({
  page,
  language,
  request,
  expected,
  flawless,
  shot,
}) => {
  expected.push(/status of 404/)
  const text = texts[language]
  const account = await newAccount(request)
  const { main, notice } = shopPage(page, language)
  await enterAs(page, account)
  await page.goto('/profile?page=profile-settings')
  await main.getByLabel(text.email).fill(`new.${account.email}`)
  await page.keyboard.press('Enter')
  await expect(notice(text.next)).toBeVisible()

  const card = main.getByRole('region', { name: text.card })
  await card.getByRole('button', { name: text.send }).press('Enter')
  const first = card.getByRole('textbox', { name: text.code, exact: true })
  await expect(first).toBeFocused()
  const shown = await card.getByText(text.demo).textContent()
  const code = shown?.match(/\d{4}/)?.[0] ?? ''
  await page.keyboard.type(code === '0000' ? '1111' : '0000')
  await expect(card.getByRole('alert')).toHaveText(text.wrong)
  await expect(card.getByRole('button', { name: text.again_in })).toBeDisabled()
  await flawless()
  await shot('wrong-code')

  await expect(first).toBeFocused()
  await page.keyboard.type(code)
  await expect(notice(text.done)).toBeVisible()
  await expect(card).toBeHidden()
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
})

test('[PRF-02] after a reload the code that was sent can still be typed, and the wait is counted', {
  tag: '@once',
}, async ({ page, language, request, expected }) => {
  expected.push(/status of 405/)
  const text = texts[language]
  const account = await newAccount(request)
  const email = `new.${account.email}`
  const headers = { authorization: `Bearer ${account.token}` }
  const change = { f_name: 'Ann', l_name: 'Lee', email }
  await request.post('/api/v1/customer/update-profile', { headers, data: change })
  const sent = await request.post('/api/v1/auth/check-email', { data: { email } })
  const { demo_otp } = await sent.json()
  await enterAs(page, account)
  await page.goto('/profile?page=profile-settings')
  const { main, notice } = shopPage(page, language)
  const card = main.getByRole('region', { name: text.card })
  await card.getByRole('button', { name: text.send }).click()
  await expect(card.getByRole('button', { name: text.again_in })).toBeDisabled()
  await card.getByRole('textbox', { name: text.code, exact: true }).pressSequentially(demo_otp)
  await expect(notice(text.done)).toBeVisible()
})
