// Searching and sorting the list of people; both stand in the address.
import type { StaffMember } from '#contract/features/staff/staff.schema.ts'

export const sortKeys = ['name', 'email', 'last_seen', 'access'] as const

export type SortKey = (typeof sortKeys)[number]

export interface ListChoice {
  q: string
  sort: SortKey
  isReversed: boolean
}

type ListSearch = Readonly<Record<string, string | undefined>>

/** Nonsense in an address counts as nothing chosen. */
export function listChoice({ q = '', sort, dir }: ListSearch): ListChoice {
  return { q, sort: sortKeys.find((key) => key === sort) ?? 'name', isReversed: dir === 'down' }
}

/** The same column again turns the list round. */
export function sortedBy(key: SortKey, { sort, isReversed }: ListChoice): ListSearch {
  const turns = key === sort && !isReversed
  return { sort: key === 'name' ? undefined : key, dir: turns ? 'down' : undefined }
}

const plain = (text: string) => text.normalize('NFKD').toLocaleLowerCase()

function fits({ name, email, stores }: StaffMember, words: readonly string[]): boolean {
  const text = plain([name, email, ...stores.map((store) => store.name)].join(' '))
  return words.every((word) => text.includes(word))
}

type Compare = (one: StaffMember, other: StaffMember) => number

const compares: Readonly<Record<SortKey, Compare>> = {
  name: (one, other) => one.name.localeCompare(other.name),
  email: (one, other) => one.email.localeCompare(other.email),
  // Who was here last comes first; who never was, last.
  last_seen: (one, other) => (other.last_seen_at ?? '').localeCompare(one.last_seen_at ?? ''),
  access: (one, other) => Number(other.is_active) - Number(one.is_active),
}

export function shownStaff(
  staff: readonly StaffMember[],
  { q, sort, isReversed }: ListChoice,
): StaffMember[] {
  const words = plain(q).split(/\s+/).filter(Boolean)
  const sign = isReversed ? -1 : 1
  return staff
    .filter((member) => fits(member, words))
    .toSorted((one, other) => sign * compares[sort](one, other) || compares.name(one, other))
}
