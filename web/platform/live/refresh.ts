// Asks again for everything shown that an event may have outdated; keys of queries begin with the endpoint's path.
import type { QueryClient } from '@tanstack/react-query'

export function refreshBelow(queryClient: QueryClient, ...paths: readonly string[]): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && paths.some((one) => path.startsWith(one)),
  })
}
