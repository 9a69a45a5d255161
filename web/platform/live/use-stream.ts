// A component listens to a stream for as long as it is on the screen.
import { useEffect, useEffectEvent } from 'react'
import type { LiveEvent } from './event-text.ts'
import { followStream } from './follow-stream.ts'

/** Null: nothing to listen to. */
export function useStream(path: string | null, hear: (event: LiveEvent) => void): void {
  const onEvent = useEffectEvent(hear)
  useEffect(() => (path === null ? undefined : followStream({ path, onEvent })), [path])
}
