// A message in the syntax of ICU: compiled as the storefront reads it, and what it asks for.
import compile from 'icu-minify/compile'
import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format'
import type { Language } from '#contract/core/language.ts'

export type { CompiledMessage }

/** What stands in braces or is a tag; how it is written, and the branches it chooses from. */
export type PlaceKind = 'plain' | 'select' | 'plural' | 'ordinal' | 'number' | 'date' | 'time' | 'tag'

export interface MessagePlace {
  name: string
  kind: PlaceKind
  branches: readonly string[]
}

/** In the sequence of their numbers in a compiled message. */
const typedKinds: readonly PlaceKind[] = ['tag', 'select', 'plural', 'ordinal', 'number', 'date', 'time']

/** Null: its syntax is wrong. */
export function compiledText(text: string): CompiledMessage | null {
  try {
    return compile(text)
  } catch {
    return null
  }
}

/** Each place it has, also those inside of others, as often as it stands there. */
export function placesOf(message: CompiledMessage): MessagePlace[] {
  return typeof message === 'string' ? [] : message.flatMap(placesIn)
}

function placesIn(node: unknown): MessagePlace[] {
  if (!Array.isArray(node)) return []
  const [name, type, options, ...more] = node
  if (type === undefined) return [{ name, kind: 'plain', branches: [] }]
  // Zero is `#` as the first child of a tag.
  if (typeof type !== 'number' || type === 0)
    return [{ name, kind: 'tag', branches: [] }, ...[type, options, ...more].flatMap(placesIn)]
  const kind = typedKinds[type] ?? 'plain'
  const branches = hasBranches(kind) ? Object.entries(Object(options)) : []
  return [
    { name, kind, branches: branches.map(([branch]) => branch) },
    // Words, `#`, or a list of nodes.
    ...branches.flatMap(([, branch]) => (Array.isArray(branch) ? branch.flatMap(placesIn) : [])),
  ]
}

const hasBranches = (kind: PlaceKind) => kind === 'select' || kind === 'plural' || kind === 'ordinal'

/** As the storefront asks for forms: browsers know no Tajik, which has one form after any number (there: Russian's). */
const formLocale: Readonly<Record<Language, string>> = { en: 'en', ar: 'ar-u-nu-latn', tg: 'ru', ru: 'ru' }

/** The forms a number takes in a language: one, few, many, other. */
export function formsOf(language: Language, kind: 'plural' | 'ordinal'): readonly string[] {
  const type = kind === 'ordinal' ? 'ordinal' : 'cardinal'
  return new Intl.PluralRules(formLocale[language], { type }).resolvedOptions().pluralCategories
}

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given) => new Intl.NumberFormat(...given),
  getPluralRules: (...given) => new Intl.PluralRules(...given),
}

/** With values filled in; tags keep their words only. */
export function filledMessage(
  message: CompiledMessage,
  language: Language,
  values: FormatValues<string>,
): string {
  const made = format<string>(message, formLocale[language], values, { formatters, timeZone: 'UTC' })
  return Array.isArray(made) ? made.join('') : made
}
