// What the forms of signing in and of one's own account accept; the rules of each field are the contract's own.
import { z } from 'zod'
import { passkeyName } from '#contract/features/session/passkey.schema.ts'
import { emailAddress } from '#contract/features/session/session.schema.ts'
import { secondFactorCode, staffName, staffPassword } from '#contract/features/staff/staff.schema.ts'

const accepts = (schema: z.ZodType) => (typed: string) => schema.safeParse(typed).success

const isEmail = z.string().refine(accepts(emailAddress))
const isCode = z.string().refine(accepts(secondFactorCode))

/** The code is asked for only after the shop has asked for it. */
export const signInForm = {
  password: z.object({ email: isEmail, password: z.string().min(1), code: z.string() }),
  code: z.object({ email: isEmail, password: z.string().min(1), code: isCode }),
} as const

export type SignInValues = z.output<typeof signInForm.code>

/** Only the first owner says their own email. */
export const invitationForm = {
  named: z.object({ name: staffName, email: z.string(), password: staffPassword }),
  unnamed: z.object({ name: staffName, email: isEmail, password: staffPassword }),
} as const

export type InvitationValues = z.output<typeof invitationForm.unnamed>

export const nameForm = z.object({ name: staffName })

export const passwordForm = z.object({ password: z.string().min(1), new_password: staffPassword })

export const proofForm = z.object({ password: z.string().min(1) })

export const codeForm = z.object({ code: isCode })

export const passkeyForm = z.object({ name: passkeyName })
