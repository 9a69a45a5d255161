// What of a logged value is worth saying.
import { type Language, languages } from '#contract/core/language.ts'

export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isTextByLanguage(value) && languages.every((one) => !value[one])
}

export function isTextByLanguage(value: unknown): value is Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const entries = Object.entries(value)
  const known = entries.every(
    ([name, text]) => languages.some((one) => one === name) && typeof text === 'string',
  )
  return entries.length > 0 && known
}

/** Those in which the two differ; null where one text stands for all of them. */
export function unlikeLanguages(text: Readonly<Record<string, string>>, other: unknown): Language[] | null {
  const before = isTextByLanguage(other) ? other : {}
  const isOne = (texts: Readonly<Record<string, string>>) =>
    new Set(languages.map((one) => texts[one] ?? '').filter(Boolean)).size <= 1
  if (isOne(text) && isOne(before)) return null
  return languages.filter((one) => (text[one] ?? '') !== (before[one] ?? ''))
}

const blocks = /<\/(?:p|h[1-6]|li|div)>|<br\s*\/?>/g

/** The words of a page, a line a paragraph. */
export function plainOfHtml(html: string): string {
  const document = new DOMParser().parseFromString(html.replaceAll(blocks, '$&\n'), 'text/html')
  return (document.body.textContent ?? '').trim()
}

type Values = Readonly<Record<string, unknown>> | null

export interface LoggedField {
  field: string
  before: unknown
  after: unknown
}

export interface LoggedFields {
  /** Was something else before. */
  changed: LoggedField[]
  /** Only one side is known: what was made or removed. */
  written: LoggedField[]
}

export function fieldsIn({ before, after }: { before: Values; after: Values }): LoggedFields {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const fields = names.map((field) => ({ field, before: before?.[field], after: after?.[field] }))
  if (before !== null && after !== null) return { changed: fields, written: [] }
  return { changed: [], written: fields.filter((one) => !isEmpty(one.before) || !isEmpty(one.after)) }
}
