// The time, injected, so that tests can hold it still.

export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export function clockAt(instant: string | Date): Clock {
  const held = new Date(instant)
  return { now: () => new Date(held) }
}
