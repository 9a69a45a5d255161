// `npm run spec`: every requirement is proven by a test; the table of which one by which is left in the reports.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { endWith } from './report/finding.ts'
import { projectFiles } from './report/project-files.ts'
import { coverageOf, coveragePage, summaryLines, unknownIds } from './spec/coverage.ts'
import { readLedger, repeatedIds } from './spec/read-ledger.ts'
import { testTitles } from './spec/test-titles.ts'

const root = join(import.meta.dirname, '..')
const ledgerPath = 'docs/requirements.md'
const pagePath = join(root, '.cache/reports/coverage.md')

const groups = readLedger(readFileSync(join(root, ledgerPath), 'utf8'))
const files = projectFiles(root, ['contract', 'demo', 'server', 'web', 'tools', 'e2e'])
  .filter((path) => /\.(test\.tsx?|spec\.ts)$/.test(path))
  .map((path) => ({ path, titles: testTitles(path, readFileSync(join(root, path), 'utf8')) }))
const coverage = coverageOf(groups, files)
mkdirSync(dirname(pagePath), { recursive: true })
writeFileSync(pagePath, coveragePage(groups, coverage))
for (const line of summaryLines(groups, coverage)) console.log(line)

const repeated = repeatedIds(groups).map((id) => ({ file: ledgerPath, text: `${id} is given twice` }))
const unproven = [...coverage]
  .filter(([, paths]) => paths.length === 0)
  .map(([id]) => ({ file: ledgerPath, text: `no test names ${id}` }))
endWith(
  [...unknownIds(files, coverage), ...repeated, ...unproven],
  `all ${coverage.size} requirements have tests`,
)
