// How long answers count as fresh and how often a failed read is tried again, unless a query says otherwise.
import { QueryClient } from '@tanstack/react-query'

/** Answers of the catalogue are taken as fresh for this long (NET-08). */
const freshFor = 300_000

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: freshFor, retry: 1, refetchOnWindowFocus: false } },
  })
}
