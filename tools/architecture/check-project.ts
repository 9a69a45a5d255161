// The whole architecture check over one project folder.
import type { Finding } from '../report/finding.ts'
import { projectFiles } from '../report/project-files.ts'
import { checkCycles } from './check-cycles.ts'
import { checkFeatureGraph } from './check-feature-graph.ts'
import { checkImports } from './check-imports.ts'
import { checkLength } from './check-length.ts'
import { checkWords } from './check-words.ts'
import type { Rules } from './rules.types.ts'
import { readSourceFile } from './source-file.ts'

export interface ProjectReport {
  files: number
  findings: Finding[]
}

export function checkProject(root: string, rules: Rules): ProjectReport {
  const paths = projectFiles(root, rules.sources)
  const files = paths
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.gen.ts'))
    .map((path) => readSourceFile(root, path))
  return {
    files: files.length,
    findings: [
      ...checkImports(files, rules),
      ...checkFeatureGraph(files, rules),
      ...checkCycles(files),
      ...checkWords(root, paths, rules),
      ...checkLength(files, rules),
    ],
  }
}
