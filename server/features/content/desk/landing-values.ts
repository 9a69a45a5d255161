// The landing page as the desk writes it, and as its rows hold it.
import { fallbackText, filledText, ownText, type WrittenText } from '#contract/core/desk.ts'
import { inEveryLanguage, type Language, type Localised } from '#contract/core/language.ts'
import {
  type LandingContent,
  landingContent,
  landingTexts,
} from '#contract/features/content/desk/desk-pages.schema.ts'
import type { LandingRow } from '../content.db.ts'
import type { LandingPart } from './desk-pages.db.ts'

type TextKey = keyof typeof landingTexts

const isText = (key: string): key is TextKey => Object.hasOwn(landingTexts, key)

/** Addresses of apps stand in two rows, each with whether it is shown. */
const linkRows = {
  playstore_url: 'download_user_app_links',
  apple_store_url: 'download_user_app_links',
  seller_playstore_url: 'download_business_app_links',
  seller_appstore_url: 'download_business_app_links',
  dm_playstore_url: 'download_business_app_links',
  dm_appstore_url: 'download_business_app_links',
} as const

type LinkKey = keyof typeof linkRows

const isLink = (key: string): key is LinkKey => Object.hasOwn(linkRows, key)

type Row = Pick<LandingRow, 'key' | 'text' | 'value'>

export function writtenLanding(rows: readonly Row[], main: Language): LandingContent {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const fields = Object.keys(landingContent.shape).map((key): [string, unknown] => {
    if (isText(key)) return [key, ownOf(byKey.get(key), main)]
    if (isLink(key)) return [key, shownLink(byKey.get(linkRows[key])?.value, key)]
    if (key === 'promotion_banners') return [key, banners(byKey.get(key)?.value, main)]
    return [key, textOf(byKey.get(key))]
  })
  return landingContent.catch((context) => emptied(context.value)).parse(Object.fromEntries(fields))
}

/** A row in a shape that cannot be edited counts as empty, so that the others still can be. */
function emptied(value: unknown): LandingContent {
  const fields = Object.entries(landingContent.shape).map(([key, schema]) => {
    const read = schema.safeParse(Object(value)[key])
    return [
      key,
      read.success ? read.data : schema.parse(isText(key) ? {} : key === 'promotion_banners' ? [] : ''),
    ]
  })
  return landingContent.parse(Object.fromEntries(fields))
}

function ownOf(row: Row | undefined, main: Language): Localised {
  if (row?.text) return ownText(row.text, main)
  const plain = textOf(row)
  return inEveryLanguage((language) => (language === main ? plain : ''))
}

const textOf = (row: Row | undefined) => (typeof row?.value === 'string' ? row.value : (row?.text?.en ?? ''))

function shownLink(links: unknown, key: LinkKey): string {
  const stored = Object(links)
  const url: unknown = stored[key]
  return typeof url === 'string' && Number(stored[`${key}_status`]) === 1 ? url : ''
}

function banners(value: unknown, main: Language): LandingContent['promotion_banners'] {
  return [value ?? []].flat().flatMap((banner: unknown) => {
    const { img, title } = Object(banner)
    if (typeof img !== 'string') return []
    return [{ img, title: title ? ownText(title, main) : inEveryLanguage(() => '') }]
  })
}

/** The rows that hold these fields. */
export function landingParts(
  content: LandingContent,
  changed: readonly string[],
  main: Language,
): LandingPart[] {
  const keys = new Set(changed.map((key) => (isLink(key) ? linkRows[key] : key)))
  return [...keys].map((key) => partOf(content, key, main))
}

function partOf(content: LandingContent, key: string, main: Language): LandingPart {
  if (isText(key)) return { key, text: filledOrNothing(content[key], main), value: null }
  if (key === 'promotion_banners') {
    const value = content.promotion_banners.map(({ img, title }) => ({
      img,
      title: filledOrNothing(title, main),
    }))
    return { key, text: null, value }
  }
  if (key === 'download_user_app_links' || key === 'download_business_app_links')
    return { key, text: null, value: storedLinks(content, key) }
  const fields: Readonly<Record<string, unknown>> = content
  const value = fields[key]
  return { key, text: null, value: value === '' ? null : value }
}

const filledOrNothing = (text: WrittenText, main: Language) =>
  fallbackText(text, main) === '' ? null : filledText(text, main)

function storedLinks(content: LandingContent, row: string) {
  const keys = Object.keys(linkRows).filter(isLink)
  return Object.fromEntries(
    keys
      .filter((key) => linkRows[key] === row)
      .flatMap((key) => [
        [key, content[key]],
        [`${key}_status`, content[key] === '' ? '0' : '1'],
      ]),
  )
}
