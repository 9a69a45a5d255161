// What the profile form accepts (PRF-02): the contract's rules, and a password only when one is typed.
import { z } from 'zod'
import { largestProfileImage } from '#contract/features/profile/profile.endpoints.ts'
import { emailAddress, newPassword } from '#contract/features/session/session.schema.ts'

export const photoKinds = ['image/jpeg', 'image/png', 'image/gif']

const photo = z.file().mime(photoKinds, 'kind').max(largestProfileImage, 'size')

/** Others are kept as they are, for the form to refuse by name. */
export const isPhoto = (file: File) => photo.safeParse(file).success

const name = z.string().trim().min(1).max(100)

export const profileForm = z
  .object({
    f_name: name,
    l_name: name,
    email: z.string().min(1, 'empty').pipe(emailAddress),
    password: z.union([z.literal(''), newPassword]),
    confirm_password: z.string(),
    image: photo.nullable(),
  })
  .refine(({ password, confirm_password }) => password === confirm_password, {
    path: ['confirm_password'],
    when: () => true,
  })

export type ProfileValues = z.output<typeof profileForm>
