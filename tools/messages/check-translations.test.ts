// What makes a translation wrong, each with an example.
import { describe, expect, test } from 'vitest'
import { serverMessageProblems } from './check-server-messages.ts'
import { flatTexts, translationProblems } from './check-translations.ts'
import { translatedLiterals } from './server-texts.ts'
import { partsOf } from './text-parts.ts'

test('arguments are found wherever a text can hold them', () => {
  const text =
    '{count, plural, one {# of {who}} other {<b>#</b>}} at {when, date, short} {kind, select, a {{deep}} other {}}'
  expect([...partsOf(text).names].sort()).toEqual(['b', 'count', 'deep', 'kind', 'when', 'who'])
})

function problems(english: object, translated: object): string[] {
  return translationProblems(flatTexts(english), flatTexts(translated))
}

describe('a translation', () => {
  test('with other words and the same arguments is fine', () => {
    expect(problems({ a: { b: 'Rated {n}' } }, { a: { b: 'Оценка {n}' } })).toEqual([])
  })

  test('with another argument is found', () => {
    expect(problems({ a: 'Rated {n}' }, { a: 'Оценка {m}' })).toEqual([
      'a differs from English in its arguments: n, m',
    ])
  })

  test('that was left in English is found', () => {
    expect(problems({ a: 'Close' }, { a: 'Close' })).toEqual(['a is not translated'])
  })

  test('of nothing but names and arguments may be the same', () => {
    expect(problems({ a: '{module} · Fivefold' }, { a: '{module} · Fivefold' })).toEqual([])
  })

  test('that lacks a key, has one too many or is empty is found', () => {
    expect(problems({ a: 'One', b: 'Two' }, { b: ' ', c: 'Три' })).toEqual([
      'a is missing',
      'b is empty',
      'c is not an English key',
    ])
  })
})

describe('a catalogue of the server', () => {
  const english = new Set(['Not found', 'The {field} field is required.'])

  test('that has every text is fine', () => {
    const catalogue = {
      'Not found': 'Не найдено',
      'The {field} field is required.': 'Поле {field} обязательно.',
    }
    expect(serverMessageProblems(english, catalogue)).toEqual([])
  })

  test('with gaps, leftovers and lost places is found', () => {
    const catalogue = { 'The {field} field is required.': 'Поле обязательно.', Gone: 'Ушло' }
    expect(serverMessageProblems(english, catalogue)).toEqual([
      "lacks a translation of 'Not found'",
      "fills other places than English in 'The {field} field is required.'",
      "translates a text nobody sends: 'Gone'",
    ])
  })

  test('is asked for the texts written where they are sent', () => {
    expect(translatedLiterals('x.ts', "reply(translate(scope.language, 'Saved')); other('x', 'No')")).toEqual(
      ['Saved'],
    )
  })
})
