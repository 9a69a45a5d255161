// Copying a code works, or fails without a word.
import { expect, test } from 'vitest'
import { copyCode } from './copy-code.ts'

test('[CRD-04] the code is put on the clipboard', async () => {
  const written: string[] = []
  expect(await copyCode('FREEBAGS', { writeText: async (text) => void written.push(text) })).toBe(true)
  expect(written).toEqual(['FREEBAGS'])
})

test('[CRD-04] a refusing or missing clipboard is no error', async () => {
  const refuse = () => Promise.reject(new Error('not allowed'))
  expect(await copyCode('FREEBAGS', { writeText: refuse })).toBe(false)
  expect(await copyCode('FREEBAGS', undefined)).toBe(false)
})
