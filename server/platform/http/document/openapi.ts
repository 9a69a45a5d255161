// The OpenAPI document, made from the endpoint definitions and nothing else.
import { z } from 'zod'
import type { Endpoint } from '#contract/core/endpoint.ts'

type JsonObject = Record<string, unknown>

export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, JsonObject>>
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const made: JsonObject = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' })
  delete made.$schema
  return made
}

function properties(schema: z.ZodType): { name: string; schema: unknown; required: boolean }[] {
  const { properties: fields, required } = jsonSchema(schema, 'input')
  const names = Array.isArray(required) ? required : []
  return Object.entries(fields ?? {}).map(([name, field]) => ({
    name,
    schema: field,
    required: names.includes(name),
  }))
}

function headersOf(endpoint: Endpoint): JsonObject[] {
  const header = (name: string, required: boolean, description: string) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  })
  return [
    header('X-localization', false, 'Language of names and messages: en, ar, tg, ru'),
    ...(endpoint.module === 'unused'
      ? []
      : [header('moduleId', endpoint.module === 'required', 'Module id')]),
    ...(endpoint.zone === 'unused'
      ? []
      : [header('zoneid', endpoint.zone === 'required', 'JSON list of zone ids')]),
  ]
}

function operation(endpoint: Endpoint): JsonObject {
  const inputs = properties(endpoint.input)
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  return {
    tags: [endpoint.feature],
    summary: endpoint.summary,
    security: endpoint.caller === 'customer' ? [{ bearer: [] }] : [],
    parameters: [
      ...properties(endpoint.params).map((one) => ({ ...one, required: true, in: 'path' })),
      ...(inQuery ? inputs.map((one) => ({ ...one, in: 'query' })) : []),
      ...headersOf(endpoint),
    ],
    ...(inQuery || inputs.length === 0
      ? {}
      : {
          requestBody: { content: { 'application/json': { schema: jsonSchema(endpoint.input, 'input') } } },
        }),
    responses: responses(endpoint),
  }
}

function responses(endpoint: Endpoint): JsonObject {
  const byStatus = new Map<number, string[]>()
  for (const failure of endpoint.failures) {
    byStatus.set(failure.status, [
      ...(byStatus.get(failure.status) ?? []),
      `${failure.code}: ${failure.message}`,
    ])
  }
  const refusals = [...byStatus].map(([status, lines]) => [String(status), { description: lines.join('; ') }])
  const content = { 'application/json': { schema: jsonSchema(endpoint.reply, 'output') } }
  return { 200: { description: 'Success', content }, ...Object.fromEntries(refusals) }
}

export function openApiDocument(endpoints: readonly Endpoint[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const endpoint of endpoints) {
    const path = paths[endpoint.path] ?? {}
    path[endpoint.method.toLowerCase()] = operation(endpoint)
    paths[endpoint.path] = path
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Fivefold customer API',
      version: '1',
      description: 'Refusals answer {errors: [{code, message}]}; parameters may come in query or body.',
    },
    servers: [{ url: '/api/v1' }],
    paths,
  }
}
