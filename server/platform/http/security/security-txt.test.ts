// Where a hole is reported, as RFC 9116 wants it said.
import { expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { securityTxt } from './security-txt.ts'

const now = new Date('2026-11-16T07:00:00.000Z')

test('names the contact, the languages, and a day within the year after which it is asked for again', () => {
  expect(securityTxt({ contact: 'mailto:a@shop.test', public_url: 'https://shop.test', now })).toBe(
    [
      'Contact: mailto:a@shop.test',
      'Expires: 2027-05-15T00:00:00.000Z',
      'Preferred-Languages: en, ar, tg, ru',
      'Canonical: https://shop.test/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('the contact is an address, a page or a phone; a bare e-mail address is made one', () => {
  const contact = (SECURITY_CONTACT: string) => readConfig({ SECURITY_CONTACT }).security_contact
  expect(contact('holes@shop.test')).toBe('mailto:holes@shop.test')
  expect(contact('https://shop.test/report')).toBe('https://shop.test/report')
  expect(contact('')).toBeUndefined()
  for (const wrong of ['me', 'http://shop.test', 'javascript:x@y', 'a@b\nContact: c@d'])
    expect(() => contact(wrong), wrong).toThrow(/SECURITY_CONTACT/)
})
