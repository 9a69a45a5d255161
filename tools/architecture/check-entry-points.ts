// Features of one side enter each other only where the rules leave an entry point.
import type { Finding } from '../report/finding.ts'
import type { FeatureEntry, Rules } from './rules.types.ts'
import type { Import, SourceFile } from './source-file.ts'

export function checkEntryPoints(files: readonly SourceFile[], rules: Rules): Finding[] {
  return rules.featureEntries.flatMap((entry) => files.flatMap((file) => problemsOf(file, entry)))
}

function featureOf(path: string, entry: FeatureEntry): string | null {
  return path.startsWith(entry.below) ? (path.slice(entry.below.length).split('/')[0] ?? null) : null
}

function problemsOf(file: SourceFile, entry: FeatureEntry): Finding[] {
  const own = featureOf(file.path, entry)
  if (own === null || entry.composers.some((place) => file.path.startsWith(entry.below + place))) return []
  return file.imports
    .filter((one) => entersAnother(one, own, entry))
    .map((one) => ({ file: file.path, line: one.line, text: `${one.wanted}: ${entry.because}` }))
}

function entersAnother(one: Import, own: string, entry: FeatureEntry): boolean {
  const other = one.file === null ? null : featureOf(one.file, entry)
  if (other === null || other === own) return false
  return !entry.entryPoints.some((ending) => one.file?.endsWith(ending))
}
