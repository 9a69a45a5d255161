// How much a request may bring along; files may be larger than words.
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { hasBody } from './read-request.ts'

export interface BodyLimits {
  /** Bytes. */
  body_limit: number
  upload_limit: number
}

export function bodyLimits({ body_limit, upload_limit }: BodyLimits): MiddlewareHandler {
  const plain = bodyLimit({ maxSize: body_limit })
  const upload = bodyLimit({ maxSize: upload_limit })
  return (context, next) => {
    // Nobody reads what comes with a GET, and looking for it costs as much as the rest of a kept answer.
    if (!hasBody(context.req.method)) return next()
    const isUpload = context.req.header('content-type')?.startsWith('multipart/')
    return isUpload ? upload(context, next) : plain(context, next)
  }
}
