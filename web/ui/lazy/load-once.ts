// Loads something once for the length of a visit; a failed load is not cached: the next one who asks tries again.

/** Those who ask while it loads share one load, whatever they ask with: what it depends on must not change in a visit. */
export function loadOnce<Asked extends readonly unknown[], Loaded>(
  load: (...asked: Asked) => Promise<Loaded>,
): (...asked: Asked) => Promise<Loaded> {
  let cached: Promise<Loaded> | null = null

  function begin(asked: Asked): Promise<Loaded> {
    const loading = load(...asked)
    cached = loading
    loading.catch(() => {
      if (cached === loading) cached = null
    })
    return loading
  }

  return (...asked) => cached ?? begin(asked)
}
