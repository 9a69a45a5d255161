// `npm run operations -- <command>`: what the shop's own people do with orders and conversations of a running shop.
import { help, OperationRefused, operate } from './operations/operate.ts'

const { OPERATIONS_TOKEN: token = '', SHOP_URL: url = 'http://localhost:3000' } = process.env
const args = process.argv.slice(2)

try {
  const isAsking = args.length === 0 || args[0] === 'help'
  const said = isAsking ? help() : JSON.stringify(await operate(args, { url, token }), null, 2)
  process.stdout.write(`${said}\n`)
} catch (problem) {
  const isOurs = problem instanceof OperationRefused
  process.stderr.write(`${isOurs ? problem.message : `The shop at ${url} does not answer.`}\n`)
  process.exitCode = 1
}
