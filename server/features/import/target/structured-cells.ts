// Options, choices and combinations of items in one cell each, as JSON: prices in decimals, a text alone where every
// language reads the same.
import { z } from 'zod'
import { filledText, ownText } from '#contract/core/desk.ts'
import { type Language, type Localised, languages } from '#contract/core/language.ts'
import { fromMinor, toMinor } from '#contract/core/money.ts'
import { boundsOf } from '#contract/features/item/desk/desk-item.rules.ts'
import { itemPrice, mostCombinations, mostStock } from '#contract/features/item/desk/desk-item.schema.ts'
import { nutritionFacts } from '#contract/features/item/item-details.schema.ts'
import type { StoredChoice, StoredFoodVariation, StoredVariation } from '#server/database/schema/item.ts'
import { refuseCell } from './cells.ts'

const amount = itemPrice
const count = z.number().int().min(0).max(mostStock)

const text = z.union([
  z.string().trim().min(1).max(200),
  z.partialRecord(z.enum(languages), z.string().trim().max(200)),
])

type Text = z.output<typeof text>

const read = (given: Text, main: Language): Localised =>
  filledText(typeof given === 'string' ? { [main]: given } : given, main)

function written(stored: Localised, main: Language): Text {
  const own = Object.entries(ownText(stored, main)).filter(([, one]) => one !== '')
  const [first] = own
  return own.length === 1 && first?.[0] === main ? first[1] : Object.fromEntries(own)
}

const foodVariations = z
  .array(
    z.object({
      name: text,
      type: z.enum(['single', 'multi']),
      required: z.boolean().default(false),
      min: z.number().int().min(0).max(100).default(0),
      max: z.number().int().min(0).max(100).default(0),
      values: z
        .array(z.object({ label: text, price: amount.default(0) }))
        .min(1)
        .max(100),
    }),
  )
  .max(30)

const choices = z.array(z.object({ title: text, options: z.array(text).min(1).max(mostCombinations) })).max(5)

const variations = z
  .array(z.object({ type: z.string().max(600), price: amount, stock: count }))
  .max(mostCombinations)

function parsed<Schema extends z.ZodType>(cell: string, schema: Schema): z.output<Schema> {
  let value: unknown
  try {
    value = JSON.parse(cell)
  } catch {
    return refuseCell('not_structured')
  }
  const result = schema.safeParse(value)
  return result.success ? result.data : refuseCell('not_structured')
}

const orEmpty = (list: readonly unknown[]) => (list.length === 0 ? '' : JSON.stringify(list))

export const foodVariationsCell = {
  read: (cell: string, main: Language): StoredFoodVariation[] =>
    parsed(cell, foodVariations).map(({ name, values, ...group }) => ({
      ...{ name: read(name, main), type: group.type, required: group.required, ...boundsOf(group) },
      values: values.map(({ label, price }) => ({ label: read(label, main), option_price: toMinor(price) })),
    })),
  write: (stored: readonly StoredFoodVariation[], main: Language): string =>
    orEmpty(
      stored.map(({ name, type, required, min, max, values }) => ({
        ...{ name: written(name, main), type, required, min, max },
        values: values.map(({ label, option_price }) => ({
          label: written(label, main),
          price: fromMinor(option_price),
        })),
      })),
    ),
}

/** Where every language reads what is written, no labels are needed beside the options. */
export const choicesCell = {
  read: (cell: string, main: Language): StoredChoice[] =>
    parsed(cell, choices).map(({ title, options }) => {
      const labels = options.map((option) => read(option, main))
      const plain = { title: read(title, main), options: labels.map(({ en }) => en) }
      return labels.every((label) => languages.every((one) => label[one] === label.en))
        ? plain
        : { ...plain, labels }
    }),
  write: (stored: readonly StoredChoice[], main: Language): string =>
    orEmpty(
      stored.map(({ title, options, labels }) => ({
        title: written(title, main),
        options: options.map((option, at) => {
          const label = labels?.[at]
          return label ? written(label, main) : option
        }),
      })),
    ),
}

export const variationsCell = {
  read: (cell: string): StoredVariation[] =>
    parsed(cell, variations).map((one) => ({ ...one, price: toMinor(one.price) })),
  write: (stored: readonly StoredVariation[]): string =>
    orEmpty(stored.map(({ type, price, stock }) => ({ type, price: fromMinor(price), stock }))),
}

export const factsCell = {
  read: (cell: string) => parsed(cell, nutritionFacts),
  write: (stored: z.output<typeof nutritionFacts> | null): string =>
    stored
      ? JSON.stringify(
          Object.fromEntries(Object.keys(nutritionFacts.shape).map((key) => [key, Object(stored)[key]])),
        )
      : '',
}
