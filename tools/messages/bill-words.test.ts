// A bill reads the same on pages made by the server and on those of the storefront, in every language.
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#contract/core/language.ts'
import { billLabels } from '#contract/features/order/bill-labels.ts'
import { translate } from '#server/platform/messages/translate.ts'
import { bill as arabic } from '#web/messages/ar/bill.ts'
import { bill as english } from '#web/messages/en/bill.ts'
import { bill as russian } from '#web/messages/ru/bill.ts'
import { bill as tajik } from '#web/messages/tg/bill.ts'

type Name = keyof typeof billLabels

const names = Object.keys(billLabels).filter((name): name is Name => name in billLabels)

const shown: Record<Language, Record<Name, string>> = {
  en: english,
  ar: arabic,
  tg: tajik,
  ru: russian,
}

describe.each(languages)('in %s', (language) => {
  test.each(names)('[CHK-01] %s', (name) => {
    expect(translate(language, billLabels[name])).toBe(shown[language][name])
  })
})
