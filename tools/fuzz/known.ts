// What the run knows of the shop it asks: real ids, people and tokens, so that inputs reach behind the first check.

export interface Known {
  /** Of customers signed in by the run. */
  tokens: readonly string[]
  guests: readonly number[]
  operations_token: string
  /** Real values by the name of the parameter that takes them; `*` for any other id. */
  values: Readonly<Record<string, readonly (string | number)[]>>
}

/** Which real values fit a parameter, by its name. */
export function fitting(known: Known, name: string): readonly (string | number)[] {
  const own = known.values[name]
  if (own && own.length > 0) return own
  return /(^|_)ids?$/.test(name) ? (known.values['*'] ?? []) : []
}
