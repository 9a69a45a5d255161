// Who may see a private picture: whoever was given its address, for a while, and nobody else.
import { expect, test } from 'vitest'
import { createPrivatePictures } from './private-pictures.ts'

const start = Date.parse('2026-11-16T07:20:00.000Z')

function at(seconds: number, secret = 'a secret') {
  return createPrivatePictures(secret, { now: () => new Date(start + seconds * 1_000) })
}

const prescription = { folder: 'order', file: 'order-1.webp' } as const
const asked = (url: string) => new URL(url).searchParams

test('[CHK-01] a signed address is good for an hour or two, and the same within the hour', () => {
  const url = at(0).url('https://shop.test', 'order', prescription.file)
  expect(url).toMatch(/^https:\/\/shop\.test\/img\/order\/order-1\.webp\?until=\d+&sign=[\w-]{43}$/)
  expect(at(60).url('https://shop.test', 'order', prescription.file)).toBe(url)
  expect(at(0).secondsLeft(prescription, asked(url))).toBe(6_000)
  expect(at(6_000).secondsLeft(prescription, asked(url))).toBe(0)
})

test('[CHK-01] no signature, another picture’s, a later end or another secret show nothing', () => {
  const signed = asked(at(0).url('https://shop.test', 'order', prescription.file))
  const later = new URLSearchParams(signed)
  later.set('until', String(Number(signed.get('until')) + 1))
  expect(at(0).secondsLeft(prescription, new URLSearchParams())).toBe(0)
  expect(at(0).secondsLeft({ ...prescription, file: 'order-2.webp' }, signed)).toBe(0)
  expect(at(0).secondsLeft({ ...prescription, folder: 'chat' }, signed)).toBe(0)
  expect(at(0).secondsLeft(prescription, later)).toBe(0)
  expect(at(0, 'another').secondsLeft(prescription, signed)).toBe(0)
})

test('a picture of the catalogue needs no signature', () => {
  expect(at(0).secondsLeft({ folder: 'item', file: 'plov.webp' }, new URLSearchParams())).toBeNull()
})
