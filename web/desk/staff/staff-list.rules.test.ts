// Searching and sorting the people who work here.
import { expect, test } from 'vitest'
import type { StaffMember } from '#contract/features/staff/staff.schema.ts'
import { listChoice, shownStaff, sortedBy } from './staff-list.rules.ts'

const member = (name: string, change: Partial<StaffMember> = {}): StaffMember => ({
  id: name.length,
  name,
  email: `${name.toLowerCase()}@shop.test`,
  roles: ['support'],
  stores: [],
  is_active: true,
  has_second_factor: false,
  last_seen_at: null,
  created_at: '2026-11-01T00:00:00Z',
  version: 1,
  ...change,
})

const staff = [
  member('Timur', { last_seen_at: '2026-11-02T00:00:00Z' }),
  member('Aida', { is_active: false }),
  member('Zarina', { last_seen_at: '2026-11-03T00:00:00Z', stores: [{ id: 1, name: 'Burger House' }] }),
]

const names = (search: Record<string, string>) =>
  shownStaff(staff, listChoice(search)).map(({ name }) => name)

test.each([
  [{}, ['Aida', 'Timur', 'Zarina']],
  [{ dir: 'down' }, ['Zarina', 'Timur', 'Aida']],
  [{ sort: 'last_seen' }, ['Zarina', 'Timur', 'Aida']],
  [{ sort: 'access' }, ['Timur', 'Zarina', 'Aida']],
  [{ sort: 'nonsense' }, ['Aida', 'Timur', 'Zarina']],
  [{ q: 'AID shop' }, ['Aida']],
  [{ q: 'burger' }, ['Zarina']],
  [{ q: 'nobody' }, []],
])('an address with %o lists %o', (search, expected) => {
  expect(names(search)).toEqual(expected)
})

test('the same column again turns the list round, another one begins anew', () => {
  expect(sortedBy('email', listChoice({ sort: 'email' }))).toEqual({ sort: 'email', dir: 'down' })
  expect(sortedBy('email', listChoice({ sort: 'email', dir: 'down' }))).toEqual({
    sort: 'email',
    dir: undefined,
  })
  expect(sortedBy('name', listChoice({ sort: 'email', dir: 'down' }))).toEqual({
    sort: undefined,
    dir: undefined,
  })
})
