// A file as a reply, and a way to write one while it is read: nothing of it is ever whole in memory.
import type { Context } from 'hono'
import type { FileReply } from '#contract/core/file-reply.ts'

export function sendFile(context: Context, { name, type, body }: FileReply): Response {
  // Names in other scripts travel percent-encoded beside a plain one (RFC 6266).
  const plain = name.replaceAll(/[^\w.-]+/g, '_')
  return context.body(body, 200, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'X-Content-Type-Options': 'nosniff',
  })
}

/** Nothing is made before it is read, and nothing any more once the reader has left. */
export function pulled(parts: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]()
  return new ReadableStream(
    {
      async pull(stream) {
        const { value, done } = await iterator.next()
        if (done) stream.close()
        else stream.enqueue(value)
      },
      async cancel() {
        await iterator.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
