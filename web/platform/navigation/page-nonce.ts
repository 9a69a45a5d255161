// The nonce the content policy of this page allows; the process passes it along with the request.
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'

export const pageNonce = createIsomorphicFn()
  .client(
    (): string | undefined => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content,
  )
  .server((): string | undefined => {
    const context: unknown = getGlobalStartContext()
    if (typeof context !== 'object' || context === null || !('nonce' in context)) return undefined
    return typeof context.nonce === 'string' ? context.nonce : undefined
  })
