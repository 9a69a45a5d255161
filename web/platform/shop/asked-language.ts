// `?lang=ar` asks for a language: crawlers and links from elsewhere get the page they were promised.
import { isLanguage, type Language } from '#contract/core/language.ts'

const parameter = 'lang'

export function askedLanguage(search: string): Language | null {
  const asked = new URLSearchParams(search).get(parameter)
  return isLanguage(asked) ? asked : null
}

/** The same address without the language; one that asks for nothing stays as it is, letter by letter. */
export function withoutLanguage(href: string): string {
  const url = new URL(href)
  if (!url.searchParams.has(parameter)) return href
  url.searchParams.delete(parameter)
  return url.href
}

export function inLanguage(href: string, language: Language): string {
  const url = new URL(href)
  url.searchParams.set(parameter, language)
  return url.href
}
