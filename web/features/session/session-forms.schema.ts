// What the forms of this feature accept; the rules of each field are the contract's own.
import { z } from 'zod'
import {
  emailAddress,
  newPassword,
  phoneNumber,
  referralCode,
} from '#contract/features/session/session.schema.ts'

export const signInWays = ['phone', 'email'] as const

export type SignInWay = (typeof signInWays)[number]

function accepts(schema: z.ZodType) {
  return (typed: string) => schema.safeParse(typed).success
}

/** The shop distinguishes a phone from an address itself, so both travel in one field. */
export const signInForm = {
  phone: z.object({ phone: z.string().refine(accepts(phoneNumber)), password: z.string().min(1) }),
  email: z.object({ phone: z.string().refine(accepts(emailAddress)), password: z.string().min(1) }),
} as const satisfies Record<SignInWay, z.ZodType>

const name = z.string().trim().min(1).max(100)

const passwordTwice = { password: newPassword, confirm_password: z.string().min(1) }

function matches({ password, confirm_password }: { password: string; confirm_password: string }) {
  return password === confirm_password
}

/** Said together with the other slips. */
const mismatch = { path: ['confirm_password'], when: () => true }

export const signUpForm = z
  .object({
    f_name: name,
    l_name: name,
    email: emailAddress,
    phone: z.string().refine(accepts(phoneNumber)),
    ...passwordTwice,
    ref_code: referralCode,
    terms: z.boolean().refine((agreed) => agreed),
  })
  .refine(matches, mismatch)

export type SignUpValues = z.output<typeof signUpForm>

export const phoneForm = z.object({ phone: z.string().refine(accepts(phoneNumber)) })

export const socialPhoneForm = phoneForm.extend({ ref_code: referralCode })

export type SocialPhoneValues = z.output<typeof socialPhoneForm>

export const resetForm = z.object(passwordTwice).refine(matches, mismatch)

export type ResetValues = z.output<typeof resetForm>
