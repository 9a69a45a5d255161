// `npm run messages`: is every text of storefront and server there in all languages?
import { join } from 'node:path'
import { checkMessages } from './messages/check-messages.ts'
import { endWith } from './report/finding.ts'

const { texts, findings } = await checkMessages(join(import.meta.dirname, '..'))
endWith(findings, `${texts} texts speak every language`)
