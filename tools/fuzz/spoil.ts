// Turns sane fields into hostile ones: gently, one value that keeps its kind, or rudely, anything anywhere.
import type { Chance } from '#demo/art/paint/random.ts'
import { hostileName, hostileNumber, hostileText, hostileValue } from './hostile.ts'
import { type Fields, jsonText } from './wire-value.ts'

/** One value, however deep, becomes a hostile one of the same kind: it passes more checks than any other. */
export function spoilGently(fields: Fields, chance: Chance): Fields {
  const at = chance.whole(0, fields.length - 1)
  return fields.map(
    ([name, value], place) => [name, place === at ? spoiltLeaf(value, chance) : value] as const,
  )
}

function spoiltLeaf(value: unknown, chance: Chance): unknown {
  if (chance.maybe(0.1)) return hostileValue(chance)
  if (Array.isArray(value) && value.length > 0) {
    const at = chance.whole(0, value.length - 1)
    return value.map((one, place) => (place === at ? spoiltLeaf(one, chance) : one))
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(spoilGently(Object.entries(value), chance))
  }
  if (typeof value === 'number') return hostileNumber(chance)
  return typeof value === 'string' ? hostileText(chance) : hostileValue(chance)
}

export function spoilRudely(fields: Fields, chance: Chance): Fields {
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
  chance.pick<unknown>([[value], { [hostileName(chance)]: value }, [[value, value]], jsonText({ value })])

function manyFields(name: string, chance: Chance): Fields {
  const isSame = chance.maybe(0.5)
  return Array.from({ length: chance.whole(100, 1_500) }, (_, at) => [isSame ? name : `key${at}`, String(at)])
}
