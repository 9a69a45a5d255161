// Whatever these features say, they say in all four languages.
import { expect, test } from 'vitest'
import { languages } from '#contract/core/language.ts'
import { addressFailures } from '#contract/features/address/address.failures.ts'
import { profileFailures } from '#contract/features/profile/profile.failures.ts'
import {
  codeFailures,
  passkeyFailures,
  passwordFailures,
  referralFailures,
  sessionFailures,
  socialFailures,
} from '#contract/features/session/session.failures.ts'
import { translate } from '#server/platform/messages/translate.ts'

const failures = [
  addressFailures,
  profileFailures,
  codeFailures,
  passkeyFailures,
  passwordFailures,
  referralFailures,
  sessionFailures,
  socialFailures,
].flatMap((group) => Object.values(group))

const replies = [
  'Guest varified',
  'Added successfully',
  'Logout successful.',
  'Phone number varified successfully',
  'Phone number is already varified',
  'Otp sent successfull',
  'OTP found, you can proceed',
  'Password changed successfully.',
  'Email is ready to register',
  'Token varified',
  'Successfully updated',
  'Updated successfully',
  'Successfully added',
  'Successfully removed',
  'Interest updated successfully',
  'The first name field is required.',
  'The last name field is required.',
  'The email field is required.',
  'The phone field is required.',
  'First name is required!',
  'Last name is required!',
  'The image must not be larger than 2 MB.',
]

const texts = [...new Set([...failures.map((one) => one.message), ...replies])]

test.each(languages.filter((one) => one !== 'en'))(
  'every sentence about accounts is said in %s',
  (language) => {
    expect(texts.filter((text) => translate(language, text) === text)).toEqual([])
  },
)

test.each(languages)('the places in a sentence survive in %s', (language) => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted()
  for (const text of texts) expect(places(translate(language, text))).toEqual(places(text))
})
