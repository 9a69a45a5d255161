import { expect, test } from 'vitest'
import { languages } from '#contract/core/language.ts'
import { ecommerceContent } from './ecommerce.content.ts'

test('every colour of an article has a name of its own in every language but English', () => {
  const labels = ecommerceContent.items.flatMap(({ choices = [] }) =>
    choices.flatMap((one) => one.labels ?? []),
  )
  expect(labels.length).toBeGreaterThan(100)
  for (const label of labels) {
    for (const language of languages.filter((one) => one !== 'en')) expect(label[language]).not.toBe(label.en)
  }
})
