// Values as a schema of the OpenAPI document wants them; now and then one a well-meaning client might send.
import type { Chance } from '#demo/art/paint/random.ts'
import { pickOne } from '#demo/build/chance.ts'
import { fitting, type Known } from './known.ts'
import type { Schema } from './targets.ts'

type Values = Known['values']

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

export function shapedValue(
  schema: Schema,
  name: string,
  values: Values,
  chance: Chance,
  depth = 0,
): unknown {
  const real = fitting(values, name)
  if (schema.type !== 'array' && real.length > 0 && chance.maybe(0.85)) return pickOne(real, chance)
  if (schema.enum && schema.enum.length > 0) return pickOne(schema.enum, chance)
  if (schema.const !== undefined) return schema.const
  const choices = schema.anyOf ?? schema.oneOf
  if (choices && choices.length > 0) return shapedValue(pickOne(choices, chance), name, values, chance, depth)
  if (schema.allOf?.[0]) return shapedValue(schema.allOf[0], name, values, chance, depth)
  return byType(schema, name, values, chance, depth)
}

function byType(schema: Schema, name: string, values: Values, chance: Chance, depth: number): unknown {
  if (schema.type === 'integer') return chance.whole(least(schema), most(schema))
  if (schema.type === 'number') return Math.round(chance.between(least(schema), most(schema)) * 100) / 100
  if (schema.type === 'boolean') return chance.pick([true, false, 1, 0, 'true', 'on'])
  if (schema.type === 'array' && depth < 4) return shapedList(schema, name, values, chance, depth)
  if (schema.type === 'object' && depth < 4) return shapedObject(schema, values, chance, depth)
  return pickOne(words, chance)
}

const least = (schema: Schema) => Math.max(schema.minimum ?? 0, -1_000)
const most = (schema: Schema) => Math.min(schema.maximum ?? 60, least(schema) + 60)

function shapedList(schema: Schema, name: string, values: Values, chance: Chance, depth: number): unknown[] {
  const singular = name.replace(/ids$/, 'id')
  return Array.from({ length: chance.whole(schema.minItems ?? 0, 3) }, () =>
    shapedValue(schema.items ?? {}, singular, values, chance, depth + 1),
  )
}

function shapedObject(
  schema: Schema,
  values: Values,
  chance: Chance,
  depth: number,
): Record<string, unknown> {
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([name]) => schema.required?.includes(name) || chance.maybe(0.5),
  )
  return Object.fromEntries(
    fields.map(([name, field]) => [name, shapedValue(field, name, values, chance, depth + 1)]),
  )
}
