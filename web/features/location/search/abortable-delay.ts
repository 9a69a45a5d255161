// Waits until the hand rests; a signal ends the wait at once.

export function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((rested, ended) => {
    const timer = setTimeout(rested, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      ended(signal.reason)
    })
  })
}
