// One spelling for writer and reader, whatever the keyboard.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText, searchWords } from './fold-text.ts'
import { nameText, searchText } from './search-text.ts'

describe('folding', () => {
  test.each([
    ['Crème Brûlée', 'creme brulee'],
    ['ЁЛКА', 'елка'],
    ['Қанд, ғӯза, ҳалво, ҷигар, ӣ', 'канд гуза халво чигар и'],
    ['أحمد إلى آدم مدرسة', 'احمد الي ادم مدرسه'],
    ['مَرْحَبًا', 'مرحبا'],
    ['٣ قطع ۴', '3 قطع 4'],
    ['Łódź, Straße', 'lodz strasse'],
    ['🍕 <b>Pizza</b> 50% _off_', 'b pizza b 50 off'],
    ["Ben & Jerry's", 'ben jerrys'],
    ['', ''],
  ])('%s becomes %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  test('folding twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)),
    )
  })

  test('words hold nothing a pattern or a query could mean', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        searchWords(text).every((word) => /^[\p{L}\p{N}]+$/u.test(word) && [...word].length <= 40),
      ),
    )
  })
})

test('the words of the name come first, the others on the second line, each once; then every name', () => {
  const name = { en: 'Apple and Pie', ar: 'فطيرة', tg: 'Пирог', ru: 'Пирог' }
  expect(nameText(name)).toBe('apple and pie فطيره пирог')
  expect(searchText({ name, filed_under: ['Sweet apple', 'sweet'] }).split('\n')).toEqual([
    'apple and pie فطيره пирог',
    'sweet',
    'apple pie',
    'فطيره',
    'пирог',
  ])
  expect(searchText({ name }).split('\n')).toEqual([
    'apple and pie فطيره пирог',
    '',
    'apple pie',
    'فطيره',
    'пирог',
  ])
})
