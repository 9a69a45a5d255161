// Whether a statement failed because the row would have doubled a unique value.

const uniqueViolation = '23505'

export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'code' in cause && cause.code === uniqueViolation
}
