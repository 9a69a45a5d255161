// One request of a run: everything in it follows from the seed, its number and what is known of the shop.
import { type Chance, chanceFrom } from '#server/database/world/art/paint/random.ts'
import { pickOne } from '#server/database/world/build/chance.ts'
import { type Body, bodyFor } from './body.ts'
import { requestHeaders } from './headers.ts'
import { hostileName, hostileText, hostileValue } from './hostile.ts'
import { fitting, type Known } from './known.ts'
import { brokenHttp } from './raw-http.ts'
import { shapedValue } from './shaped.ts'
import type { Field, Target } from './targets.ts'
import { bytesOf, escaped, type Fields, plainText } from './wire-value.ts'

export interface FuzzRequest {
  /** Names it in reports: the seed and its number, or the regression. */
  name: string
  method: string
  /** With the query, as it goes over the wire. */
  path: string
  /** Latin-1, without line ends. */
  headers: Readonly<Record<string, string>>
  body: Buffer | null
  /** What is sent instead of all that: bytes that may be no HTTP at all. */
  raw?: Buffer
  /** Whether a refusal must be the envelope of the API. */
  is_page: boolean
}

/** One in so many is no HTTP at all. */
const rawShare = 0.004

export function requestOf(
  seed: string,
  number: number,
  targets: readonly Target[],
  known: Known,
): FuzzRequest {
  const chance = chanceFrom(`${seed} ${number}`)
  const name = `${seed} ${number}`
  const target = pickTarget(targets, chance)
  if (chance.maybe(rawShare)) return { ...rawRequest(target, known, chance), name }
  const fields = fieldsFor(target, known, chance)
  const method = methodFor(target, chance)
  const path = pathFor(target, known, chance)
  const body: Body =
    method === 'GET' || method === 'HEAD'
      ? { inQuery: fields, headers: {}, bytes: null }
      : bodyFor(fields, chance)
  return {
    name,
    method,
    path: path + queryText(body.inQuery, chance),
    headers: { ...requestHeaders(target, known, chance), ...body.headers },
    body: body.bytes,
    // An address that only looks like one of the API may be answered as any other.
    is_page: target.is_page || !path.startsWith('/api/v1/'),
  }
}

/** Pages are costly to make and few: they get a small share, so that the endpoints are not starved. */
function pickTarget(targets: readonly Target[], chance: Chance): Target {
  const wantsPage = chance.maybe(0.01)
  for (let tries = 0; tries < 50; tries += 1) {
    const target = pickOne(targets, chance)
    if (target.is_page === wantsPage) return target
  }
  return pickOne(targets, chance)
}

function methodFor(target: Target, chance: Chance): string {
  if (chance.maybe(0.02)) return pickOne(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'], chance)
  if (target.method !== 'GET' && target.method !== 'POST' && chance.maybe(0.4)) return 'POST'
  return target.method
}

/** Well-shaped fields, of which up to three are then spoilt. */
function fieldsFor(target: Target, known: Known, chance: Chance): Fields {
  const shaped: Fields = target.fields
    .filter(({ required }) => chance.maybe(required ? 0.96 : 0.45))
    .map(({ name, schema }) => [name, shapedValue(schema, name, known, chance)] as const)
  const given: Fields =
    target.method === 'GET' || chance.maybe(0.6) ? shaped : [...shaped, ['_method', target.method]]
  const withGuest: Fields =
    chance.maybe(0.25) && known.guests.length > 0
      ? [...given, ['guest_id', pickOne(known.guests, chance)]]
      : given
  if (chance.maybe(0.2)) return withGuest
  const times = chance.whole(1, 3)
  return Array.from({ length: times }).reduce<Fields>((fields) => spoil(fields, chance), withGuest)
}

function spoil(fields: Fields, chance: Chance): Fields {
  const at = chance.whole(0, Math.max(fields.length - 1, 0))
  const [name, value] = fields[at] ?? [hostileName(chance), '']
  const rest = fields.filter((_, place) => place !== at)
  const kind = chance.between(0, 1)
  if (kind < 0.55) return [...rest, [name, hostileValue(chance)]]
  if (kind < 0.63) return [...rest, [name, nested(value, chance)]]
  if (kind < 0.7) return [...fields, [name, hostileValue(chance)]]
  if (kind < 0.76) return [...rest, [`${name}[]`, value], [`${name}[]`, hostileValue(chance)]]
  if (kind < 0.8) return [...rest, [`${name}[${hostileName(chance)}]`, value]]
  if (kind < 0.9) return [...fields, [hostileName(chance), hostileValue(chance)]]
  if (kind < 0.995) return rest
  return [...fields, ...manyFields(name, chance)]
}

const nested = (value: unknown, chance: Chance) =>
  chance.pick<unknown>([
    [value],
    { [hostileName(chance)]: value },
    [[value, value]],
    JSON.stringify({ value }),
  ])

function manyFields(name: string, chance: Chance): Fields {
  const isSame = chance.maybe(0.5)
  return Array.from({ length: chance.whole(100, 1_500) }, (_, at) => [isSame ? name : `key${at}`, String(at)])
}

function pathFor(target: Target, known: Known, chance: Chance): string {
  const path = target.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const place = target.places.find((one) => one.name === name)
    return placeText(place, name, target, known, chance)
  })
  if (chance.maybe(0.985)) return path
  return pickOne(
    [`${path}/`, path.replace('/api', '/%61pi'), `/.${path}`, `/${path}`, `${path}%2f`, `${path}/..%2f`],
    chance,
  )
}

function placeText(
  place: Field | undefined,
  name: string,
  target: Target,
  known: Known,
  chance: Chance,
): string {
  if (chance.maybe(0.3)) return escaped(hostileText(chance)) || '%20'
  const real = name === 'id' ? fitting(known, idName(target.path)) : fitting(known, name)
  if (real.length > 0) return escaped(String(pickOne(real, chance)))
  return escaped(plainText(shapedValue(place?.schema ?? {}, name, known, chance))) || '1'
}

/** `/items/details/{id}` takes the id of an item. */
function idName(path: string): string {
  const [, word = ''] =
    /\/api\/v1\/(?:customer\/|operations\/|delivery-)?([a-z]+?)(?:ies|es|s)?[/-]/.exec(path) ?? []
  const odd: Record<string, string> = {
    categor: 'category_id',
    category: 'category_id',
    address: 'address_id',
  }
  return odd[word] ?? `${word}_id`
}

function queryText(fields: Fields, chance: Chance): string {
  const pairs = fields.map(([name, value]) => `${escaped(name)}=${escaped(plainText(value))}`)
  if (chance.maybe(0.01))
    pairs.push(pickOne(['%', '%ZZ=%', '&&&', '=', 'a[b', '%00=%00', ';a=b', '%ff%fe=1', '?a=1'], chance))
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`.slice(0, 12_000)
}

function rawRequest(target: Target, known: Known, chance: Chance): Omit<FuzzRequest, 'name'> {
  const path = pathFor(target, known, chance)
  const raw = brokenHttp(target.method, path, chance)
  return { method: target.method, path, headers: {}, body: null, raw: bytesOf(raw), is_page: true }
}
