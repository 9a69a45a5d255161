// Secrets are long, different every time, and cannot be read back.
import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from './password.ts'
import { hashSecret, newCode, newDigits, newNumericId, newToken } from './token.ts'

test('tokens carry 32 bytes and do not repeat', () => {
  const tokens = new Set(Array.from({ length: 500 }, newToken))
  expect(tokens.size).toBe(500)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
})

test('a numeric id survives JSON and is not small', () => {
  const ids = Array.from({ length: 500 }, newNumericId)
  expect(new Set(ids).size).toBe(500)
  expect(ids.every((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 52)).toBe(true)
  expect(Math.max(...ids)).toBeGreaterThan(2 ** 45)
  expect(JSON.parse(JSON.stringify(ids))).toEqual(ids)
})

test('codes keep their length, leading zeros included', () => {
  expect(Array.from({ length: 200 }, () => newDigits(4)).every((code) => /^\d{4}$/.test(code))).toBe(true)
  expect(newCode(10)).toMatch(/^[A-Z2-9]{10}$/)
})

test('[AUT-01] passwords are kept as argon2id with a salt of their own', async () => {
  const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
  expect(one).toMatch(/^\$argon2id\$/)
  expect(one).not.toBe(two)
  expect(await passwordMatches(one, 'correct horse')).toBe(true)
  expect(await passwordMatches(one, 'battery staple')).toBe(false)
})

test('[AUT-01] where there is no password, none matches', async () => {
  expect(await passwordMatches(null, 'anything')).toBe(false)
})

test('[AUT-01] asking for nobody costs the same work as a wrong password', async () => {
  const stored = await hashPassword('correct horse')
  const quickest = async (hash: string | null) => {
    const times: number[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      const began = performance.now()
      await passwordMatches(hash, 'battery staple')
      times.push(performance.now() - began)
    }
    return Math.min(...times)
  }
  await quickest(null)
  // A short cut would take a thousandth; anything near one is the machine's mood.
  expect(await quickest(null)).toBeGreaterThan((await quickest(stored)) / 4)
})

test('the same secret has the same hash, another has not', () => {
  expect(hashSecret('a')).toBe(hashSecret('a'))
  expect(hashSecret('a')).not.toBe(hashSecret('b'))
})
