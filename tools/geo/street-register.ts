// Gathers every spelling of a street under one entry: road names and the streets that addresses mention.

import { englishName } from '#server/platform/geo/names/english-name.ts'
import { phoneticWords } from '#server/platform/geo/names/phonetic-words.ts'
import type { Point } from '#server/platform/geo/point.ts'
import { namesFrom } from './names.ts'
import type { Tags } from './source.ts'

export interface RegisteredStreet {
  spellings: Map<string, number>
  tags: Tags
  /** Corners of its roads, to find its middle. */
  line: Point[]
  houses: Map<string, { number: string; at: Point }>
}

export class StreetRegister {
  private readonly streets = new Map<string, RegisteredStreet>()
  /** Twenty thousand houses share a thousand spellings. */
  private readonly keys = new Map<string, string>()

  addRoad(name: string, tags: Tags, line: readonly Point[]): void {
    const street = this.enter(name, tags)
    street.line.push(...line)
  }

  addHouse(name: string, number: string, at: Point): void {
    const street = this.enter(name, {})
    const key = number.toLowerCase().replace(/\s/g, '')
    if (!street.houses.has(key)) street.houses.set(key, { number: number.trim(), at })
  }

  /** A bare 'Герцена' joins 'улица Герцена' when the city has one. */
  entries(): Map<string, RegisteredStreet> {
    for (const [key, street] of this.streets) {
      const typed = this.streets.get(streetKey(`улица ${name(street)}`))
      if (typed && typed !== street) {
        merge(typed, street)
        this.streets.delete(key)
      }
    }
    return this.streets
  }

  private enter(spelling: string, tags: Tags): RegisteredStreet {
    const key = this.keys.get(spelling) ?? streetKey(spelling)
    this.keys.set(spelling, key)
    const street = this.streets.get(key) ?? { spellings: new Map(), tags, line: [], houses: new Map() }
    street.spellings.set(spelling, (street.spellings.get(spelling) ?? 0) + 1)
    street.tags = { ...tags, ...street.tags }
    this.streets.set(key, street)
    return street
  }
}

/** 'ул. Достык', 'улица Достык' and 'Достык улица' share one key. */
export function streetKey(spelling: string): string {
  return phoneticWords(englishName(spelling)).toSorted().join(' ')
}

export function streetNames(street: RegisteredStreet): ReturnType<typeof namesFrom> {
  return namesFrom(name(street), street.tags)
}

function name(street: RegisteredStreet): string {
  const commonest = [...street.spellings].toSorted((one, other) => other[1] - one[1])[0]
  return commonest?.[0] ?? ''
}

function merge(into: RegisteredStreet, from: RegisteredStreet): void {
  into.line.push(...from.line)
  for (const [key, house] of from.houses) if (!into.houses.has(key)) into.houses.set(key, house)
}
