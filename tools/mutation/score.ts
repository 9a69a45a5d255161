// What became of the mutants of an area: how many the tests noticed, and which they did not.

/** As far as it matters here, in the words of the mutation-testing report schema. */
export interface Mutant {
  fileName: string
  status: string
  mutatorName: string
  replacement?: string
  location: { start: { line: number; column: number } }
}

export interface Score {
  noticed: number
  survived: number
}

/** A mutant that never ends is noticed as well; one that cannot even run says nothing about the tests. */
const noticedAs: readonly string[] = ['Killed', 'Timeout']
const survivedAs: readonly string[] = ['Survived', 'NoCoverage']

export function scoreOf(mutants: readonly Mutant[]): Score {
  return {
    noticed: mutants.filter(({ status }) => noticedAs.includes(status)).length,
    survived: mutants.filter(({ status }) => survivedAs.includes(status)).length,
  }
}

export function addScores(scores: readonly Score[]): Score {
  return {
    noticed: scores.reduce((sum, one) => sum + one.noticed, 0),
    survived: scores.reduce((sum, one) => sum + one.survived, 0),
  }
}

/** Percent; all of nothing is everything. */
export function percentOf({ noticed, survived }: Score): number {
  const all = noticed + survived
  return all === 0 ? 100 : (noticed / all) * 100
}

/** A line each, in reading order: where, what it was turned into, and whether any test comes by there at all. */
export function survivorLines(mutants: readonly Mutant[], root: string): string[] {
  return mutants
    .filter(({ status }) => survivedAs.includes(status))
    .toSorted(
      (one, other) =>
        one.fileName.localeCompare(other.fileName) || one.location.start.line - other.location.start.line,
    )
    .map(({ fileName, location, mutatorName, replacement = '', status }) => {
      const place = `${fileName.replace(`${root}/`, '')}:${location.start.line}`
      const text = replacement.replaceAll(/\s+/g, ' ').slice(0, 100)
      return `${place}  ${mutatorName} → ${text}${status === 'NoCoverage' ? '  (no test comes by)' : ''}`
    })
}
