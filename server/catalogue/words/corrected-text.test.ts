// What a misspelt text was taken for, as it is shown.
import { expect, test } from 'vitest'
import { correctedText } from './corrected-text.ts'

const doubted = (typed: string, spellings: string[], likeliest?: string) => ({
  typed,
  isMeant: (word: string) => spellings.includes(word),
  likeliest,
})

test('[SRC-04] a misspelt word is corrected as the names spell it, and the rest of the text stays', () => {
  const burger = doubted('burgr', ['burger', 'burgers'])
  expect(correctedText(' Burgr & fries ', [burger], ['House Burgers', 'Burger'])).toBe('burgers & fries')
  expect(correctedText('чаи', [doubted('чаи', ['чаи'])], ['Чай'])).toBeUndefined()
  expect(correctedText('чяй', [doubted('чяи', ['чаи'])], ['Зелёный Чай'])).toBe('чай')
})

test('[SRC-04] the first name that has the word decides, as typed or as meant', () => {
  const rise = doubted('rise', ['rice'])
  expect(correctedText('rise', [rise], ['Sunrise', 'Rice'])).toBeUndefined()
  expect(correctedText('rise', [rise], ['Tea', 'Rice', 'Rise'])).toBe('rice')
})

test('[SRC-04] where no name has it, it was taken for the likeliest', () => {
  expect(correctedText('burgr', [doubted('burgr', ['burger'], 'burger')], ['Plov'])).toBe('burger')
  expect(correctedText('burgr', [doubted('burgr', ['burger'])], ['Plov'])).toBeUndefined()
})
