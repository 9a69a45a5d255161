// Headers of a request: who calls, from where, in which language; mostly sane, now and then anything at all.
import { visitedCookie } from '#contract/core/context-cookie.ts'
import { contextCookie } from '#contract/core/shop-context.ts'
import type { Chance } from '#demo/art/paint/random.ts'
import { pickOne } from '#demo/build/chance.ts'
import { hostileText } from './hostile.ts'
import type { Known, Person } from './known.ts'
import type { Target } from './targets.ts'
import { bytesOf } from './wire-value.ts'

type Headers = Record<string, string>

const scopes: Record<string, (known: Known, chance: Chance) => string> = {
  zoneid: (known) => `[${known.values.zone_id?.join() ?? 1}]`,
  moduleid: (known, chance) => String(pickOne(known.values.module_id ?? [1], chance)),
  'x-localization': (_, chance) => pickOne(['en', 'ar', 'ru', 'tg', 'en-GB', 'xx'], chance),
  latitude: () => '51.13',
  longitude: () => '71.43',
}

const oddScopes: Record<string, readonly string[]> = {
  zoneid: [
    '',
    'null',
    '[]',
    '[[1]]',
    '{"a":1}',
    '["1"]',
    '"[1,2]"',
    '[1,1,1]',
    '[0]',
    '[-1]',
    '[1e99]',
    '1',
    `[${'1,'.repeat(60)}1]`,
  ],
  moduleid: ['', '0', '-1', 'NaN', '1e3', '99999999999', 'undefined', '[1]', '1.5'],
  'x-localization': ['', '__proto__', 'toString', 'constructor', '*', 'ar;q=0.1', 'zh-Hant-TW'],
  latitude: ['NaN', 'Infinity', '-0', '91', '1e400', '51,13', ''],
  longitude: ['NaN', '-Infinity', '181', '0x10', '  71.4 '],
}

const oddCookies = [
  `${contextCookie}=%7B%22language%22%3A%22ar%22%7D`,
  `${contextCookie}=%`,
  `${contextCookie}={"__proto__":1}`,
  `${contextCookie}=%7B%22zone_ids%22%3A%5B1e99%2C%22x%22%5D%2C%22module%22%3A%7B%22id%22%3A-1%7D%2C%22place%22%3A%7B%22lat%22%3A1e9%7D%7D`,
  `${contextCookie}=${'%5B'.repeat(300)}`,
  `${contextCookie}=null; ${contextCookie}=%7B%7D`,
  `${visitedCookie}=1.2.x.99999999999999999999.-1`,
  'a=b; a=c; =; ;',
]

const others: readonly (readonly [string, readonly string[]])[] = [
  ['idempotency-key', ['a key', '', 'x'.repeat(200), 'x'.repeat(201), '\u00ff', 'same key of all']],
  ['x-request-id', ['plain-request-id', 'x', 'a\tb']],
  ['if-none-match', ['*', '"x"', 'W/"x"', '"a", "b"', '"']],
  ['accept-encoding', ['gzip', 'br', 'identity;q=0', '*;q=0', 'gzip;q=abc', '']],
  ['accept', ['*/*', 'image/avif', 'text/html', 'a/b;q=2']],
  ['origin', ['https://elsewhere.fuzz.example', 'null']],
  ['host', ['elsewhere.fuzz.example', '127.0.0.1:1', 'a b', '[::1', '']],
  ['x-forwarded-for', ['203.0.113.7', '::1, 10.0.0.1', 'unknown', ',,,']],
  ['forwarded', ['for=203.0.113.7', 'for="[::1]";proto=https']],
  ['x-forwarded-host', ['elsewhere.fuzz.example']],
  ['cookie', oddCookies],
  ['range', ['bytes=0-1', 'bytes=-1', 'bytes=9-1', 'x']],
  ['user-agent', ['', 'x'.repeat(2_000), '<script>fuzz()</script>']],
  ['stripe-signature', ['t=1,v1=00', 't=,v1=', `v1=${'a'.repeat(500)}`]],
  ['last-event-id', ['1', '-1', 'x']],
  ['x-http-method-override', ['DELETE']],
]

/** As a client sends them that stands in a zone and looks at a module. */
export function politeHeaders(
  target: Target,
  { token }: Person,
  known: Known,
  module_id: number | null,
  chance: Chance,
): Headers {
  const headers: Headers = {}
  for (const [name, usual] of Object.entries(scopes)) headers[name] = usual(known, chance)
  if (module_id !== null) headers.moduleid = String(module_id)
  const bearer = isOperated(target) ? known.operations_token : token
  if (bearer !== null) headers.authorization = `Bearer ${bearer}`
  if (chance.maybe(0.05)) headers['idempotency-key'] = `key ${chance.whole(1, 1_000_000)}`
  return headers
}

export function rudeHeaders(target: Target, person: Person, known: Known, chance: Chance): Headers {
  const headers: Headers = {}
  for (const [name, usual] of Object.entries(scopes)) {
    if (chance.maybe(0.12)) continue
    headers[name] = chance.maybe(0.12) ? oddScope(name, chance) : usual(known, chance)
  }
  const authorization = rudeAuthorization(target, person, known, chance)
  if (authorization !== null) headers.authorization = authorization
  for (const [name, values] of others) {
    if (!chance.maybe(name === 'idempotency-key' ? 0.1 : 0.015)) continue
    headers[name] = chance.maybe(0.2) && name !== 'host' ? hostileText(chance) : pickOne(values, chance)
  }
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, sendable(value)]))
}

const isOperated = (target: Target) => target.path.includes('/operations/')

function oddScope(name: string, chance: Chance): string {
  return chance.maybe(0.3) ? hostileText(chance) : pickOne(oddScopes[name] ?? [''], chance)
}

const oddTokens = ['Bearer', 'Bearer null', 'Basic YTpi', `Bearer ${'x'.repeat(600)}`, 'Bearer \u00ff']

function rudeAuthorization(target: Target, { token }: Person, known: Known, chance: Chance): string | null {
  if (isOperated(target) && chance.maybe(0.8)) return `Bearer ${known.operations_token}`
  const kind = chance.between(0, 1)
  if (kind < 0.75) return token === null ? null : `Bearer ${token}`
  if (kind < 0.8) return `Bearer ${known.operations_token}`
  if (kind < 0.88) return pickOne(oddTokens, chance)
  return kind < 0.92 ? `Bearer ${hostileText(chance)}` : null
}

/** Bytes as they are, but for those that no client could send in a header: they would end it. */
function sendable(text: string): string {
  return bytesOf(text)
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .slice(0, 4_000)
}
