// What was searched for before, stored in the browser: as much as there is, each text once, the newest last (SRC-06, SRC-08).
import { readStored, removeStored, writeStored } from '#web/platform/storage/storage.ts'

/** How many are shown. */
const shownAtMost = 5

/** A text searched for again moves instead of doubling. */
export function withSearch(before: readonly string[], text: string): string[] {
  return [...before.filter((one) => one !== text), text]
}

/** The newest first. */
export function shownSearches(stored: readonly string[]): string[] {
  return stored.toReversed().slice(0, shownAtMost)
}

function storedSearches(): string[] {
  return readStored('searchedValues') ?? []
}

export function recentSearches(): string[] {
  return shownSearches(storedSearches())
}

export function rememberSearch(text: string): void {
  writeStored('searchedValues', withSearch(storedSearches(), text))
}

export function forgetSearch(text: string): void {
  writeStored(
    'searchedValues',
    storedSearches().filter((one) => one !== text),
  )
}

export function forgetSearches(): void {
  removeStored('searchedValues')
}
