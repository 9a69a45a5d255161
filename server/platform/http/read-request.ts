// Reads parameters wherever a client put them: query, JSON, form; the query wins over nothing, the body over the query.
import type { Context } from 'hono'
import { coreFailures, refuse } from '#contract/core/failure.ts'
import { withoutAbsent } from '#contract/core/wire.ts'

export type Parameters = Record<string, unknown>

export async function readParameters(context: Context): Promise<Parameters> {
  const body = hasBody(context.req.method) ? await readBody(context) : {}
  return { ...readQuery(context.req.url), ...body }
}

/** Of the others nothing but address and headers is read. */
export function hasBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

function readQuery(url: string): Parameters {
  return collect(new URL(url).searchParams.entries())
}

async function readBody(context: Context): Promise<Parameters> {
  const type = context.req.header('content-type') ?? ''
  if (type.includes('form-data') || type.includes('x-www-form-urlencoded')) return readForm(context)
  const text = await context.req.text()
  return text.trim() === '' ? {} : readJson(text)
}

async function readForm(context: Context): Promise<Parameters> {
  const form = await context.req.formData().catch(() => refuse(coreFailures.body_malformed))
  return collect(form.entries())
}

function readJson(text: string): Parameters {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('not an object')
    return collect(Object.entries(value))
  } catch {
    return refuse(coreFailures.body_malformed)
  }
}

/** `name[]` and repeated names become lists; absent-like texts disappear. */
function collect(entries: Iterable<[string, unknown]>): Parameters {
  const parameters: Parameters = Object.create(null)
  for (const [rawName, rawValue] of entries) {
    const name = rawName.trim().replace(/\[\d*\]$/, '')
    const value = withoutAbsent(rawValue)
    if (value === undefined) continue
    const isList = rawName.trim().endsWith(']')
    const before = parameters[name]
    if (before === undefined) parameters[name] = isList ? [value] : value
    else parameters[name] = Array.isArray(before) ? [...before, value] : [before, value]
  }
  return parameters
}
