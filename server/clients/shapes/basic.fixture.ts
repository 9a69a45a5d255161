// What all that clients read is made of; written down from the specification and not from our own
// contract: a type they compare with, and null only where they expect it.
import { z } from 'zod'

export const text = z.string()
export const number = z.number()
export const whole = z.number().int()
export const bit = z.literal([0, 1])
export const flag = z.boolean()
export const list = z.array(z.unknown())
export const object = z.record(z.string(), z.unknown())
export const dayTime = text.regex(/^\d{2}:\d{2}(:\d{2})?$/)

/** Framework datetime or 'YYYY-MM-DD HH:mm:ss': both can be parsed. */
export const datetime = text.refine((value) => !Number.isNaN(Date.parse(value.replace(' ', 'T'))))

export const wallTime = text.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
export const date = text.regex(/^\d{4}-\d{2}-\d{2}$/)
export const message = z.looseObject({ message: text.min(1) })

export const errors = z.looseObject({
  errors: z.array(z.object({ code: text, message: text.min(1) })).min(1),
})

export const page = (name: string, of: z.ZodType) =>
  z.looseObject({ total_size: whole, limit: whole, offset: whole, [name]: z.array(of) })

export const named = (names: string, of: z.ZodType) =>
  Object.fromEntries(names.split(' ').map((name) => [name, of]))
