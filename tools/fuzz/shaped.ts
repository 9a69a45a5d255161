// Values as a schema of the OpenAPI document wants them; now and then one a well-meaning client might send.
import type { Chance } from '#server/database/world/art/paint/random.ts'
import { pickOne } from '#server/database/world/build/chance.ts'
import { fitting, type Known } from './known.ts'
import type { Schema } from './targets.ts'

const words = [
  'Ann',
  'Long Street 1',
  'ring twice',
  'pizza',
  'home',
  'Ann Lee',
  'a long secret',
  'Тест',
  'بيت',
]

export function shapedValue(schema: Schema, name: string, known: Known, chance: Chance, depth = 0): unknown {
  const real = fitting(known, name)
  if (schema.type !== 'array' && real.length > 0 && chance.maybe(0.85)) return pickOne(real, chance)
  if (schema.enum && schema.enum.length > 0) return pickOne(schema.enum, chance)
  if (schema.const !== undefined) return schema.const
  const choices = schema.anyOf ?? schema.oneOf
  if (choices && choices.length > 0) return shapedValue(pickOne(choices, chance), name, known, chance, depth)
  if (schema.allOf?.[0]) return shapedValue(schema.allOf[0], name, known, chance, depth)
  return byType(schema, name, known, chance, depth)
}

function byType(schema: Schema, name: string, known: Known, chance: Chance, depth: number): unknown {
  if (schema.type === 'integer') return chance.whole(least(schema), most(schema))
  if (schema.type === 'number') return Math.round(chance.between(least(schema), most(schema)) * 100) / 100
  if (schema.type === 'boolean') return chance.pick([true, false, 1, 0, 'true', 'on'])
  if (schema.type === 'array' && depth < 4) return shapedList(schema, name, known, chance, depth)
  if (schema.type === 'object' && depth < 4) return shapedObject(schema, known, chance, depth)
  return pickOne(words, chance)
}

const least = (schema: Schema) => Math.max(schema.minimum ?? 0, -1_000)
const most = (schema: Schema) => Math.min(schema.maximum ?? 60, least(schema) + 60)

function shapedList(schema: Schema, name: string, known: Known, chance: Chance, depth: number): unknown[] {
  const singular = name.replace(/ids$/, 'id')
  return Array.from({ length: chance.whole(schema.minItems ?? 0, 3) }, () =>
    shapedValue(schema.items ?? {}, singular, known, chance, depth + 1),
  )
}

function shapedObject(schema: Schema, known: Known, chance: Chance, depth: number): Record<string, unknown> {
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([name]) => schema.required?.includes(name) || chance.maybe(0.5),
  )
  return Object.fromEntries(
    fields.map(([name, field]) => [name, shapedValue(field, name, known, chance, depth + 1)]),
  )
}
