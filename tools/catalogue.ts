// `npm run catalogue -- import|export …`: files of the catalogue in and out of a running shop, as its back office does it.
import { catalogue, help } from './catalogue/catalogue-command.ts'
import { CommandRefused } from './catalogue/desk-client.ts'

const {
  SHOP_URL: url = 'http://localhost:3000',
  DESK_EMAIL: email = '',
  DESK_PASSWORD: password = '',
} = process.env
const code = process.env.DESK_CODE
const args = process.argv.slice(2)
const say = (line: string) => process.stderr.write(`${line}\n`)

try {
  if (args.length === 0 || args[0] === 'help') say(help)
  else process.exitCode = await catalogue(args, { url, email, password, ...(code ? { code } : {}) }, say)
} catch (problem) {
  const isOurs = problem instanceof CommandRefused
  say(isOurs ? problem.message : `The shop at ${url} does not answer.`)
  process.exitCode = 1
}
