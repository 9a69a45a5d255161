// One value, loaded when first asked for and cached until it is forgotten. A failed load is never cached.

export interface Memo<Value> {
  /** Those who ask while it loads share one load. */
  get(): Promise<Value>
  /** The next one who asks loads again; a load that began before serves only those who already wait for it. */
  forget(): void
}

export function createMemo<Value>(load: () => PromiseLike<Value>): Memo<Value> {
  let cached: Promise<Value> | undefined

  function begin(): Promise<Value> {
    // Wrapped: a load that throws at once fails like any other, and a query builder runs again for each who awaits it.
    const loading = (async () => load())()
    cached = loading
    loading.catch(() => {
      // A failure is for those who waited: the next one tries again.
      if (cached === loading) cached = undefined
    })
    return loading
  }

  return {
    get: () => cached ?? begin(),
    forget() {
      cached = undefined
    },
  }
}
