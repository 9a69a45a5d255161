// A draft comes back as it was left, while it is young and fits the form.
import { expect, test } from 'vitest'
import { type Draft, draftIn, draftKey, draftText } from './draft.rules.ts'

const at = Date.parse('2026-11-01T00:00:00Z')
const day = 24 * 60 * 60_000
const fields = { name: '', price: 0 }
const draft: Draft = { at, base: fields, version: 3, values: { name: 'Tea', price: 2 } }

test('it is read as it was written', () => {
  expect(draftIn(draftText(draft), fields, at + day)).toEqual(draft)
})

test('one that is too old, of another form or nonsense is none', () => {
  expect(draftIn(draftText(draft), fields, at + 15 * day)).toBeNull()
  expect(draftIn(draftText({ ...draft, values: { title: 'Tea' } }), fields, at)).toBeNull()
  for (const text of [null, '', '{', '[]', '{"at":1}', '"x"', '{"at":"1","base":{},"values":{},"version":1}'])
    expect(draftIn(text, fields, at)).toBeNull()
})

test('each person has their own', () => {
  expect(draftKey(1, 'item-2')).not.toBe(draftKey(2, 'item-2'))
})
