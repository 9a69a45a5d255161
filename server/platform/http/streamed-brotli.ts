// Pages that are sent while they are rendered, compressed as well as the cached ones.
import { Duplex } from 'node:stream'
import { constants, createBrotliCompress } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { codingFor } from './accepted-coding.ts'

/** A page is compressed for one reader: better would take longer than it saves. */
const quality = 4

/** Callers without brotli are left to the compression of all answers. */
export const streamedBrotli: MiddlewareHandler = async (context, next) => {
  await next()
  const { res, req } = context
  const isPage = res.headers.get('content-type')?.startsWith('text/html') ?? false
  if (!isPage || !res.body || res.headers.has('content-encoding') || req.method === 'HEAD') return
  if (codingFor(req.header('accept-encoding')) !== 'br') return
  const coded = new Response(res.body.pipeThrough(createCoder()), res)
  coded.headers.delete('content-length')
  coded.headers.set('content-encoding', 'br')
  context.res = coded
}

/** What is rendered leaves at once: a reader shall see the head of a page while its end is rendered. */
function createCoder() {
  const coder = createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
  return Duplex.toWeb(coder)
}
