// What every endpoint of the desk shares: where it is, who may call, how lists are asked for and texts are written.
import { z } from 'zod'
import { coreFailures } from './failure.ts'
import { type Language, type Localised, languages } from './language.ts'
import { pageLimit, pageOffset } from './paging.ts'
import { wireId, wireInteger } from './wire.ts'

/** Everything the shop's own people do in the desk stands below it. */
export const deskPath = '/desk'

/** Of every endpoint there; each one names its permission beside. */
export const deskCaller = { caller: 'staff', module: 'unused', zone: 'unused' } as const

export const deskRefusals = [coreFailures.unauthenticated, coreFailures.not_allowed] as const

export const byId = z.object({ id: wireId })

/** Which change of a thing its editor saw; another one since then refuses the save. */
export const seenVersion = wireInteger.min(1)

export const sortDirections = ['up', 'down'] as const

/** Searching, sorting and paging of a list; `offset` is a page number from 1. */
export function deskList<const Sort extends readonly [string, ...string[]]>(sorts: Sort) {
  return {
    q: z.string().trim().max(200).default(''),
    sort: z.enum(sorts).default(sorts[0]),
    dir: z.enum(sortDirections).default('up'),
    limit: pageLimit.default(50),
    offset: pageOffset.default(1),
  }
}

/** A text as it is written at the desk: in some languages, at least in one where it is asked for. */
export type WrittenText = Partial<Localised>

const inEachLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ en: schema, ar: schema, tg: schema, ru: schema })

export const writtenText = (longest: number) =>
  inEachLanguage(z.string().trim().max(longest).optional().default(''))

export const requiredText = (longest: number) =>
  writtenText(longest).refine((text) => languages.some((language) => text[language] !== ''), {
    params: { reason: 'required' },
  })

/** What is shown where a language has no text of its own: the main language's, else the first there is. */
export function fallbackText(text: WrittenText, main: Language): string {
  return text[main] || languages.map((language) => text[language]).find(Boolean) || ''
}

/** As the shop stores it: every language has something to show. */
export function filledText(text: WrittenText, main: Language): Localised {
  const other = fallbackText(text, main)
  return { en: text.en || other, ar: text.ar || other, tg: text.tg || other, ru: text.ru || other }
}

/** As the desk edits it: empty where a language only repeats the main one's, so that a later change is followed. */
export function ownText(text: Localised, main: Language): Localised {
  const own = (language: Language) =>
    language !== main && text[language] === text[main] ? '' : text[language]
  return { en: own('en'), ar: own('ar'), tg: own('tg'), ru: own('ru') }
}
