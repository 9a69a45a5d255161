// What the shop says about cookies: on the first visit, beside the page, until it is accepted.
import type { Locator } from '@playwright/test'
import { acceptedCookies } from '#contract/core/context-cookie.ts'
import { mainPages } from '../../fixtures/main-pages.ts'
import { expect, test } from '../../fixtures/test.ts'
import { openHydrated } from '../../pages/hydrated.ts'

const words = {
  en: { label: 'About cookies', accept: 'Got it', policy: 'Privacy policy' },
  ar: { label: 'حول ملفات تعريف الارتباط', accept: 'حسنًا', policy: 'سياسة الخصوصية' },
}

test('[FTR-05] the notice about cookies covers nothing, moves nothing and is gone once accepted', async ({
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
  await flawless()
  await shot('cookie-notice')
  await notice.getByRole('button', { name: text.accept }).press('Enter')
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(notice).toBeHidden()
})

test('[FTR-05] on the small screen of a first visit the notice covers nothing that can be pressed', {
  tag: '@narrow',
}, async ({ page, context, request, remember, language, shot }) => {
  const [landing, , , , product] = await mainPages({ page, request, remember })
  for (const path of [landing, product]) {
    await context.clearCookies({ name: acceptedCookies.name })
    await openHydrated(page, path ?? '')
    const notice = page.getByRole('region', { name: words[language].label })
    await expect(notice).toBeAttached()
    expect(await coveredBy(notice)).toEqual([])
    await shot(path === '/' ? 'cookies-landing' : 'cookies-product')
    // At the end of the page as at its beginning.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    expect(await coveredBy(notice)).toEqual([])
    // Nothing lies over the notice either.
    await notice.getByRole('button', { name: words[language].accept }).click()
    await expect(notice).toHaveCount(0)
  }
})

/** What can be pressed and has the notice over its middle. */
function coveredBy(notice: Locator): Promise<string[]> {
  return notice.evaluate((own) => {
    const all = [...document.querySelectorAll('a, button, input, select, textarea')]
    return all.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) return []
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      return own.contains(top) && !own.contains(element) ? [element.outerHTML.slice(0, 120)] : []
    })
  })
}
