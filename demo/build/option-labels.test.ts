import { expect, test } from 'vitest'
import { moduleContents } from './module-contents.ts'
import { labelsOf } from './option-labels.ts'

/** Sizes, sockets and model names are the same everywhere. */
const asWritten = /^(\d+(x\d+)?|X?[SL]|M|XL|A\d|E\d\d|L\d\d|Nova .*)$/

test('[HDR-08] every option that is a word or a measure is read in the language of the page', () => {
  const choices = Object.values(moduleContents).flatMap(({ items }) =>
    items.flatMap((one) => one.choices ?? []),
  )
  expect(choices.length).toBeGreaterThan(100)
  for (const { options, labels = labelsOf(options) } of choices) {
    options.forEach((option, place) => {
      if (asWritten.test(option)) return
      const label = labels?.[place]
      expect(label?.en).toBe(option)
      for (const language of ['ru', 'tg'] as const) expect(label?.[language]).not.toMatch(/[a-z.]{2}|\d\.\d/i)
      expect(label?.ar).not.toMatch(/[a-z]/i)
    })
  }
})

test('[HDR-08] amounts keep their number, with the decimal sign of the language', () => {
  expect(labelsOf(['0.5 l', '1 kg'])).toEqual([
    { en: '0.5 l', ar: '0.5 لتر', tg: '0,5 л', ru: '0,5 л' },
    { en: '1 kg', ar: '1 كجم', tg: '1 кг', ru: '1 кг' },
  ])
  expect(labelsOf(['3.2%'])).toEqual([{ en: '3.2%', ar: '3.2%', tg: '3,2%', ru: '3,2%' }])
})

test('[HDR-08] what is the same in every language needs no labels', () => {
  expect(labelsOf(['XS', 'S', 'M'])).toBeUndefined()
  expect(labelsOf(['36', '37'])).toBeUndefined()
})
