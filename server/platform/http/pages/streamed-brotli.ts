// Pages that are sent while they are rendered, compressed as well as the cached ones.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { codingFor } from '../reply/accepted-coding.ts'

/** A page is compressed for one reader: better would take longer than it saves. */
const quality = 4

/** 512 KB, as long as a page: many are compressed at once. */
const windowBits = 19

/** Callers without brotli are left to the compression of all answers. */
export const streamedBrotli: MiddlewareHandler = async (context, next) => {
  await next()
  const { res, req } = context
  const isPage = res.headers.get('content-type')?.startsWith('text/html') ?? false
  if (!isPage || !res.body || res.headers.has('content-encoding') || req.method === 'HEAD') return
  if (codingFor(req.header('accept-encoding')) !== 'br') return
  const coded = new Response(compressed(res.body), res)
  coded.headers.delete('content-length')
  coded.headers.set('content-encoding', 'br')
  context.res = coded
}

/**
 * What is rendered leaves at once: a reader shall see the head of a page while its end is rendered. Who leaves before the end
 * takes the coder's memory along.
 */
function compressed(page: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const coder = createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
  // The reader meets a failure in the coder, which the pipeline destroys with it.
  pipeline(Readable.from(page), coder).catch(() => undefined)
  return new ReadableStream({
    start(sent) {
      coder.on('data', (part: Uint8Array) => sent.enqueue(part))
      coder.on('end', () => sent.close())
      coder.on('error', (problem) => sent.error(problem))
    },
    cancel() {
      coder.destroy()
    },
  })
}
