// One spelling for searching: the writer of search texts and the reader of queries both pass through here.

/** Letters that no decomposition takes apart; Arabic forms meet in one letter, Tajik ones in their Russian neighbour. */
const letters: Readonly<Record<string, string>> = {
  ё: 'е',
  ғ: 'г',
  ӣ: 'и',
  қ: 'к',
  ӯ: 'у',
  ҳ: 'х',
  ҷ: 'ч',
  ə: 'э',
  ә: 'а',
  і: 'и',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ؤ: 'و',
  ئ: 'ي',
  ـ: '',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

const arabicZero = 0x0660
const persianZero = 0x06f0

/** Longer words are no words; the cut keeps an index entry small. */
const longestWord = 40

function foldLetter(letter: string): string {
  const known = letters[letter]
  if (known !== undefined) return known
  const code = letter.codePointAt(0) ?? 0
  if (code >= arabicZero && code < arabicZero + 10) return String(code - arabicZero)
  if (code >= persianZero && code < persianZero + 10) return String(code - persianZero)
  return letter
}

/** Counts whole characters: half of one is no letter. */
function cut(word: string): string {
  return word.length <= longestWord ? word : [...word].slice(0, longestWord).join('')
}

/** Lower case without accents, as words of letters and digits; everything else is a gap. */
export function searchWords(text: string): string[] {
  const bare = text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ`]/gu, '')
    .replace(/[^\p{ASCII}]/gu, foldLetter)
  return (bare.match(/[\p{L}\p{N}]+/gu) ?? []).map(cut)
}

export function foldText(text: string): string {
  return searchWords(text).join(' ')
}
