// In the browser an endpoint is a method, a path and who may call: its schemas stay on the server, and the schema library with them.
import { pathToFileURL } from 'node:url'
import { type ESTree, type Plugin, parseSync } from 'vite'

const contractFile = /[\\/]contract[\\/](core|features)[\\/][\w\\/.-]+\.ts$/
const endpointFile = /\.endpoints\.ts$/

export function leanContract(): Plugin {
  return {
    name: 'fivefold:lean-contract',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (!contractFile.test(id) || !endpointFile.test(id)) return null
      const exported: Record<string, unknown> = await import(pathToFileURL(id).href)
      return { code: leanEndpoints(exported), map: null, moduleSideEffects: false }
    },
    transform: {
      order: 'post',
      handler(code, id) {
        if (!contractFile.test(id) || endpointFile.test(id)) return null
        return { code: withDroppableConstants(code), map: null, moduleSideEffects: false }
      },
    },
  }
}

/** What is no plain data is left out: importing it into the browser then fails the build by name. */
export function leanEndpoints(exported: Readonly<Record<string, unknown>>): string {
  return Object.entries(exported)
    .map(([name, value]) => [name, isEndpoints(value) ? withoutSchemas(value) : value] as const)
    .filter(([, value]) => isPlain(value))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

interface EndpointFacts {
  method: string
  path: string
  caller: string
}

/** Some stand in groups, such as those of several lists that work alike. */
interface Endpoints {
  [name: string]: EndpointFacts | Endpoints
}

function isEndpoint(value: object): value is EndpointFacts {
  return 'method' in value && 'path' in value && 'reply' in value
}

function isEndpoints(value: unknown): value is Endpoints {
  if (!isRecord(value) || isEndpoint(value) || Object.getPrototypeOf(value) !== Object.prototype) return false
  const entries = Object.values(value)
  return entries.length > 0 && entries.every((one) => isRecord(one) && (isEndpoint(one) || isEndpoints(one)))
}

function withoutSchemas(endpoints: Endpoints): Endpoints {
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, one]) => [
      name,
      isEndpoint(one) ? factsOf(one) : withoutSchemas(one),
    ]),
  )
}

const factsOf = ({ method, path, caller }: EndpointFacts): EndpointFacts => ({ method, path, caller })

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain)
  if (!isRecord(value)) return ['string', 'number', 'boolean'].includes(typeof value) || value === null
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain)
}

/** A constant that is made by calls could have effects for all a bundler knows; the mark says that it has none. */
export function withDroppableConstants(code: string): string {
  const { program } = parseSync('contract.ts', code)
  const made = program.body.flatMap(constantsOf).filter(({ init }) => needsMark(init))
  return made.reduceRight(
    (text, { init: { start, end } }) =>
      `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
    code,
  )
}

type Made = { init: ESTree.Expression }

function constantsOf(statement: ESTree.Program['body'][number]): Made[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap(({ init }) => (init ? [{ init }] : []))
}

const harmless = new Set(['Literal', 'ArrowFunctionExpression', 'FunctionExpression', 'Identifier'])

function needsMark(init: ESTree.Expression): boolean {
  return !harmless.has(init.type)
}
