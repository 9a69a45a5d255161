// Turns schema findings into the validation messages clients know (api.md 1.6), first message per field.
import type { z } from 'zod'
import type { FailureEntry } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import { translate } from '../../messages/translate.ts'

type Issue = z.core.$ZodIssue

/** English templates; the other languages are keyed by them. */
export const validationTemplates = {
  required: 'The {field} field is required.',
  integer: 'The {field} must be an integer.',
  number: 'The {field} must be a number.',
  list: 'The {field} must be an array.',
  short: 'The {field} must be at least {limit} characters.',
  small: 'The {field} must be at least {limit}.',
  long: 'The {field} must not be greater than {limit} characters.',
  large: 'The {field} must not be greater than {limit}.',
  email: 'The {field} must be a valid email address.',
  format: 'The {field} format is invalid.',
  choice: 'The selected {field} is invalid.',
} as const

type Template = keyof typeof validationTemplates

export function validationEntries(
  issues: readonly Issue[],
  given: Record<string, unknown>,
  language: Language,
): FailureEntry[] {
  const entries = new Map<string, FailureEntry>()
  for (const issue of issues) {
    const field = String(issue.path[0] ?? 'body')
    if (entries.has(field)) continue
    entries.set(field, { code: field, message: messageOf(issue, field, given, language) })
  }
  return [...entries.values()]
}

/** A schema's own words win over the templates. */
function messageOf(issue: Issue, field: string, given: Record<string, unknown>, language: Language): string {
  if (issue.message !== '') return translate(language, issue.message)
  const template = given[field] === undefined ? 'required' : templateOf(issue)
  return fill(template, field, issue, language)
}

function fill(template: Template, field: string, issue: Issue, language: Language): string {
  const limit = 'minimum' in issue ? issue.minimum : 'maximum' in issue ? issue.maximum : ''
  return translate(language, validationTemplates[template], {
    field: field.replaceAll('_', ' '),
    limit: String(limit),
  })
}

function templateOf(issue: Issue): Template {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected)
    case 'too_small':
      return issue.origin === 'string' ? 'short' : 'small'
    case 'too_big':
      return issue.origin === 'string' ? 'long' : 'large'
    case 'invalid_format':
      return issue.format === 'email' ? 'email' : 'format'
    default:
      return 'choice'
  }
}

function wrongType(expected: string): Template {
  if (expected === 'int') return 'integer'
  if (expected === 'number') return 'number'
  return expected === 'array' ? 'list' : 'choice'
}
