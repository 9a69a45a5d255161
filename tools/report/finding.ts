// What a check has to say about a place in the project, and how it ends the process.

export interface Finding {
  /** Path from the root of the project. */
  file: string
  line?: number
  text: string
}

function place({ file, line }: Finding): string {
  return line === undefined ? file : `${file}:${line}`
}

function inReadingOrder(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (left, right) => left.file.localeCompare(right.file) || (left.line ?? 0) - (right.line ?? 0),
  )
}

/** Prints every finding; any finding is an error, there are no warnings. */
export function endWith(findings: readonly Finding[], whenFine: string): void {
  for (const finding of inReadingOrder(findings)) console.error(`${place(finding)}  ${finding.text}`)
  if (findings.length === 0) console.log(whenFine)
  else process.exitCode = 1
}
