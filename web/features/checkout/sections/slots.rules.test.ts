import { expect, test } from 'vitest'
import { lostSlot, noSlots, nowObstacle, orderedSlot, servedSlots, soonestSlot } from './slots.rules.ts'

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

const night = { available_time_starts: '22:00:00', available_time_ends: '04:00:00' }
const always = { available_time_starts: null, available_time_ends: null }
const open = { active: true, open: 1 } as const

test('[CHK-05] [ATC-12] only times at which everything ordered is served are offered', () => {
  const offered = [at('2030-01-01 10:30'), at('2030-01-01 22:30'), at('2030-01-02 04:00')]
  expect(servedSlots(offered, [always, night])).toEqual([at('2030-01-01 22:30')])
  expect(servedSlots(offered, [])).toEqual(offered)
})

test('[CHK-05] a closed store, and an item outside its hours, stand against now', () => {
  expect(nowObstacle(open, [always], '10:00')).toBeNull()
  expect(nowObstacle(open, [always, night], '10:00')).toBe('not_served')
  expect(nowObstacle(open, [night], '23:00')).toBeNull()
  expect(nowObstacle({ ...open, open: 0 }, [night], '10:00')).toBe('closed')
  expect(nowObstacle({ ...open, active: false }, [], '10:00')).toBe('closed')
})

test('[CHK-01] the soonest time is of today before tomorrow', () => {
  expect(soonestSlot(slots)).toBe('2030-01-01 10:30')
  expect(soonestSlot({ ...slots, today: [] })).toBe('2030-01-02 10:30')
  expect(soonestSlot(noSlots)).toBeNull()
})

test('[CHK-01] the time that will be ordered is named with its day', () => {
  expect(orderedSlot('2030-01-01 10:30', slots)).toEqual({ day: 'today', slot: slots.today[0] })
  expect(orderedSlot('2030-01-02 10:30', slots)).toEqual({ day: 'tomorrow', slot: slots.tomorrow[0] })
  expect(orderedSlot(null, slots)).toBeNull()
  expect(orderedSlot('2030-01-03 10:30', slots)).toBeNull()
})
