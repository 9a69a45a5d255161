// Headers every answer carries, and its content policy: for a page a fresh nonce or the names of its own scripts, for
// data nothing at all.
import { randomFillSync } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

declare module 'hono' {
  interface ContextVariableMap {
    nonce: string
    /** Of a page that was not made for this request: sources that allow its scripts. */
    inline_scripts?: readonly string[]
    /** Origins beside our own that a form of the page may lead to in the end. */
    form_targets?: readonly string[]
  }
}

interface PageSources {
  scripts: readonly string[]
  /** Hosts of a map that is not ours, each behind a space. */
  outside: string
  frames: readonly string[]
  forms: readonly string[]
}

function policyOf({ scripts, outside, frames, forms }: PageSources): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`,
    // Sliders, drawers and carousels set positions in style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${outside}`,
    `font-src 'self'${outside}`,
    `connect-src 'self'${outside}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...forms].join(' ')}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

export interface Outside {
  /** Hosts of a map that is not ours. */
  map: readonly string[]
  /** Hosts of films that are shown now. */
  frames(): Promise<readonly string[]>
  /** Where customers find the shop; under https browsers are instructed to use nothing else. */
  public_url?: string | undefined
}

/** Data is read by programs: opened as a page it does nothing and stands in no frame. */
const dataPolicy = "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

/** The policy of a worker's script is the worker's own; scripts and styles are never pages. */
const isLoaded = /^(?:text|application)\/(?:javascript|css)/

const aYear = 31_536_000

const nonceBytes = 16

/** Each is given once; drawn by the hundred, for drawing one takes longer than the rest of the headers together. */
function createNonces(): () => string {
  const drawn = Buffer.alloc(nonceBytes * 256)
  let given = drawn.length
  return () => {
    if (given === drawn.length) {
      randomFillSync(drawn)
      given = 0
    }
    given += nonceBytes
    return drawn.toString('base64', given - nonceBytes, given)
  }
}

export function security({ map, frames, public_url }: Outside): MiddlewareHandler {
  const hosts = map.map((origin) => ` ${origin}`).join('')
  const isSecure = public_url?.startsWith('https:') ?? false
  const newNonce = createNonces()
  return async (context, next) => {
    const nonce = newNonce()
    context.set('nonce', nonce)
    await next()
    const headers = context.res.headers
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('X-Frame-Options', 'DENY')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Permissions-Policy', 'camera=(), microphone=(), payment=(), geolocation=(self)')
    if (isSecure) headers.set('Strict-Transport-Security', `max-age=${aYear}`)
    const type = headers.get('content-type') ?? ''
    if (type.startsWith('text/html')) {
      const scripts = context.get('inline_scripts') ?? [`'nonce-${nonce}'`]
      const forms = context.get('form_targets') ?? []
      const policy = policyOf({ scripts, outside: hosts, frames: await frames(), forms })
      headers.set('Content-Security-Policy', policy)
    } else if (!isLoaded.test(type)) {
      headers.set('Content-Security-Policy', dataPolicy)
    }
  }
}
