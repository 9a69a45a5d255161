// What can be asked: every operation of our own OpenAPI document, and what the shop answers beside it.
import { z } from 'zod'

export interface Schema {
  type?: string | undefined
  enum?: readonly unknown[] | undefined
  const?: unknown
  anyOf?: readonly Schema[] | undefined
  oneOf?: readonly Schema[] | undefined
  allOf?: readonly Schema[] | undefined
  items?: Schema | undefined
  properties?: Readonly<Record<string, Schema>> | undefined
  required?: readonly string[] | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  minItems?: number | undefined
}

export interface Field {
  name: string
  required: boolean
  schema: Schema
}

export interface Target {
  method: string
  /** Whole, with `{name}` places. */
  path: string
  places: readonly Field[]
  fields: readonly Field[]
  /** Answers for people, not for programs: a refusal may be a page. */
  is_page: boolean
}

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    anyOf: z.array(schema).optional(),
    oneOf: z.array(schema).optional(),
    allOf: z.array(schema).optional(),
    items: schema.optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minItems: z.number().optional(),
  }),
)

const operation = z.object({
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema }))
    .default([]),
  requestBody: z.object({ content: z.object({ 'application/json': z.object({ schema }) }) }).optional(),
})

const document = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) })

/** Methods a document describes and its server knows. */
export function targetsOf(given: unknown): Target[] {
  const { paths } = document.parse(given)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => {
      const body = requestBody?.content['application/json'].schema
      const inBody = Object.entries(body?.properties ?? {}).map(([name, field]) => ({
        name,
        schema: field,
        required: body?.required?.includes(name) ?? false,
      }))
      return {
        method: method.toUpperCase(),
        path: `/api/v1${path}`,
        places: parameters.filter((one) => one.in === 'path'),
        fields: [...parameters.filter((one) => one.in === 'query'), ...inBody],
        is_page: false,
      }
    }),
  )
}

const text: Schema = { type: 'string' }
const field = (name: string): Field => ({ name, required: false, schema: text })

function beside(method: string, path: string, names: readonly string[] = [], is_page = true): Target {
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({ ...field(name), required: true }))
  return { method, path, places, fields: names.map(field), is_page }
}

/** Pages read what stands in the address; these are the keys they read somewhere. */
const pageKeys = [
  'page',
  'search',
  'query',
  'category',
  'id',
  'module_id',
  'callback',
  'flag',
  'token',
  'from',
  'order_id',
]

const pages = [
  '/',
  '/home',
  '/categories',
  '/category/{id}',
  '/store/{id}',
  '/product/{id}',
  '/campaigns',
  '/campaigns/{id}',
  '/flash-sales',
  '/store/popular',
  '/checkout',
  '/profile',
  '/order/{id}',
  '/track-order',
  '/auth/sign-in',
  '/auth/return',
  '/about-us',
  '/privacy-policy',
  '/nothing-here/{id}',
  '/order-history/{id}',
] as const

export const besideTheDocument: readonly Target[] = [
  ...pages.map((path) => beside('GET', path, pageKeys)),
  beside('GET', '/payment-mobile', ['order_id', 'customer_id', 'payment_method', 'callback', 'key']),
  beside('GET', '/payment/return/{token}', ['done', 'language']),
  beside('GET', '/payment/trial/{token}', ['language']),
  beside('POST', '/payment/trial/{token}', ['decision']),
  beside('POST', '/api/v1/payment/webhook/{gateway}', ['type', 'data', 'id'], false),
  beside('GET', '/api/v1/customer/live', ['guest_id'], false),
  beside('GET', '/api/v1/customer/order/track/stream', ['order_id', 'contact_number', 'guest_id'], false),
  beside('GET', '/api/v1/nothing/{id}', ['id'], false),
  beside('GET', '/img/{folder}/{file}', ['w', 'v', 'until', 'sign']),
  beside('GET', '/map/style.json', ['theme', 'language']),
  beside('GET', '/map/{z}/{x}/{y}'),
  beside('GET', '/map/fonts/{file}'),
  beside('GET', '/sitemap.xml'),
  beside('GET', '/sitemaps/{file}'),
  beside('GET', '/robots.txt'),
  beside('GET', '/manifest.webmanifest', ['language']),
  beside('GET', '/api/docs'),
  beside('GET', '/healthz'),
  beside('GET', '/readyz'),
  beside('GET', '/metrics'),
]
