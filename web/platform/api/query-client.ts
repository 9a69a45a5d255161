// How long answers count as fresh, how often a failed read is tried again, and how answers travel inside the page.
import { QueryClient } from '@tanstack/react-query'
import { retryTransient } from './api-failure.ts'
import { packAnswer, unpackAnswer } from './packed-answer.ts'

/** Answers of the catalogue are taken as fresh for this long (NET-08). */
const freshFor = 300_000

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        retry: retryTransient(1),
        refetchOnWindowFocus: false,
        // Without a network a read fails at once instead of waiting in silence; what is on the screen is read again
        // when the network is back.
        networkMode: 'offlineFirst',
      },
      dehydrate: { serializeData: packAnswer },
      hydrate: { deserializeData: unpackAnswer },
    },
  })
}
