// Repeatable choices for the world: the same seed builds the same shop on every machine.
import type { Chance } from '../art/paint/random.ts'

/** Some of a list in a stable, mixed order. */
export function pickSome<Value>(values: readonly Value[], count: number, chance: Chance): Value[] {
  const rest = [...values]
  const picked: Value[] = []
  while (picked.length < count && rest.length > 0) {
    const [taken] = rest.splice(chance.whole(0, rest.length - 1), 1)
    if (taken !== undefined) picked.push(taken)
  }
  return picked
}

export function pickOne<Value>(values: readonly Value[], chance: Chance): Value {
  const value = values[chance.whole(0, values.length - 1)]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}

/** Prices look like prices: they end in 0, 5 or 9. */
export function nearbyPrice(minor: number, chance: Chance): number {
  const moved = minor * chance.between(0.88, 1.18)
  return Math.max(10, Math.round(moved / 10) * 10 - (chance.maybe(0.3) ? 1 : 0))
}
