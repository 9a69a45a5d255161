// A wording with values filled in, so that its writer sees what customers will read.
import type { Language } from '#contract/core/language.ts'
import {
  type CompiledMessage,
  filledMessage,
  type MessagePlace,
  placesOf,
} from '#server/platform/messages/text-message.ts'

/** One, a few, many: languages count differently, and each number shows another form. */
const numbers = [1, 3, 12]

const moment = new Date('2026-11-16T12:30:00Z')

/** The first that fits: what such a place is usually filled with. */
const samples: readonly (readonly [RegExp, string])[] = [
  [/price|amount|total|charge|fee|money|balance|discount|saved?|over|min|max|cost|tip/, '$12.50'],
  [/store|shop|restaurant/, 'Green Market'],
  [/item|product/, 'Margherita'],
  [/name|customer|who|person/, 'Aida'],
  [/count|quantity|number|points?|stars?|rating|percent|minutes|hours|days|left|page|step/, '3'],
  [/code|coupon/, 'SAVE10'],
  [/order|id$/, '100042'],
  [/time|hour|until|from|to$|at$/, '12:30'],
  [/date|day/, '16 Nov'],
  [/phone/, '+992 90 000 0000'],
  [/mail/, 'aida@example.com'],
  [/address|place|zone/, '12 Rudaki Avenue'],
]

const sampleOf = (name: string) => samples.find(([pattern]) => pattern.test(name))?.[1] ?? name

/** One line where the text says the same for every number. */
export function previewLines(message: CompiledMessage, language: Language): string[] {
  const places = placesOf(message)
  const isCounted = places.some(({ kind }) => kind === 'plural' || kind === 'ordinal')
  const lines = (isCounted ? numbers : [3]).flatMap((number) =>
    choicesOf(places).map((choice) => filledMessage(message, language, valuesOf(places, number, choice))),
  )
  return [...new Set(lines)]
}

/** Each branch of the first place that chooses by a word. */
function choicesOf(places: readonly MessagePlace[]): string[] {
  return places.find(({ kind }) => kind === 'select')?.branches.slice() ?? ['']
}

type Values = Parameters<typeof filledMessage>[2]

/** A place that is plain once may be counted elsewhere in the same text: then it is a number. */
function valuesOf(places: readonly MessagePlace[], number: number, choice: string): Values {
  const values: Values = {}
  for (const { name, kind } of places) {
    if (kind === 'plain') values[name] ??= sampleOf(name)
    else values[name] = sampleValue(kind, number, choice)
  }
  return values
}

function sampleValue(kind: MessagePlace['kind'], number: number, choice: string) {
  if (kind === 'date' || kind === 'time') return moment
  if (kind === 'select') return choice
  return kind === 'tag' ? (chunks: readonly string[]) => chunks.join('') : number
}
