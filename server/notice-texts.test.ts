// Everything the server sends can be reworded: each original is read as its own wording would be.
import { expect, test } from 'vitest'
import { languages } from '#contract/core/language.ts'
import { noticeTexts } from './notice-texts.ts'
import { compiledText, placesOf } from './platform/messages/text-message.ts'

test('every notice is written in every language, with the same places', () => {
  expect(Object.keys(noticeTexts).length).toBeGreaterThan(25)
  for (const [name, text] of Object.entries(noticeTexts)) {
    const places = languages.map((language) => {
      const message = compiledText(text[language])
      expect(text[language], `${name} in ${language}`).not.toBe('')
      expect(message, `${name} in ${language}`).not.toBeNull()
      return placesOf(message ?? '')
        .map((place) => place.name)
        .toSorted()
    })
    expect(new Set(places.map((names) => names.join())).size, name).toBe(1)
  }
})
