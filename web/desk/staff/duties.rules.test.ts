// What a form about somebody's duties holds, sends and compares; and which keys are shortcuts.
import { expect, test } from 'vitest'
import { deviceOf } from '#web/desk/account/device.rules.ts'
import { keyOf } from '#web/desk/shell/shortcut.rules.ts'
import { dutiesInput, slipOf, withRole } from './duties.rules.ts'

const store = { id: 7, name: 'Burger House' }

test('a manager needs stores, everybody needs a role', () => {
  expect(slipOf({ roles: [], stores: [] })).toBe('choose_role')
  expect(slipOf({ roles: ['manager'], stores: [] })).toBe('choose_store')
  expect(slipOf({ roles: ['manager'], stores: [store] })).toBeNull()
})

test('stores are sent for a manager only, and stay in the form meanwhile', () => {
  const manager = { roles: ['manager', 'support'] as const, stores: [store] }
  expect(dutiesInput(manager)).toEqual({ roles: ['manager', 'support'], store_ids: [7] })
  expect(dutiesInput(withRole(manager, 'manager', false))).toEqual({ roles: ['support'], store_ids: [] })
})

const press = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false }

test.each([
  [{ key: 'k', ctrlKey: true }, 'palette'],
  [{ key: 'л', code: 'KeyK', metaKey: true }, 'palette'],
  [{ key: '/' }, 'search'],
  [{ key: '?' }, 'help'],
  [{ key: 'g' }, 'jump'],
  [{ key: 'п', code: 'KeyG' }, 'jump'],
  [{ key: 's' }, 'letter'],
  [{ key: 's', ctrlKey: true }, null],
  [{ key: 'Enter' }, null],
])('the key %o is %s', (change, expected) => {
  expect(keyOf({ ...press, ...change })).toBe(expected)
})

test('a device is known by what its browser says of itself', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
  expect(deviceOf(chrome)).toEqual({ browser: 'Chrome', system: 'Linux' })
  expect(deviceOf('curl/8')).toEqual({ browser: null, system: null })
})
