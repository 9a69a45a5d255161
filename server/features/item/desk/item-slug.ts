// The address of a new item: made from its English name, numbered where another has it.
import type { Localised } from '#contract/core/language.ts'
import type { Statements } from '#server/database/connection.ts'
import { takenSlugs } from './desk-item.db.ts'

/** The shop's Russian and Tajik letters as they are written in Latin. */
const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'gh',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  ӣ: 'i',
  й: 'y',
  к: 'k',
  қ: 'q',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ӯ: 'u',
  ф: 'f',
  х: 'kh',
  ҳ: 'h',
  ц: 'ts',
  ч: 'ch',
  ҷ: 'j',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

const longest = 80

function plainSlug(text: string): string {
  return [...text.toLowerCase()]
    .map((letter) => latin[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
}

/** Digits alone would be read as an id, and a name of other letters leaves nothing. */
export function slugOf({ en, ru, tg }: Localised): string {
  const slug = [en, ru, tg].map(plainSlug).find((one) => one !== '') ?? ''
  return /^\d*$/.test(slug) ? `item-${slug}`.replace(/-$/, '') : slug
}

export async function freeSlug(db: Statements, name: Localised): Promise<string> {
  const slug = slugOf(name)
  const taken = await takenSlugs(db, slug)
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
