// A person's name as two fields, or as the one field newer clients send.
import { z } from 'zod'
import { cutText } from '../../core/clean-value.ts'

const longestName = 100

interface NameWords {
  f_name: { required: string; long: string }
  l_name: { required: string; long: string }
}

interface GivenName {
  name?: string | undefined
  f_name?: string | undefined
  l_name?: string | undefined
}

/** The endpoints word the same refusal differently (api.md 5 and 6). */
export function personNameFields(words: NameWords) {
  return {
    f_name: z.string().trim().max(longestName, words.f_name.long).optional(),
    l_name: z.string().trim().max(longestName, words.l_name.long).optional(),
    name: z
      .string()
      .trim()
      .max(2 * longestName)
      .optional(),
  }
}

/** Said together with the other fields' findings, hence also when those fail. */
const always = { when: () => true }

export function requirePersonName<Fields extends z.ZodObject>(fields: Fields, words: NameWords) {
  return fields
    .refine((given: GivenName) => given.name ?? given.f_name, {
      path: ['f_name'],
      error: words.f_name.required,
      ...always,
    })
    .refine((given: GivenName) => given.name ?? given.l_name, {
      path: ['l_name'],
      error: words.l_name.required,
      ...always,
    })
}

/** A single name is cut at its first space. */
export function personNameOf(given: GivenName): { f_name: string; l_name: string } {
  if (given.f_name !== undefined) return { f_name: given.f_name, l_name: given.l_name ?? '' }
  const [f_name = '', ...rest] = (given.name ?? '').split(/\s+/)
  return { f_name: cutText(f_name, longestName), l_name: cutText(rest.join(' '), longestName) }
}
