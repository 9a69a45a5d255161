// Whether the caller holds this very answer already, so that it need not be sent again.
import type { Context } from 'hono'

/** Compression makes a tag weak on its way out (`W/"…"`), and that is how a browser gives it back. */
export function isKnown(context: Context, etag: string): boolean {
  const given = context.req.header('if-none-match') ?? ''
  const known = given.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
