// The same thing is said once in a while, and nothing that was left out goes uncounted.
import { expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

test('an outage is one line in a while, with how often it was left out', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const said: unknown[] = []
  const say = throttle((thing: string, more) => said.push([thing, more]), 1_000)
  say('a')
  say('b')
  say('c')
  vi.advanceTimersByTime(1_000)
  say('d')
  vi.advanceTimersByTime(1_000)
  say('e')
  vi.useRealTimers()
  expect(said).toEqual([
    ['a', {}],
    ['d', { left_out: 2 }],
    ['e', {}],
  ])
})
