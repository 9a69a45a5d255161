// What was searched for before, kept in the browser: as much as there is, each text once, the newest last (SRC-06, SRC-08).
import { readStored, removeStored, writeStored } from '#web/platform/storage/storage.ts'

/** How many are shown. */
const shownAtMost = 5

/** A text searched for again moves instead of doubling. */
export function withSearch(before: readonly string[], text: string): string[] {
  return [...before.filter((one) => one !== text), text]
}

/** The newest first. */
export function shownSearches(kept: readonly string[]): string[] {
  return kept.toReversed().slice(0, shownAtMost)
}

function keptSearches(): string[] {
  return readStored('searchedValues') ?? []
}

export function recentSearches(): string[] {
  return shownSearches(keptSearches())
}

export function rememberSearch(text: string): void {
  writeStored('searchedValues', withSearch(keptSearches(), text))
}

export function forgetSearch(text: string): void {
  writeStored(
    'searchedValues',
    keptSearches().filter((one) => one !== text),
  )
}

export function forgetSearches(): void {
  removeStored('searchedValues')
}
