// Cyrillic to Latin letters for Russian, Kazakh and Tajik names, in the spelling English signs use.

const letters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ә: 'a',
  ғ: 'gh',
  қ: 'q',
  ң: 'ng',
  ө: 'o',
  ұ: 'u',
  ү: 'u',
  һ: 'h',
  і: 'i',
  ӣ: 'i',
  ӯ: 'u',
  ҳ: 'h',
  ҷ: 'j',
}

/** 'Железнодорожный' ends in one y, as English writes it, not in the letter-by-letter 'yy'. */
const adjectiveEnding = /(?<=\p{L})[ыи]й(?!\p{L})/giu

export function transliterate(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(adjectiveEnding, (ending) => (ending === ending.toUpperCase() ? 'Ы' : 'ы'))
  const characters = [...plain]
  return characters.map((character, at) => latin(character, characters[at - 1], characters[at + 1])).join('')
}

function latin(character: string, before: string | undefined, after: string | undefined): string {
  const lower = character.toLowerCase()
  const spelled = letters[lower]
  if (spelled === undefined) return character
  if (character === lower) return spelled
  const shouting = isCapital(after) || (isCapital(before) && !isSmall(after))
  return shouting ? spelled.toUpperCase() : spelled.charAt(0).toUpperCase() + spelled.slice(1)
}

function isCapital(character: string | undefined): boolean {
  return character !== undefined && /\p{Lu}/u.test(character)
}

function isSmall(character: string | undefined): boolean {
  return character !== undefined && /\p{Ll}/u.test(character)
}
