// When a question about an order is asked again by itself.
import { expect, test } from 'vitest'
import { ApiFailure, NoAnswer } from '#web/platform/api/api-failure.ts'
import { askAgainAfter } from './ask-again.rules.ts'

const refused = (status: number, retryAfterMs: number | null = null) =>
  new ApiFailure(status, [], {}, retryAfterMs)
const onItsWay = { isOpen: true }
const arrived = { isOpen: false }

test.each([
  ['an order on its way', onItsWay, null, 10_000],
  ['an order that has arrived', arrived, null, false],
  ['an order not asked for yet', undefined, null, false],
  ['an order nobody answered for', undefined, new NoAnswer('no connection'), 10_000],
  ['an order of a busy shop', undefined, refused(503), 10_000],
  ['an order on its way, of a busy shop', onItsWay, refused(503), 10_000],
  ['an order that is not there', undefined, refused(404), false],
  ['an order that is not there any more', onItsWay, refused(404), false],
  ['an order asked for too often', undefined, refused(429, 240_000), 240_000],
  ['an order asked for too often, by a shop in a hurry', undefined, refused(429, 1_000), 10_000],
  ['an order asked for too often, for nobody knows how long', undefined, refused(429), false],
] as const)('[TRK-02] %s', (_, data, error, after) => {
  expect(askAgainAfter({ data, error }, 10_000, ({ isOpen }) => isOpen)).toBe(after)
})
