// Tells the expected failures of the operating system (a missing file, a taken name) from real bugs.

export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code)
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
