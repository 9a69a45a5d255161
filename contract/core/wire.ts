// Lenient readers for what clients send: numbers as text, JSON lists as text, absent values as 'null' (api.md 1).
import { z } from 'zod'
import { cleanText, createCleaner, isAbsentText, parseJson } from './clean-value.ts'
import { Failure } from './failure.ts'
import { listOf } from './list-of.ts'

export function withoutAbsent(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined
  const text = cleanText(value).trim()
  return isAbsentText(text) ? undefined : text
}

/** Largest id PostgreSQL's integer holds; beyond it nothing can exist. */
const largestId = 2_147_483_647

export const wireId = z.coerce.number<unknown>().int().min(1).max(largestId)

export const wireInteger = z.coerce.number<unknown>().int()

export const wireNumber = z.coerce.number<unknown>()

/** 0/1, true/false, on/off in any spelling a form may send. */
export const wireFlag = z.preprocess((value) => {
  if (value === true || value === 1) return true
  if (typeof value === 'string') return ['1', 'true', 'on', 'yes'].includes(value.toLowerCase())
  return false
}, z.boolean())

export const wireText = z.string().trim().max(1_000)

/** A value written as JSON text; what does not parse is left as it is, so that the schema refuses it by name. */
export function asJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return createCleaner()(parseJson(value))
  } catch (problem) {
    if (problem instanceof Failure) throw problem
    return value
  }
}

/** A list as repeated values, a JSON list as text, or comma-separated text. */
function asList(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  return text.startsWith('[') ? asJson(text) : text.split(',').map((part) => part.trim())
}

export const wireIdList = listOf(wireId, 200, asList)

/** Numeric id or slug, as details endpoints accept (api.md 1.8); nothing is called by an empty text, which is not found. */
export const wireIdOrSlug = z
  .string()
  .trim()
  .max(200)
  .transform(cleanText)
  .transform((text) => (/^\d{1,10}$/.test(text) ? { id: Number(text) } : { slug: text.toLowerCase() }))

export type IdOrSlug = z.output<typeof wireIdOrSlug>

/** For endpoints without path or input. */
export const nothing = z.object({})
