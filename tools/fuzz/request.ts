// One request of a run: everything in it follows from the seed, its number and what is known of the shop.
import { type Chance, chanceFrom } from '#demo/art/paint/random.ts'
import { pickOne } from '#demo/build/chance.ts'
import { type Body, politeBody, rudeBody } from './body.ts'
import { politeHeaders, rudeHeaders } from './headers.ts'
import type { Known, Person } from './known.ts'
import { pathFor, queryText } from './path.ts'
import { brokenHttp } from './raw-http.ts'
import { shapedValue } from './shaped.ts'
import { spoilGently, spoilRudely } from './spoil.ts'
import type { Target } from './targets.ts'
import { bytesOf, type Fields } from './wire-value.ts'

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
  /** Whether a refusal may be something else than the envelope of the API. */
  is_page: boolean
}

/** So many are no HTTP at all. */
const rawShare = 0.004

/** So many say one thing wrong at most; the others do not even try. */
const politeShare = 0.6

export function requestOf(
  seed: string,
  number: number,
  targets: readonly Target[],
  known: Known,
): FuzzRequest {
  const name = `${seed} ${number}`
  const chance = chanceFrom(name)
  const target = pickTarget(targets, chance)
  if (chance.maybe(rawShare)) return { ...rawRequest(target, known, chance), name }
  const person = pickOne(known.people, chance)
  return { ...(chance.maybe(politeShare) ? polite : rude)(target, person, known, chance), name }
}

type Made = Omit<FuzzRequest, 'name'>

function polite(target: Target, person: Person, known: Known, chance: Chance): Made {
  const values = { ...known.values, ...person.values }
  const examples = known.examples[`${target.method} ${target.path}`] ?? []
  const example = examples.length > 0 && chance.maybe(0.7) ? pickOne(examples, chance) : null
  const taken = new Set(example?.fields.map(([field]) => field))
  const others = shapedFields(target, values, chance, example ? 0.05 : 0.3).filter(
    ([field]) => !taken.has(field),
  )
  const sane: Fields = [...others, ...(example?.fields ?? [])]
  const fields = sane.length > 0 && chance.maybe(0.6) ? spoilGently(sane, chance) : sane
  const asked: Fields = person.guest_id === null ? fields : [...fields, ['guest_id', person.guest_id]]
  const headers = politeHeaders(target, person, known, example?.module_id ?? null, chance)
  const path = pathFor(target, values, chance, 0.1)
  return made(target, target.method, path, headers, politeBody(target.method, asked, chance), chance)
}

function rude(target: Target, person: Person, known: Known, chance: Chance): Made {
  const shaped = shapedFields(target, known.values, chance, 0.45)
  const withMethod: Fields = chance.maybe(0.4) ? [...shaped, ['_method', target.method]] : shaped
  const withGuest: Fields =
    person.guest_id === null ? withMethod : [...withMethod, ['guest_id', person.guest_id]]
  const times = Array.from({ length: chance.whole(0, 3) })
  const fields = times.reduce<Fields>((before) => spoilRudely(before, chance), withGuest)
  const method = rudeMethod(target, chance)
  const path = pathFor(target, known.values, chance, 0.3)
  const headers = rudeHeaders(target, person, known, chance)
  return made(target, method, path, headers, rudeBody(method, fields, chance), chance)
}

function made(
  target: Target,
  method: string,
  path: string,
  headers: Record<string, string>,
  body: Body,
  chance: Chance,
): Made {
  return {
    method,
    path: path + queryText(body.inQuery, chance),
    headers: { ...headers, ...body.headers },
    body: body.bytes,
    // An address that only looks like one of the API may be answered as any other.
    is_page: target.is_page || !path.startsWith('/api/v1/'),
  }
}

/** Whoever is signed out or removed can not be asked as any more. */
const endings = /\/(?:logout|remove-account|reset-password|sessions\/\{id\})$/

/** Pages are costly to make and few: they get a small share, so that the endpoints are not starved. */
function pickTarget(targets: readonly Target[], chance: Chance): Target {
  const wantsPage = chance.maybe(0.01)
  for (let tries = 0; tries < 50; tries += 1) {
    const target = pickOne(targets, chance)
    const isWanted = !endings.test(target.path) || chance.maybe(0.1)
    if (target.is_page === wantsPage && isWanted) return target
  }
  return pickOne(targets, chance)
}

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']

function rudeMethod({ method }: Target, chance: Chance): string {
  if (chance.maybe(0.05)) return pickOne(methods, chance)
  return method !== 'GET' && chance.maybe(0.4) ? 'POST' : method
}

function shapedFields(target: Target, values: Known['values'], chance: Chance, optional: number): Fields {
  return target.fields
    .filter(({ required }) => chance.maybe(required ? 0.97 : optional))
    .map(({ name, schema }) => [name, shapedValue(schema, name, values, chance)] as const)
}

function rawRequest(target: Target, known: Known, chance: Chance): Made {
  const path = pathFor(target, known.values, chance, 0.3)
  const raw = bytesOf(brokenHttp(target.method, path, chance))
  return { method: target.method, path, headers: {}, body: null, raw, is_page: true }
}
