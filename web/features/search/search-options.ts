// The choices of the panel under the search box, in the groups they are shown in (SRC-02).

export type OptionGroupKind = 'recent' | 'keywords' | 'items' | 'stores'

export interface SearchOption {
  text: string
  /** Address of a small picture. */
  picture?: string
}

export interface OptionGroup {
  kind: OptionGroupKind
  options: readonly SearchOption[]
}

interface Suggestions {
  items: readonly { name: string; image_full_url: string }[]
  stores: readonly { name: string; logo_full_url: string }[]
}

/** Enough to choose from without reading a catalogue. */
const shownAtMost = { items: 10, stores: 6 } as const

export function suggestionGroups({ items, stores }: Suggestions): OptionGroup[] {
  const groups: OptionGroup[] = [
    {
      kind: 'items',
      options: items
        .slice(0, shownAtMost.items)
        .map(({ name, image_full_url }) => ({ text: name, picture: image_full_url })),
    },
    {
      kind: 'stores',
      options: stores
        .slice(0, shownAtMost.stores)
        .map(({ name, logo_full_url }) => ({ text: name, picture: logo_full_url })),
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

interface EmptyView {
  recent: readonly string[]
  keywords: readonly string[]
  isSignedIn: boolean
}

/** Null keeps the panel shut: a guest with nothing to be shown sees nothing; a customer always sees it. */
export function emptyQueryGroups({ recent, keywords, isSignedIn }: EmptyView): OptionGroup[] | null {
  const groups: OptionGroup[] = [
    { kind: 'recent', options: recent.map((text) => ({ text })) },
    { kind: 'keywords', options: keywords.map((text) => ({ text })) },
  ]
  const filled = groups.filter(({ options }) => options.length > 0)
  return filled.length > 0 || isSignedIn ? filled : null
}

/** The choice after or before the active one, round the ends; -1 is the text itself. */
export function nextActive(active: number, step: 1 | -1, count: number): number {
  const choices = count + 1
  return ((((active + 1 + step) % choices) + choices) % choices) - 1
}

export function countOptions(groups: readonly OptionGroup[]): number {
  return groups.reduce((sum, { options }) => sum + options.length, 0)
}

/** Choices are numbered through all groups. */
export function optionId(box: string, index: number): string {
  return `${box}-option-${index}`
}
