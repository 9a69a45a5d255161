// Who acts in the demo follows from the settings, each for itself.
import { expect, test } from 'vitest'
import { readConfig } from '#server/platform/config/config.ts'
import { estimate } from '#server/platform/geo/router.ts'
import { createActors } from './actors.ts'

const shop = {
  clock: { now: () => new Date() },
  orders: {
    served: async () => [],
    advance: () => Promise.reject(new Error('nothing to move')),
    position: () => Promise.reject(new Error('nobody drives')),
  },
  chat: { unanswered: async () => [], answer: async () => {} },
  route: estimate,
}

test.each([
  [{ DEMO: 'on' }, ['trial'], '1234', 2],
  [{ DEMO: 'on', DEMO_OPERATIONS: 'off' }, ['trial'], '1234', 0],
  [{ DEMO: 'off', DEMO_OPERATIONS: 'on' }, [], null, 2],
  [{ DEMO: 'off' }, [], null, 0],
])('%o', (settings, gateways, one_time_code, steps) => {
  const actors = createActors(readConfig(settings))
  expect(actors.gateways.map(({ key }) => key)).toEqual(gateways)
  expect(actors.one_time_code).toBe(one_time_code)
  expect(actors.steps(shop)).toHaveLength(steps)
})
