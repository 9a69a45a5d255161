// Where the shop is found from outside, for addresses that leave the page: canonical links, previews, structured data.
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'

export const pageOrigin = createIsomorphicFn()
  .client((): string => window.location.origin)
  .server((): string => new URL(getRequest().url).origin)
