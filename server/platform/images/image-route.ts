// The picture address: any stored picture at the width and in the format the caller can use.
import { type Context, Hono } from 'hono'
import { Failure, type FailureEnvelope } from '#contract/core/failure.ts'
import { isKnown } from '../http/reply/etag.ts'
import type { PrivatePictures } from './private-pictures.ts'
import { formatFor, shapeFor, snapWidth } from './variant-shape.ts'
import type { Variant, Variants } from './variants.ts'

const contentTypes = { avif: 'image/avif', webp: 'image/webp' } as const
const forever = 'public, max-age=31536000, immutable'
const forADay = 'public, max-age=86400, stale-while-revalidate=604800'
const hashedName = /[-_.][0-9a-f]{8,}\.[a-z0-9]+$/

export interface ImageParts {
  variants: Variants
  privately: Pick<PrivatePictures, 'secondsLeft'>
  /** Learns of pictures that are there but cannot be rendered. */
  report?: (problem: unknown) => void
}

/** GET /:folder/:file?w=320&v=… */
export function imageRoutes({ variants, privately, report = () => {} }: ImageParts): Hono {
  const routes = new Hono()

  routes.get('/:folder/:file', async (context) => {
    const { folder, file } = context.req.param()
    const seconds = privately.secondsLeft({ folder, file }, new URL(context.req.url).searchParams)
    if (seconds === 0) return notFound(context)
    const format = formatFor(context.req.header('accept'))
    const width = snapWidth(context.req.query('w'))
    const shape = shapeFor(folder, context.req.query('shape'))
    const variant = await variants.get({ folder, file, width, format, shape }).catch((problem: unknown) => {
      // Too much to do is no fault of the picture: it is there, and can be asked for again.
      if (problem instanceof Failure) throw problem
      report(problem)
      return undefined
    })
    context.header('Vary', 'Accept')
    context.header('X-Content-Type-Options', 'nosniff')
    if (!variant) return notFound(context)
    const lasting = context.req.query('v') !== undefined || hashedName.test(file)
    context.header('Cache-Control', cacheControl(seconds, lasting))
    context.header('Content-Type', contentTypes[format])
    return answer(context, variant)
  })

  routes.all('*', notFound)
  return routes
}

/** A private picture stays in its owner's browser, and no longer than its address is good for. */
function cacheControl(seconds: number | null, lasting: boolean): string {
  if (seconds !== null) return `private, max-age=${seconds}`
  return lasting ? forever : forADay
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
