// One command of the operations line: read, sent to a running shop, and its answer.
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { type Command, commands, type OperationRequest } from './commands.ts'

export interface Shop {
  url: string
  token: string
}

/** Said wrongly, or refused by the shop: its text is all there is to show. */
export class OperationRefused extends Error {}

const text = { type: 'string' } as const
const options = {
  status: text,
  limit: text,
  offset: text,
  as: text,
  operator: text,
  note: text,
  code: text,
} as const

/** The shop's answer to one command. */
export async function operate(args: readonly string[], shop: Shop): Promise<unknown> {
  return send(readRequest(args), shop)
}

export function readRequest(args: readonly string[]): OperationRequest {
  const { positionals, values } = read(args)
  const [name = '', ...words] = positionals
  const command = commands[name]
  if (!command) throw new OperationRefused(`There is no command '${name}'.\n\n${help()}`)
  if (words.length < command.takes.length) throw new OperationRefused(`Say: ${usage(name, command)}`)
  return command.request(words, values)
}

function read(args: readonly string[]) {
  // South of the equator and west of Greenwich numbers begin with a dash, which is no option.
  const isNumber = (word: string) => /^-\d/.test(word)
  const numbers = args.map((word) => (isNumber(word) ? ` ${word}` : word))
  try {
    const parsed = parseArgs({ args: numbers, options, allowPositionals: true })
    return { ...parsed, positionals: parsed.positionals.map((word) => word.trim()) }
  } catch (problem) {
    throw new OperationRefused(problem instanceof Error ? problem.message : String(problem))
  }
}

async function send({ method, path, body }: OperationRequest, { url, token }: Shop): Promise<unknown> {
  const response = await fetch(new URL(path, url), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: body ? JSON.stringify(body) : null,
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new OperationRefused(`${response.status} ${refusalOf(answer)}`)
  return answer
}

function refusalOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('errors' in answer)) return 'without a reason'
  const entries = Array.isArray(answer.errors) ? answer.errors : []
  return entries.map(({ code, message }) => `${code}: ${message}`).join('\n')
}

function usage(name: string, { takes }: Command): string {
  return [name, ...takes.map((one) => `<${one}>`)].join(' ')
}

export function help(): string {
  const lines = Object.entries(commands).map(([name, command]) => [usage(name, command), command.does])
  const width = Math.max(...lines.map(([said = '']) => said.length))
  return [
    'npm run operations -- <command> [--as store|deliveryman|admin] [--operator name] [--note text]',
    'OPERATIONS_TOKEN is the token of the shop, SHOP_URL its address (http://localhost:3000).',
    '',
    ...lines.map(([said = '', does = '']) => `  ${said.padEnd(width)}  ${does}`),
  ].join('\n')
}
