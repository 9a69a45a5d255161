// The search parameters a page reads, as texts; every other key stays, so that an address is not rewritten under the reader.

type Texts<Name extends string> = Record<string, unknown> & { [Key in Name]?: string }

function hasTexts<Name extends string>(
  search: Record<string, unknown>,
  names: readonly Name[],
): search is Texts<Name> {
  return names.every((name) => search[name] === undefined || typeof search[name] === 'string')
}

/** For `validateSearch`: addresses are read as texts, so there is nothing to convert and nothing to refuse. */
export function searchTexts<const Name extends string>(...names: readonly Name[]) {
  return (search: Record<string, unknown>): Texts<Name> => {
    if (hasTexts(search, names)) return search
    throw new Error(`search parameters that are no texts: ${names.join()}`)
  }
}

/** A query as it stands in an address: every value is text, any may be missing or nonsense. */
export type SearchTexts = Readonly<Record<string, string | undefined>>

/** All of an address's search, key by key. */
export function textsOf(search: object): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(search).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
