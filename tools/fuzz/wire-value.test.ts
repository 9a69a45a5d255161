// Requests are written byte by byte as the run means them.
import { expect, test } from 'vitest'
import { curlLine } from './curl-line.ts'
import { bytesOf, escaped, objectText, RawJson } from './wire-value.ts'

test('an object is written with names that come twice, and with what no program would write', () => {
  const fields = [
    ['a', 1],
    ['a', [null, '\ud83d']],
    ['__proto__', new RawJson('1e999')],
  ] as const
  expect(objectText([...fields])).toBe('{"a":1,"a":[null,"\\ud83d"],"__proto__":1e999}')
})

test('half a surrogate stays half', () => {
  expect(bytesOf('a\ud83d').toString('hex')).toBe('61eda0bd')
  expect(escaped('é/\ud83d')).toBe('%C3%A9%2F%ED%A0%BD')
})

test('a request is shown as a line for a shell', () => {
  const request = { name: 'x', method: 'POST', path: '/a?b=1', headers: { h: "it's" }, is_page: false }
  expect(curlLine('http://shop.test', { ...request, body: Buffer.from('{"a":"\0"}') })).toBe(
    `curl -sS --path-as-is --globoff -X POST 'http://shop.test/a?b=1' -H 'h: it'\\''s' --data-binary @<(printf %b '{"a":"\\0000"}')`,
  )
})
