// `npm run architecture`: are the walls of the house where tools/architecture/rules.ts says?
import { join } from 'node:path'
import { checkHouse } from './architecture/check-house.ts'
import { rules } from './architecture/rules.ts'
import { endWith } from './report/finding.ts'

const { files, findings } = checkHouse(join(import.meta.dirname, '..'), rules)
endWith(findings, `${files} files keep to the plan of the house`)
