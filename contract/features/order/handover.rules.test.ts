// Who is asked for the code of an order at the door.
import { expect, test } from 'vitest'
import { isHandedOverByCode } from './handover.rules.ts'
import type { OrderType } from './order-words.ts'

const table: [OrderType, boolean, boolean][] = [
  ['parcel', false, true],
  ['parcel', true, true],
  ['delivery', false, false],
  ['delivery', true, true],
  ['take_away', false, false],
  ['take_away', true, false],
]

test.each(table)(
  '[PCL-02] %s with the setting %s: %s',
  (order_type, order_delivery_verification, expected) => {
    expect(isHandedOverByCode(order_type, { order_delivery_verification })).toBe(expected)
  },
)
