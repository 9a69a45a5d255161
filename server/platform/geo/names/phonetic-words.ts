// Reduces a name or a query to words by their sound, so that 'Жеңіс', 'Zhenis' and 'jenis' meet in one spelling.
import { transliterate } from './transliterate.ts'

/** Different romanisations of one sound, brought to one; the order matters, longer spellings first. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/dzh|zh|dj/g, 'j'],
  [/kh/g, 'h'],
  [/gh/g, 'g'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/c(?!h)|q/g, 'k'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/([a-z])\1+/g, '$1'],
]

export function phoneticWords(text: string): string[] {
  const latin = transliterate(text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е'))
  // Letters of other alphabets lose their marks only now, so what is left of them is spelled in a second pass.
  const plain = transliterate(latin.normalize('NFKD').replace(/[\p{M}'’ʼ`]/gu, '')).toLowerCase()
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(soundOf)
}

function soundOf(word: string): string {
  return sounds.reduce((heard, [spelling, sound]) => heard.replace(spelling, sound), word)
}
