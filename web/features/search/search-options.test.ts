import { expect, test } from 'vitest'
import { emptyQueryGroups, nextActive, suggestionGroups } from './search-options.ts'

test('[SRC-02] text gives items and stores apart, and leaves out what is empty', () => {
  const item = { name: 'Plov', image_full_url: '/img/plov' }
  const store = { name: 'Plov House', logo_full_url: '/img/house' }
  expect(suggestionGroups({ items: [item], stores: [store] })).toEqual([
    { kind: 'items', options: [{ text: 'Plov', picture: '/img/plov' }] },
    { kind: 'stores', options: [{ text: 'Plov House', picture: '/img/house' }] },
  ])
  expect(suggestionGroups({ items: [], stores: [store] }).map(({ kind }) => kind)).toEqual(['stores'])
  expect(suggestionGroups({ items: [], stores: [] })).toEqual([])
})

test('[SRC-02] a guest without history sees no panel, a customer always does', () => {
  const nothing = { recent: [], keywords: [] }
  expect(emptyQueryGroups({ ...nothing, isSignedIn: false })).toBeNull()
  expect(emptyQueryGroups({ ...nothing, isSignedIn: true })).toEqual([])
  expect(emptyQueryGroups({ recent: ['tea'], keywords: [], isSignedIn: false })).toHaveLength(1)
  expect(
    emptyQueryGroups({ recent: ['tea'], keywords: ['plov'], isSignedIn: true })?.map(({ kind }) => kind),
  ).toEqual(['recent', 'keywords'])
})

test('arrow keys go through the choices and the text, round both ends', () => {
  expect(nextActive(-1, 1, 2)).toBe(0)
  expect(nextActive(0, 1, 2)).toBe(1)
  expect(nextActive(1, 1, 2)).toBe(-1)
  expect(nextActive(-1, -1, 2)).toBe(1)
  expect(nextActive(-1, 1, 0)).toBe(-1)
})
