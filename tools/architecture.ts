// `npm run architecture`: do the imports keep to what tools/architecture/rules.ts says?
import { join } from 'node:path'
import { checkProject } from './architecture/check-project.ts'
import { rules } from './architecture/rules.ts'
import { endWith } from './report/finding.ts'

const { files, findings } = checkProject(join(import.meta.dirname, '..'), rules)
endWith(findings, `${files} files keep to the rules of the architecture`)
