// A body in one of the ways clients write one, and in ways no client should.
import type { Chance } from '#demo/art/paint/random.ts'
import { pickOne } from '#demo/build/chance.ts'
import { hostileText } from './hostile.ts'
import { bytesOf, escaped, type Fields, FilePart, objectText, plainText } from './wire-value.ts'

export interface Body {
  /** What is written into the address instead. */
  inQuery: Fields
  headers: Record<string, string>
  bytes: Buffer | null
}

const json = (fields: Fields) => bytesOf(objectText(fields))

const typed = (type: string, bytes: Buffer, inQuery: Fields = []): Body => ({
  inQuery,
  headers: { 'content-type': type },
  bytes,
})

const withoutBody = (method: string) => method === 'GET' || method === 'HEAD'

/** As our own and other people's clients write it. */
export function politeBody(method: string, fields: Fields, chance: Chance): Body {
  if (withoutBody(method)) return { inQuery: fields, headers: {}, bytes: null }
  const hasFile = fields.some(([, value]) => value instanceof FilePart)
  const kind = chance.between(0, 1)
  if (hasFile || kind < 0.1) return multipart(fields, chance, false)
  return kind < 0.9 ? typed('application/json', json(fields)) : form(fields)
}

export function rudeBody(method: string, fields: Fields, chance: Chance): Body {
  if (withoutBody(method)) return { inQuery: fields, headers: {}, bytes: null }
  const kind = chance.between(0, 1)
  if (kind < 0.2) return multipart(fields, chance, chance.maybe(0.3))
  if (kind < 0.65) return typed('application/json', json(fields))
  if (kind < 0.8) return form(fields)
  if (kind < 0.88) return split(fields, chance)
  return kind < 0.94 ? cut(fields, chance) : misnamed(fields, chance)
}

function form(fields: Fields): Body {
  const text = fields.map(([name, value]) => `${escaped(name)}=${escaped(plainText(value))}`).join('&')
  return typed('application/x-www-form-urlencoded', Buffer.from(text))
}

/** Half in the address, half in the body, some in both. */
function split(fields: Fields, chance: Chance): Body {
  const inBody = fields.filter(() => chance.maybe(0.6))
  return typed(
    'application/json; charset=utf-8',
    json(inBody),
    fields.filter(() => chance.maybe(0.5)),
  )
}

function cut(fields: Fields, chance: Chance): Body {
  const whole = json(fields)
  const bytes = chance.maybe(0.5)
    ? whole.subarray(0, chance.whole(0, whole.length))
    : Buffer.from(`${whole}}`)
  return typed('application/json', bytes)
}

const types = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  '',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded; charset=x',
  'x',
]

const bodies = [
  '[]',
  'null',
  '"text"',
  '1',
  'true',
  '{',
  '\ufeff{}',
  '{"a":1}{"b":2}',
  "{'a':1}",
  '{"a":NaN}',
  '<xml/>',
  '%',
  'a=b&a[=c',
  '\0\0\0',
]

function misnamed(fields: Fields, chance: Chance): Body {
  const bytes = chance.maybe(0.6) ? bytesOf(pickOne(bodies, chance)) : json(fields)
  return typed(pickOne(types, chance), bytes)
}

const endings = ['--\r\n', '', '\r\n', '--', '-', '--\r\ntrailing words']

function multipart(fields: Fields, chance: Chance, isBroken: boolean): Body {
  const boundary = 'fuzz-boundary'
  const parts = fields.flatMap(([name, value]) => [
    bytesOf(`--${boundary}\r\n`),
    part(name, value, isBroken, chance),
    Buffer.from('\r\n'),
  ])
  const ending = isBroken ? pickOne(endings, chance) : '--\r\n'
  const bytes = Buffer.concat([...parts, Buffer.from(`--${boundary}${ending}`)])
  const named = isBroken && chance.maybe(0.3) ? 'another' : boundary
  return typed(`multipart/form-data; boundary=${named}`, bytes)
}

function part(name: string, value: unknown, isBroken: boolean, chance: Chance): Buffer {
  const shown = name.replaceAll('"', '%22').replace(/[\r\n]/g, '')
  const head =
    isBroken && chance.maybe(0.3) ? hostileText(chance) : `Content-Disposition: form-data; name="${shown}"`
  if (value instanceof FilePart) {
    const file = value.name.replace(/["\r\n]/g, '')
    return Buffer.concat([
      bytesOf(`${head}; filename="${file}"\r\nContent-Type: ${value.type}\r\n\r\n`),
      value.bytes,
    ])
  }
  return bytesOf(`${head}\r\n\r\n${plainText(value)}`)
}
