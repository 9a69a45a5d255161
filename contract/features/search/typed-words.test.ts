// What is searched for of what somebody typed.
import { expect, test } from 'vitest'
import { formsOf, wordsOf } from './typed-words.ts'

test.each([
  ['Pizza and Pasta', ['pizza', 'pasta']],
  ['Чай с молоком', ['чаи', 'молоком']],
  ['нон ва чой', ['нон', 'чои']],
  ['شاي مع حليب', ['شاي', 'حليب']],
  ['Суп из тыквы', ['суп', 'тыквы']],
  ['Pizza & Pasta', ['pizza', 'pasta']],
  ['vitamin a', ['vitamin', 'a']],
  ['витамин с', ['витамин', 'с']],
  ['of the', ['of', 'the']],
  ['tea tea', ['tea']],
  ['!?', []],
])('[SRC-04] %s is searched for by its meaningful words', (typed, words) => {
  expect(wordsOf(typed)).toEqual(words)
})

test('at most eight words, each once', () => {
  expect(wordsOf('tea and tea and b c d e f g h i')).toEqual(['tea', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
})

test.each([
  ['tea', ['tea']],
  ['ارز', ['ارز', 'الارز']],
  ['الارز', ['الارز', 'ارز']],
  ['والعسل', ['والعسل', 'عسل', 'العسل']],
  ['بالون', ['بالون', 'البالون']],
])('[SRC-04] %s may stand as %s', (word, forms) => {
  expect(formsOf(word)).toEqual(forms)
})
