// @vitest-environment happy-dom
// What a reader who does not see the page is told of an order, and when it arrives in the words of each language.
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/core/language.ts'
import type { OrderStatus } from '#contract/features/order/order-words.ts'
import type { WireArrival } from '#contract/features/order/tracking.endpoints.ts'
import { plainText } from '#web/testing/plain-text.ts'
import { renderPart } from '#web/testing/render-part.tsx'
import { ArrivalHeading } from '../arrival/arrival-heading.tsx'
import { TrackNews } from './track-news.tsx'

type Standing = readonly [OrderStatus, number | null]

/** An order that moves on with every press. */
function Moving({ standings }: { standings: readonly Standing[] }) {
  const [at, setAt] = useState(0)
  const [order_status, minutes_left] = standings[at] ?? ['failed', null]
  return (
    <>
      <TrackNews order_status={order_status} minutes_left={minutes_left} />
      <button type="button" onClick={() => setAt(at + 1)}>
        next
      </button>
    </>
  )
}

test('[TRK-02] each step and the courier close by are told once, and nothing of how it stood before', async () => {
  const standings: Standing[] = [
    ['confirmed', null],
    ['processing', null],
    ['picked_up', 6],
    ['picked_up', 2],
    ['picked_up', 3],
    ['delivered', null],
  ]
  await renderPart(<Moving standings={standings} />)
  const told = [plainText(screen.getByRole('status'))]
  for (let pressed = 1; pressed < standings.length; pressed++) {
    await act(async () => screen.getByRole('button').click())
    told.push(plainText(screen.getByRole('status')))
  }
  const near = 'The courier is almost there.'
  expect(told).toEqual(['', '', 'On the Way', near, near, 'Delivered'])
})

describe('[TRK-02] the arrival leads', () => {
  const from = '2026-11-16T07:20:00.000Z'
  const range = { from, to: '2026-11-16T07:30:00.000Z', delay: null }

  async function heading(arrival: WireArrival | null, status: OrderStatus, language: Language = 'en') {
    const arriving = { order_status: status, order_type: 'delivery', arrival, scheduled: null } as const
    await renderPart(<ArrivalHeading arriving={arriving} level={1} />, { language })
    return screen.getAllByRole('heading', { level: 1 }).map(plainText).at(-1)
  }

  test('in minutes while the courier’s way is known, with the range below', async () => {
    expect(await heading({ ...range, minutes_left: 4 }, 'picked_up')).toBe('Arriving in 4 min')
    expect(screen.getByText(/07:20.*07:30/)).toBeTruthy()
  })

  test('as the promised range while it is not', async () => {
    expect(await heading({ ...range, minutes_left: null }, 'processing')).toMatch(/^Arriving .*07:20.*07:30$/)
  })

  test('[TRK-04] and as what became of it once nothing is on its way', async () => {
    expect(await heading(null, 'delivered')).toBe('Delivered')
    expect(await heading(null, 'canceled', 'ru')).toBe('Отменён')
  })

  test.each([
    ['ar', [1, 2, 4, 11], ['دقيقة واحدة', 'دقيقتين', '4 دقائق', '11 دقيقة']],
    ['ru', [1, 2, 5, 21], ['1 минуту', '2 минуты', '5 минут', '21 минуту']],
    ['tg', [1, 4], ['1 дақиқа', '4 дақиқа']],
  ] as const)('in %s with the right form of each number', async (language, minutes, words) => {
    for (const [index, minutes_left] of minutes.entries()) {
      const text = await heading({ ...range, minutes_left }, 'picked_up', language)
      expect(text).toContain(words[index])
    }
  })
})
