// Why a question has no answer yet, also while it is asked again: the cache forgets the failure with every new try.
import { useState } from 'react'

interface Asked {
  data: unknown
  error: Error | null
}

interface Failure {
  of: string | number
  error: Error
}

/** `of` names what is asked for: the failure of one says nothing about the next. */
export function useLastFailure({ data, error }: Asked, of: string | number): Error | null {
  const [last, setLast] = useState<Failure | null>(null)
  const failure = error ?? (data === undefined && last?.of === of ? last.error : null)
  if (failure !== (last?.error ?? null)) setLast(failure && { of, error: failure })
  return failure
}
