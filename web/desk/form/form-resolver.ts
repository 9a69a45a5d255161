// Values are checked as the endpoint will check them, and what it has against them stands at their fields.

import { toNestErrors } from '@hookform/resolvers'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import type { Issue } from './use-issue-text.ts'

interface ResolverParts<Values extends FieldValues> {
  schema: z.ZodType
  inputOf: (values: Values) => unknown
  issueText: (issue: Issue) => string
  slipOf: (field: string) => string | undefined
}

/** The server takes null for nothing said; a schema would read it as a nought. */
function withoutNulls(input: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input ?? {}).filter(([, value]) => value !== null))
}

export function formResolver<Values extends FieldValues>(parts: ResolverParts<Values>): Resolver<Values> {
  const { schema, inputOf, issueText, slipOf } = parts
  return (values, _, options) => {
    // Any version will do: that of the form is added when it is saved.
    const asked = { version: 1, ...withoutNulls(inputOf(values)) }
    const read = schema.safeParse(asked, { error: (issue) => issueText(issue), reportInput: true })
    if (read.success) return { values, errors: {} }
    const errors: FieldErrors = {}
    for (const { path, code, message } of read.error.issues) {
      const name = path.join('.')
      errors[name] ??= { type: code ?? 'invalid', message: slipOf(String(path[0])) ?? message }
    }
    return { values: {}, errors: toNestErrors(errors, options) }
  }
}
