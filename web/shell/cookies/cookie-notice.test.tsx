// @vitest-environment happy-dom
// The notice about cookies: said once, accepted for good, and not at all where the shop says nothing.
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { acceptedCookies } from '#contract/core/context-cookie.ts'
import { renderPart } from '#web/testing/render-part.tsx'
import { CookieNoticeHost } from './cookie-notice-host.tsx'

const cookies_text = 'We keep a few small cookies.'

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${acceptedCookies.name}=; Max-Age=0; Path=/`
})

test('[FTR-05] a first visit reads what the shop says about cookies, with the way to the policy', async () => {
  await renderPart(<CookieNoticeHost />, { config: { cookies_text } })
  const notice = await screen.findByRole('region', { name: 'About cookies' })
  expect(notice.textContent).toContain(cookies_text)
  expect(screen.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe('/privacy-policy')
})

test('accepted, it is gone and does not come back', async () => {
  const { unmount } = await renderPart(<CookieNoticeHost />, { config: { cookies_text } })
  await userEvent.click(await screen.findByRole('button', { name: 'Got it' }))
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.cookie).toContain(`${acceptedCookies.name}=${acceptedCookies.value}`)
  unmount()
  await renderPart(<CookieNoticeHost />, { config: { cookies_text } })
  await act(async () => undefined)
  expect(screen.queryByRole('region')).toBeNull()
})

test('a shop that says nothing about cookies shows no notice', async () => {
  await renderPart(<CookieNoticeHost />, { config: { cookies_text: '  ' } })
  await act(async () => undefined)
  expect(screen.queryByRole('region')).toBeNull()
})
