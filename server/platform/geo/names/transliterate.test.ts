import fc from 'fast-check'
import { expect, test } from 'vitest'
import { transliterate } from './transliterate.ts'

test.each([
  ['Кенесары', 'Kenesary'],
  ['Железнодорожный', 'Zheleznodorozhny'],
  ['Щорса', 'Shchorsa'],
  ['Хан Шатыр', 'Khan Shatyr'],
  ['Подъезд', 'Podezd'],
  ['Юрий Цой', 'Yury Tsoy'],
])('Russian: %s is written %s', (cyrillic, latin) => {
  expect(transliterate(cyrillic)).toBe(latin)
})

test.each([
  ['Қабанбай батыр', 'Qabanbay batyr'],
  ['Жеңіс', 'Zhengis'],
  ['Ұлы дала', 'Uly dala'],
  ['Ғабит Мүсірепов', 'Ghabit Musirepov'],
])('Kazakh: %s is written %s', (cyrillic, latin) => {
  expect(transliterate(cyrillic)).toBe(latin)
})

test.each([
  ['Ҳамид Ҷӯраев', 'Hamid Juraev'],
  ['Роҳи Ғафуров', 'Rohi Ghafurov'],
  ['Қаҳрамонӣ', 'Qahramoni'],
])('Tajik: %s is written %s', (cyrillic, latin) => {
  expect(transliterate(cyrillic)).toBe(latin)
})

test('abbreviations stay in capitals', () => {
  expect(transliterate('ЖК Шахар')).toBe('ZHK Shakhar')
  expect(transliterate('ЦУМ')).toBe('TSUM')
})

test('Latin text, digits and signs pass unchanged', () => {
  expect(transliterate('Mega SilkWay, 14/2 «A»')).toBe('Mega SilkWay, 14/2 «A»')
})

test('a composed and a decomposed letter read the same', () => {
  expect(transliterate('й'.normalize('NFD'))).toBe(transliterate('й'))
})

test('no letter of the four alphabets survives', () => {
  const letters = [...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяәғқңөұүһіӣӯҳҷ']
  const texts = fc.array(
    fc.constantFrom(...letters, ...letters.map((letter) => letter.toUpperCase()), ' ', '-'),
  )
  fc.assert(
    fc.property(texts, (characters) => {
      expect(transliterate(characters.join(''))).not.toMatch(/\p{Script=Cyrillic}/u)
    }),
  )
})
