// Work that comes back: the next turn begins a while after the last one ended, so that turns never pile up.

export interface Repeating {
  /** Waits for a turn that is running. */
  stop(): Promise<void>
}

export function repeat(
  work: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
): Repeating {
  let timer: NodeJS.Timeout | undefined
  let isOpen = true
  let running = Promise.resolve()

  function turn(): void {
    // Wrapped: work that throws at once must not end the turns either.
    running = (async () => work())()
      .catch(onError)
      .then(() => {
        if (isOpen) timer = setTimeout(turn, everyMs)
      })
  }

  timer = setTimeout(turn, everyMs)
  return {
    async stop() {
      isOpen = false
      clearTimeout(timer)
      await running
    },
  }
}
