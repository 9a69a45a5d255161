import { expect, test } from 'vitest'
import { lostSlot, noSlots } from './slots.rules.ts'

const at = (schedule_at: string) => ({ from: '10:00', until: '10:30', schedule_at })
const slots = { today: [at('2030-01-01 10:30')], tomorrow: [at('2030-01-02 10:30')] }

test('[CHK-01] a time that is offered, and none, are nothing lost', () => {
  expect(lostSlot(null, slots)).toBeNull()
  expect(lostSlot('2030-01-01 10:30', slots)).toBeNull()
  expect(lostSlot('2030-01-02 10:30', slots)).toBeNull()
  expect(lostSlot(null, noSlots)).toBeNull()
})

test('[CHK-01] a time nobody offers any more is lost', () => {
  expect(lostSlot('2030-01-01 10:00', slots)).toBe('2030-01-01 10:00')
  expect(lostSlot('2030-01-01 10:30', noSlots)).toBe('2030-01-01 10:30')
})
