// The judge knows a fault when it sees one, and nothing else.
import { expect, test } from 'vitest'
import { type Answer, faultOf } from './judge.ts'

const json = { 'content-type': 'application/json' }
const asked = { is_page: false, method: 'GET' }
const answer = (status: number, text: string, headers: Answer['headers'] = json): Answer => ({
  status,
  text,
  headers,
  milliseconds: 1,
})
const refusal = '{"errors":[{"code":"auth-001","message":"Unauthorized"}]}'

test.each([
  ['a success', answer(200, '{"items":[]}')],
  ['a refusal in the envelope', answer(401, refusal)],
  [
    'a page that shows the words of its reader as text',
    answer(200, '&lt;script&gt;fuzz()', { 'content-type': 'text/html' }),
  ],
  [
    'a way to ourselves that names another in its query',
    answer(303, '', { location: '/order/1?x=https://elsewhere.fuzz.example/' }),
  ],
  ['what the caller said, told back', answer(200, `{"note":"'; drop table customer; --"}`)],
  ['a file the caller named, told back', answer(200, '{"note":"file:///etc/passwd"}')],
])('%s is no fault', (_, given) => {
  expect(faultOf(asked, given)).toBeNull()
})

test.each([
  ['a 500', answer(500, refusal), /answered 500/],
  ['a 503 in a shop that nothing befell', answer(503, refusal), /answered 503/],
  ['a stack', answer(200, '{"a":"Error\n    at run (server/app.ts:12:3)"}'), /stack trace/],
  ['a place of the program', answer(400, 'file:///srv/shop/main.js'), /stack trace/],
  ['a statement', answer(400, '{"message":"Failed query: select 1"}'), /words of the database/],
  [
    'a complaint of PostgreSQL',
    answer(404, 'invalid input syntax for type integer: "x"'),
    /words of the database/,
  ],
  ['a header that was let in', answer(200, '', { ...json, 'x-fuzz-header': '1' }), /header was injected/],
  ['a way to somebody else', answer(303, '', { location: 'https://elsewhere.fuzz.example/x' }), /sent on to/],
  ['the same without a scheme', answer(303, '', { location: '//elsewhere.fuzz.example/' }), /sent on to/],
  [
    'markup of the caller',
    answer(200, '<p><script>fuzz()</script>', { 'content-type': 'text/html' }),
    /markup/,
  ],
  ['a bare refusal', answer(400, 'Bad Request'), /no envelope/],
  ['an empty refusal', answer(404, ''), /no envelope/],
  ['an envelope without words', answer(403, '{"errors":[]}'), /no envelope/],
])('%s is a fault', (_, given, what) => {
  expect(faultOf(asked, given)).toMatch(what)
})

test('a page may refuse in its own words, but may not fail', () => {
  expect(faultOf({ ...asked, is_page: true }, answer(404, 'Not Found'))).toBeNull()
  expect(faultOf({ ...asked, is_page: true }, answer(500, 'sorry'))).toMatch(/answered 500/)
})
