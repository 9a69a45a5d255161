// @vitest-environment happy-dom
// A session that is not to be remembered is gone with the browser; any other stays.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endBriefSessionScript, markSession } from './brief-session.ts'

/** What closing a browser does to its cookies. */
function closeBrowser() {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = 'fivefold-open=; Max-Age=0; Path=/'
}

const openPage = () => new Function(endBriefSessionScript)()

beforeEach(() => {
  closeBrowser()
  markSession(false)
  localStorage.setItem('token', 'a token')
})

afterEach(() => localStorage.clear())

test.each([
  [true, null],
  [false, 'a token'],
])('brief %s: after the browser was closed the token is %s', (isBrief, token) => {
  markSession(isBrief)
  openPage()
  expect(localStorage.getItem('token')).toBe('a token')
  closeBrowser()
  openPage()
  expect(localStorage.getItem('token')).toBe(token)
})

test('who is remembered the next time stays signed in', () => {
  markSession(true)
  markSession(false)
  closeBrowser()
  openPage()
  expect(localStorage.getItem('token')).toBe('a token')
})
