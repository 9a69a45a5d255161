// What the shop says about cookies: on the first visit, beside the page, until it is accepted.
import { acceptedCookies } from '#contract/core/context-cookie.ts'
import { expect, test } from '../../fixtures/test.ts'

const words = {
  en: { label: 'About cookies', accept: 'Got it', policy: 'Privacy policy' },
  ar: { label: 'حول ملفات تعريف الارتباط', accept: 'حسنًا', policy: 'سياسة الخصوصية' },
}

test('[FTR-05] the notice about cookies covers no bar, moves nothing and is gone once accepted', async ({
  page,
  context,
  language,
  flawless,
  shot,
}) => {
  const text = words[language]
  await context.clearCookies({ name: acceptedCookies.name })
  await page.goto('/home')
  const notice = page.getByRole('region', { name: text.label })
  await expect(notice.getByRole('link', { name: text.policy })).toHaveAttribute('href', '/privacy-policy')
  const { height } = page.viewportSize() ?? { height: 0 }
  const box = await notice.boundingBox()
  // Bars that stick to the end of a phone's screen stay free.
  const room = page.viewportSize()?.width === 390 ? 150 : 0
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height - room)
  await flawless()
  await shot('cookie-notice')
  await notice.getByRole('button', { name: text.accept }).press('Enter')
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(notice).toBeHidden()
})
