// The texts of order news.
import { expect, test } from 'vitest'
import { languages } from '#contract/core/language.ts'
import { failedInPart, orderMessages } from './order-messages.ts'

test('[PSH-01] every order status has its push text with the order number in every language', () => {
  expect(Object.keys(orderMessages)).toHaveLength(12)
  const without = [...Object.values(orderMessages), failedInPart].filter((text) =>
    languages.some((language) => !text[language].includes('{order_id}')),
  )
  expect(without).toEqual([])
})
