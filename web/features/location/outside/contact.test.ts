import { expect, test } from 'vitest'
import { readContact } from './contact.ts'

test.each([
  [' Somebody@Example.com ', { email: 'somebody@example.com' }],
  ['+7 (700) 123-45-67', { phone: '+77001234567' }],
  ['٠٠٩٩٢٩٠١٢٣٤٥٦٧', { phone: '+992901234567' }],
])('%s is understood', (typed, contact) => {
  expect(readContact(typed)).toEqual(contact)
})

test.each(['', 'nobody', 'a@b', '12345', '@example.com'])('%s is neither', (typed) => {
  expect(readContact(typed)).toBeNull()
})
