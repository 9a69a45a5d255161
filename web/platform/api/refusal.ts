// What a refusal says about the fields of a form: each message beside its field, the others above the button.
import type { FieldError, FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiFailure } from './api-failure.ts'
import { retryAfterOf } from './retry-after.rules.ts'

/** The words of the first refusal, or the given ones when the shop did not answer at all. */
export function refusalText(error: unknown, otherwise: string): string {
  return (error instanceof ApiFailure ? error.messages[0] : undefined) ?? otherwise
}

/** `otherwise` is used where the shop did not answer, and where it asks to wait without saying how long in words. */
export function showRefusal<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  error: unknown,
  fields: readonly Path<Values>[],
  otherwise: string,
): void {
  const said = error instanceof ApiFailure ? error.entries : []
  const entries = said.length > 0 && !retryAfterOf(error) ? said : [{ code: '', message: otherwise }]
  for (const { code, message } of entries) {
    const field = fields.find((name) => name === code)
    setError(field ?? 'root', { type: 'refused', message })
  }
}

/** A refusal speaks for itself; for a slip found here the form has its own words. */
export function fieldError(error: FieldError | undefined, slip: string): string | undefined {
  if (!error) return undefined
  return error.type === 'refused' ? error.message : slip
}
