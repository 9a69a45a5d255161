// `npm run spec`: which requirements are proven by tests; with `--write` it renews docs/coverage.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endWith, type Finding } from './report/finding.ts'
import { projectFiles } from './report/project-files.ts'
import { coverageOf, coveragePage, summaryLines, unknownIds } from './spec/coverage.ts'
import { readLedger, repeatedIds } from './spec/read-ledger.ts'
import { testTitles } from './spec/test-titles.ts'

const root = join(import.meta.dirname, '..')
const ledgerPath = 'docs/requirements.md'
const pagePath = 'docs/coverage.md'

const groups = readLedger(readFileSync(join(root, ledgerPath), 'utf8'))
const files = projectFiles(root, ['contract', 'server', 'web', 'tools', 'e2e'])
  .filter((path) => /\.(test\.tsx?|spec\.ts)$/.test(path))
  .map((path) => ({ path, titles: testTitles(path, readFileSync(join(root, path), 'utf8')) }))
const coverage = coverageOf(groups, files)
const page = coveragePage(groups, coverage)

if (process.argv.includes('--write')) writeFileSync(join(root, pagePath), page)
for (const line of summaryLines(groups, coverage)) console.log(line)

const isCurrent = existsSync(join(root, pagePath)) && readFileSync(join(root, pagePath), 'utf8') === page
const outOfDate: Finding[] = isCurrent
  ? []
  : [{ file: pagePath, text: 'is out of date: npm run spec -- --write' }]
const repeated = repeatedIds(groups).map((id) => ({ file: ledgerPath, text: `${id} is given twice` }))
const proven = [...coverage.values()].filter((paths) => paths.length > 0).length
endWith(
  [...unknownIds(files, coverage), ...repeated, ...outOfDate],
  `${proven} of ${coverage.size} requirements have tests`,
)
