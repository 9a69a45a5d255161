// The part of an address that names a thing: words of its name in small Latin letters, joined by hyphens.

/** Russian and Tajik letters as they are written in Latin. */
const latin: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', ғ: 'gh', д: 'd', е: 'e', ё: 'yo', ж: 'zh', з: 'z', и: 'i', ӣ: 'i' },
  ...{ й: 'y', к: 'k', қ: 'q', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u' },
  ...{ ӯ: 'u', ф: 'f', х: 'kh', ҳ: 'h', ц: 'ts', ч: 'ch', ҷ: 'j', ш: 'sh', щ: 'shch', ъ: '', ы: 'y' },
  ...{ ь: '', э: 'e', ю: 'yu', я: 'ya' },
}

const longest = 80

/** Empty where nothing of a text can be written so. */
export function plainSlug(text: string): string {
  return (
    [...text.toLowerCase()]
      .map((letter) => latin[letter] ?? letter)
      .join('')
      .normalize('NFKD')
      // Accents, which are letters of their own by now.
      .replaceAll(/\p{M}+/gu, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, longest)
      .replace(/-+$/, '')
  )
}

/** Of a thing with names; digits alone would be read as an id, so `otherwise` stands before them. */
export function slugOfNames(names: readonly string[], otherwise: string): string {
  const slug = names.map(plainSlug).find((one) => one !== '') ?? ''
  if (slug === '') return otherwise
  return /^\d+$/.test(slug) ? `${otherwise}-${slug}` : slug
}

/** Numbers tried behind a slug that is taken. */
const mostTried = 50

/** The slug, and those it may become where others have it. */
export function slugsBehind(slug: string): string[] {
  return [slug, ...Array.from({ length: mostTried }, (_, at) => `${slug}-${at + 2}`)]
}

/** Null where all of them are taken. */
export function firstFreeSlug(slug: string, taken: ReadonlySet<string>): string | null {
  return slugsBehind(slug).find((one) => !taken.has(one)) ?? null
}
