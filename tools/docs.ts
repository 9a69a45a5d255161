// `npm run docs`: does everything the documentation names exist?
import { join } from 'node:path'
import { checkDocs } from './docs/check-docs.ts'
import { endWith } from './report/finding.ts'

const { pages, findings } = checkDocs(join(import.meta.dirname, '..'))
endWith(findings, `${pages} pages name only what exists`)
