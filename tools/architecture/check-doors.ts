// Features of one side enter each other only where the rules leave a door.
import type { Finding } from '../report/finding.ts'
import type { FeatureDoor, Rules } from './rules.types.ts'
import type { Import, SourceFile } from './source-file.ts'

export function checkDoors(files: readonly SourceFile[], rules: Rules): Finding[] {
  return rules.featureDoors.flatMap((door) => files.flatMap((file) => problemsOf(file, door)))
}

function featureOf(path: string, door: FeatureDoor): string | null {
  return path.startsWith(door.below) ? (path.slice(door.below.length).split('/')[0] ?? null) : null
}

function problemsOf(file: SourceFile, door: FeatureDoor): Finding[] {
  const own = featureOf(file.path, door)
  if (own === null || door.composers.some((place) => file.path.startsWith(door.below + place))) return []
  return file.imports
    .filter((one) => entersAnother(one, own, door))
    .map((one) => ({ file: file.path, line: one.line, text: `${one.wanted}: ${door.because}` }))
}

function entersAnother(one: Import, own: string, door: FeatureDoor): boolean {
  const other = one.file === null ? null : featureOf(one.file, door)
  if (other === null || other === own) return false
  return !door.doors.some((ending) => one.file?.endsWith(ending))
}
