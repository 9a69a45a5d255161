// Reads one plain value out of a running carousel and follows it.
import type { EmblaCarouselType } from 'embla-carousel'
import { useSyncExternalStore } from 'react'

export function useEmblaValue<Value extends string | number | boolean>(
  carousel: EmblaCarouselType | undefined,
  read: (carousel: EmblaCarouselType) => Value,
  beforeStart: Value,
): Value {
  const subscribe = (changed: () => void) => {
    carousel?.on('select', changed).on('reInit', changed).on('init', changed)
    return () => {
      carousel?.off('select', changed).off('reInit', changed).off('init', changed)
    }
  }
  return useSyncExternalStore(
    subscribe,
    () => (carousel ? read(carousel) : beforeStart),
    () => beforeStart,
  )
}
