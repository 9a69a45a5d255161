// The address of a request: its places filled with real, shaped or hostile values, and its query.
import type { Chance } from '#demo/art/paint/random.ts'
import { pickOne } from '#demo/build/chance.ts'
import { hostileText } from './hostile.ts'
import { fitting, type Known } from './known.ts'
import { shapedValue } from './shaped.ts'
import type { Target } from './targets.ts'
import { escaped, type Fields, plainText } from './wire-value.ts'

type Values = Known['values']

/** Longer ones are refused before anybody reads them. */
const longestQuery = 12_000

export function pathFor(target: Target, values: Values, chance: Chance, hostileShare: number): string {
  const path = target.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    chance.maybe(hostileShare)
      ? escaped(hostileText(chance)) || '%20'
      : placeText(target, name, values, chance),
  )
  return chance.maybe(hostileShare / 15) ? pickOne(oddSpellings(path), chance) : path
}

const oddSpellings = (path: string) => [
  `${path}/`,
  path.replace('/api', '/%61pi'),
  `/.${path}`,
  `/${path}`,
  `${path}%2f`,
  `${path}/..%2f`,
]

function placeText(target: Target, name: string, values: Values, chance: Chance): string {
  const real = fitting(values, name === 'id' ? idName(target.path) : name)
  if (real.length > 0) return escaped(String(pickOne(real, chance)))
  const schema = target.places.find((place) => place.name === name)?.schema ?? {}
  return escaped(plainText(shapedValue(schema, name, values, chance))) || '1'
}

/** `/items/details/{id}` takes the id of an item. */
function idName(path: string): string {
  const word = /\/(item|store|product|order|address|categor|campaign)[a-z]*\//.exec(path)?.[1] ?? ''
  return word === 'categor' ? 'category_id' : `${word}_id`
}

const oddEndings = ['%', '%ZZ=%', '&&&', '=', 'a[b', '%00=%00', ';a=b', '%ff%fe=1', '?a=1']

export function queryText(fields: Fields, chance: Chance): string {
  const pairs = fields.map(([name, value]) => `${escaped(name)}=${escaped(plainText(value))}`)
  if (chance.maybe(0.01)) pairs.push(pickOne(oddEndings, chance))
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`.slice(0, longestQuery)
}
