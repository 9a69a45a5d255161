// The content policy of a cached page allows the scripts we wrote into it, and none that somebody else got in.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pageWithoutNonce } from './inline-scripts.ts'

const nonce = 'bm9uY2Ugb2YgdGhlIHBhZ2U='
const own = ` nonce="${nonce}"`
const state = `state('<script nonce="x">evil()\\x3C/script>')`

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const pageWith = (injected: string) =>
  `<script${own}>${state}</script><p>${injected}</p><script${own}>start()</script><script${own} src="/a.js"></script>`

test('every script that carries the nonce is named by what it says, once, and the nonce is gone', () => {
  const page = pageWithoutNonce(`${pageWith('')}<script${own}>start()</script>`, nonce)
  expect(page?.scripts).toEqual([sourceOf(state), sourceOf('start()')])
  expect(page?.text).not.toContain(nonce)
})

test.each([
  ['an injected script', '<script>evil()</script>'],
  ['one in capitals', '<SCRIPT>evil()</SCRIPT>'],
  ['one with a guessed nonce', '<script nonce="guess">evil()</script>'],
  ['one with an empty nonce', '<script nonce="">evil()</script>'],
  ['a module', '<script type="module">evil()</script>'],
])('%s is not allowed, and those of the page still are', (_, injected) => {
  expect(pageWithoutNonce(pageWith(injected), nonce)?.scripts).toEqual([sourceOf(state), sourceOf('start()')])
})

test.each([
  ['a tag that swallows the next one', '<script x="'],
  ['a script that is not closed', '<script>evil()//'],
  ['a comment that is not closed', '<script><!-- <script>'],
])('%s brings nothing of its own in', (_, injected) => {
  const { scripts = [] } = pageWithoutNonce(pageWith(injected), nonce) ?? {}
  for (const source of scripts) expect([sourceOf(state), sourceOf('start()')]).toContain(source)
})

test('a page that shows its nonce elsewhere is not cached', () => {
  expect(pageWithoutNonce(`${pageWith('')}<p>${nonce}</p>`, nonce)).toBeNull()
})
