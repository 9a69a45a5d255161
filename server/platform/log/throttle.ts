// Says the same thing once in a while, with how often it was left out: an outage must not fill the log.

const usualMs = 5_000

/** `more` is nothing the first time, and afterwards how many were left out since the last time it was said. */
export function throttle<Thing>(
  say: (thing: Thing, more: { left_out?: number }) => void,
  everyMs = usualMs,
): (thing: Thing) => void {
  let saidAt = Number.NEGATIVE_INFINITY
  let left_out = 0
  return (thing) => {
    const now = performance.now()
    if (now - saidAt < everyMs) {
      left_out += 1
      return
    }
    say(thing, left_out > 0 ? { left_out } : {})
    saidAt = now
    left_out = 0
  }
}
