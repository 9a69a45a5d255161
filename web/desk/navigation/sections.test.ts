// The sections as a whole: keys and names that meet nowhere, and who sees which.
import { expect, test } from 'vitest'
import { permissionsOf } from '#contract/core/permission.ts'
import { isWithin, sectionGroupsFor, sections, sectionsFor } from './sections.ts'

test('every section has a key and a name of its own, and none takes the key that begins a jump', () => {
  const keys = sections.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(sections.map(({ name }) => name)).size).toBe(sections.length)
  expect(keys.filter((key) => !/^[a-fh-z]$/.test(key))).toEqual([])
})

test('whoever may do little sees few sections, and no empty group', () => {
  const courier = { permissions: permissionsOf(['courier']) }
  expect(sectionsFor(courier).map(({ name }) => name)).toEqual(['start', 'account'])
  expect(sectionGroupsFor(courier).map(({ group }) => group)).toEqual(['work', 'people'])
})

test('a page below a section is within it, one that only begins alike is not', () => {
  const staff = sections.find(({ path }) => path === '/staff')
  const start = sections.find(({ path }) => path === '/')
  if (!staff || !start) throw new Error('sections are missing')
  expect([isWithin(staff, '/staff/12'), isWithin(staff, '/staffing')]).toEqual([true, false])
  expect([isWithin(start, '/'), isWithin(start, '/staff')]).toEqual([true, false])
})
