// @vitest-environment happy-dom
// Whether a store is open, and until when or when again, in words.
import { expect, test } from 'vitest'
import { localMoment } from '#contract/core/local-time.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { plainText } from '#web/testing/plain-text.ts'
import { type PartOptions, renderPart } from '#web/testing/render-part.tsx'
import { StoreStatus } from './store-status.tsx'

/** A Sunday noon. */
const moment = localMoment(new Date('2026-11-15T12:00:00Z'), 'UTC')
const lunch = { id: 1, store_id: 1, day: 0, opening_time: '11:00:00', closing_time: '14:00:00' }

/** Only what the status reads. */
function aStore(store: Partial<StoreDetails>): StoreDetails {
  return { active: true, open: 0, next_opening: null, schedules: [lunch], ...store } as StoreDetails
}

async function said(store: Partial<StoreDetails>, options: PartOptions = {}) {
  const { container } = await renderPart(<StoreStatus store={aStore(store)} moment={moment} />, options)
  return plainText(container)
}

test.each<[string, Partial<StoreDetails>, string]>([
  ['open', { open: 1 }, 'Open until 14:00'],
  ['open round the clock', { open: 1, schedules: [{ ...lunch, closing_time: '11:00:00' }] }, 'Open now'],
  ['closed until this evening', { next_opening: '2026-11-15T18:00:00.000Z' }, 'Opens today at 18:00'],
  ['closed until tomorrow', { next_opening: '2026-11-16T09:00:00.000Z' }, 'Opens tomorrow at 09:00'],
  ['closed for days', { next_opening: '2026-11-18T09:00:00.000Z' }, 'Opens Wednesday at 09:00'],
  ['closed, nobody knows for how long', {}, 'Closed Now'],
])('a store that is %s', async (_, store, text) => {
  expect(await said(store)).toBe(text)
})

test('hours are said by the clock of the shop’s setting', async () => {
  expect(await said({ open: 1 }, { config: { timeformat: '12' } })).toMatch(/^Open until 0?2:00\s?PM$/i)
})
