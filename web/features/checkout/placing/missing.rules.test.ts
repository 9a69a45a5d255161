import { expect, test } from 'vitest'
import { blankDraft } from '../draft/draft.ts'
import { missingIn, partOfMissing } from './missing.rules.ts'

const decided = {
  kind: 'cart' as const,
  draft: { ...blankDraft, order_type: 'take_away' as const, payment: { method: 'wallet' as const } },
  isGuest: false,
  pictures: [],
  lostSlot: null,
  order: { address: null, contact: null },
}

test('[CHK-01] a time that is not offered any more stands against the order, beside the choice of time', () => {
  expect(missingIn(decided)).toEqual([])
  expect(missingIn({ ...decided, lostSlot: '2030-01-01 10:30' })).toEqual(['slot_lost'])
  expect(partOfMissing.slot_lost).toBe('time')
})
