// The whole architecture check over one project folder.
import type { Finding } from '../report/finding.ts'
import { projectFiles } from '../report/project-files.ts'
import { checkArrows } from './check-arrows.ts'
import { checkCycles } from './check-cycles.ts'
import { checkEntryPoints } from './check-entry-points.ts'
import { checkLength } from './check-length.ts'
import { checkWords } from './check-words.ts'
import type { Rules } from './rules.types.ts'
import { readSourceFile } from './source-file.ts'

export interface HouseReport {
  files: number
  findings: Finding[]
}

export function checkHouse(root: string, rules: Rules): HouseReport {
  const paths = projectFiles(root, rules.sources)
  const files = paths
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.gen.ts'))
    .map((path) => readSourceFile(root, path))
  return {
    files: files.length,
    findings: [
      ...checkArrows(files, rules),
      ...checkEntryPoints(files, rules),
      ...checkCycles(files),
      ...checkWords(root, paths, rules),
      ...checkLength(files, rules),
    ],
  }
}
