// What is told of an order that is followed, and that nothing is told twice.
import { describe, expect, test } from 'vitest'
import { isToldAfter, newsOf } from './news.rules.ts'

describe('[TRK-01] what is told', () => {
  test('is the step, whatever happens inside it', () => {
    expect(newsOf('pending', null)).toEqual({ step: 'pending' })
    for (const status of ['confirmed', 'accepted', 'processing', 'handover'] as const) {
      expect(newsOf(status, null)).toEqual({ step: 'confirmed' })
    }
    expect(newsOf('delivered', null)).toEqual({ step: 'delivered' })
  })

  test('[TRK-04] is the state itself where it is no step', () => {
    expect(newsOf('canceled', null)).toEqual({ own: 'canceled' })
  })

  test('is a courier close by, two minutes away and nearer', () => {
    expect([3, 2, 1].map((minutes) => newsOf('picked_up', minutes))).toEqual([
      { step: 'picked_up' },
      'near',
      'near',
    ])
    expect(newsOf('picked_up', null)).toEqual({ step: 'picked_up' })
  })

  test('is never a courier who has nothing on board yet', () => {
    expect(newsOf('handover', 1)).toEqual({ step: 'confirmed' })
  })
})

describe('[TRK-02] nothing is told twice', () => {
  test('a step that goes on is no news, the next one is', () => {
    expect(isToldAfter(newsOf('confirmed', null), newsOf('processing', null))).toBe(false)
    expect(isToldAfter(newsOf('processing', null), newsOf('picked_up', 9))).toBe(true)
    expect(isToldAfter(newsOf('picked_up', 9), newsOf('canceled', null))).toBe(true)
    expect(isToldAfter(newsOf('canceled', null), newsOf('refunded', null))).toBe(true)
  })

  test('a courier who drives round the block comes near once', () => {
    expect(isToldAfter(newsOf('picked_up', 5), newsOf('picked_up', 2))).toBe(true)
    expect(isToldAfter(newsOf('picked_up', 2), newsOf('picked_up', 1))).toBe(false)
    expect(isToldAfter('near', newsOf('picked_up', 4))).toBe(false)
    expect(isToldAfter('near', newsOf('delivered', null))).toBe(true)
    expect(isToldAfter('near', newsOf('canceled', null))).toBe(true)
  })
})
