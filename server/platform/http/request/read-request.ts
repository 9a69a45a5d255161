// Reads parameters wherever a client put them: query, JSON, form; the query wins over nothing, the body over the query.
// Whatever they are, they come out clean (contract/core/clean-value.ts), and reading them takes time in proportion.
import type { Context } from 'hono'
import { cleanText, createCleaner, parseJson } from '#contract/core/clean-value.ts'
import { coreFailures, Failure, refuse, refuseUnless } from '#contract/core/failure.ts'
import { withoutAbsent } from '#contract/core/wire.ts'
import { readMultipart } from './read-multipart.ts'

export type Parameters = Record<string, unknown>

declare module 'hono' {
  interface ContextVariableMap {
    /** Read once, however many routes look at them. */
    parameters?: Promise<Parameters>
  }
}

/** More than any address or form of ours has, ids of chosen items included. */
const mostFields = 1_000

export function readParameters(context: Context): Promise<Parameters> {
  const read = context.get('parameters') ?? readAll(context)
  context.set('parameters', read)
  return read
}

async function readAll(context: Context): Promise<Parameters> {
  const body = hasBody(context.req.method) ? await readBody(context) : {}
  return { ...readQuery(context), ...body }
}

/** Of the others nothing but address and headers is read. */
export function hasBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

/** Some clients write `?` for `&`, or leave one behind a number: `admin_id=0?&offset=1`. */
const strayMark = /(=\d+)\?+(?:&|$|(?=\w+=))/g

export function readQuery({ req }: Pick<Context, 'req'>): Parameters {
  const { search } = new URL(req.url)
  return readPairs(search.replace(/^\?+/, '').replace(strayMark, '$1&'))
}

/** What stands in the path. */
export function readPath(context: Context): Record<string, string> {
  const given: Record<string, string> = context.req.param()
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, cleanText(value)]))
}

async function readBody(context: Context): Promise<Parameters> {
  const contentType = context.req.header('content-type') ?? ''
  const kind = contentType.toLowerCase()
  if (kind.includes('x-www-form-urlencoded')) return readPairs(await bodyOf(context.req.text()))
  if (kind.includes('form-data')) {
    const bytes = Buffer.from(await bodyOf(context.req.arrayBuffer()))
    return collect(readMultipart(bytes, contentType, mostFields))
  }
  const text = await bodyOf(context.req.text())
  return text.trim() === '' ? {} : readJson(text)
}

/** A body that broke off is nothing to answer for. */
function bodyOf<Body>(reading: Promise<Body>): Promise<Body> {
  return reading.catch(() => refuse(coreFailures.body_malformed))
}

/** Counted first: of many names the runtime's reader takes seconds. */
function readPairs(text: string): Parameters {
  let pairs = 1
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    pairs += 1
    refuseUnless(pairs <= mostFields, coreFailures.body_too_complex)
  }
  return collect(new URLSearchParams(text))
}

function readJson(text: string): Parameters {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse(coreFailures.body_malformed)
  }
  const fields = Object.entries(value)
  refuseUnless(fields.length <= mostFields, coreFailures.body_too_complex)
  return collect(fields)
}

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch (problem) {
    return problem instanceof Failure ? refuse(problem.kind) : refuse(coreFailures.body_malformed)
  }
}

/** `name[]` and repeated names become lists; absent-like texts disappear. */
function collect(entries: Iterable<[string, unknown]>): Parameters {
  const clean = createCleaner()
  const parameters = new Map<string, unknown>()
  for (const [givenName, givenValue] of entries) {
    const fullName = cleanText(givenName).trim()
    const name = withoutPosition(fullName)
    const value = withoutAbsent(givenValue instanceof File ? givenValue : clean(givenValue))
    if (value === undefined || name === '__proto__') continue
    const before = parameters.get(name)
    if (Array.isArray(before)) before.push(value)
    else if (before !== undefined) parameters.set(name, [before, value])
    else parameters.set(name, fullName.endsWith(']') ? [value] : value)
  }
  return Object.fromEntries(parameters)
}

/** `name[]` and `name[3]` are `name`. Looked for from the end: a megabyte of brackets is a name as well. */
function withoutPosition(fullName: string): string {
  const bracket = fullName.lastIndexOf('[')
  return bracket >= 0 && /^\[\d*\]$/.test(fullName.slice(bracket)) ? fullName.slice(0, bracket) : fullName
}
