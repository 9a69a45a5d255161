// The picture address: any stored picture at the width and in the format the caller can use.
import { type Context, Hono } from 'hono'
import type { FailureEnvelope } from '#contract/core/failure.ts'
import { isKnown } from '../http/etag.ts'
import { formatFor, snapWidth } from './variant-shape.ts'
import type { Variant, Variants } from './variants.ts'

const contentTypes = { avif: 'image/avif', webp: 'image/webp' } as const
const forever = 'public, max-age=31536000, immutable'
const forADay = 'public, max-age=86400, stale-while-revalidate=604800'
const hashedName = /[-_.][0-9a-f]{8,}\.[a-z0-9]+$/

/** GET /:folder/:file?w=320&v=…; `report` learns of pictures that are there but cannot be rendered. */
export function imageRoutes(variants: Variants, report: (problem: unknown) => void = () => {}): Hono {
  const routes = new Hono()

  routes.get('/:folder/:file', async (context) => {
    const { folder, file } = context.req.param()
    const format = formatFor(context.req.header('accept'))
    const width = snapWidth(context.req.query('w'))
    const variant = await variants.get({ folder, file, width, format }).catch((problem: unknown) => {
      report(problem)
      return undefined
    })
    context.header('Vary', 'Accept')
    context.header('X-Content-Type-Options', 'nosniff')
    if (!variant) return notFound(context)
    const lasting = context.req.query('v') !== undefined || hashedName.test(file)
    context.header('Cache-Control', lasting ? forever : forADay)
    context.header('Content-Type', contentTypes[format])
    return answer(context, variant)
  })

  routes.all('*', notFound)
  return routes
}

function answer(context: Context, { bytes, etag }: Variant): Response {
  context.header('ETag', etag)
  if (isKnown(context, etag)) return context.body(null, 304)
  return context.body(bytes)
}

function notFound(context: Context): Response {
  context.header('Cache-Control', 'no-store')
  const body: FailureEnvelope = { errors: [{ code: 'image', message: 'Image not found' }] }
  return context.json(body, 404)
}
