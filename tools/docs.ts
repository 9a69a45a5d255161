// `npm run docs`: does everything the documentation names exist, and is what is made from the sources current? With
// `--write` the latter is made again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkDocs } from './docs/check-docs.ts'
import { databasePage } from './docs/database-page.ts'
import { endWith, type Finding } from './report/finding.ts'

const root = join(import.meta.dirname, '..')
const pagePath = 'docs/database.md'
const page = await databasePage(root)
if (process.argv.includes('--write')) writeFileSync(join(root, pagePath), page)
const isCurrent = existsSync(join(root, pagePath)) && readFileSync(join(root, pagePath), 'utf8') === page
const outOfDate: Finding[] = isCurrent
  ? []
  : [{ file: pagePath, text: 'is out of date: npm run docs -- --write' }]

const { pages, findings } = checkDocs(root)
endWith([...findings, ...outOfDate], `${pages} pages name only what exists`)
