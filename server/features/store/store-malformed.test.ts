// Unreadable filters of store lists over HTTP: refused by name, never an outage.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
})

afterAll(() => shop.close())

describe('malformed filters are refused by name', () => {
  test.each([
    ['filter=everything', 'filter', 'The selected filter is invalid.'],
    ['rating_count=six', 'rating_count', 'The rating count must be a number.'],
    ['rating_count=6', 'rating_count', 'The rating count must not be greater than 5.'],
    ['min_delivery_time=1.5', 'min_delivery_time', 'The min delivery time must be an integer.'],
    ['radius=-1', 'radius', 'The radius must be at least 0.'],
    ['day=7', 'day', 'The day must not be greater than 6.'],
    ['type=fish', 'type', 'The selected type is invalid.'],
    ['category_ids=[1', 'category_ids', 'The category ids must be an array.'],
    ['sort_by=luck', 'sort_by', 'The selected sort by is invalid.'],
    ['store_type=old', 'store_type', 'The selected store type is invalid.'],
    [`name=${'n'.repeat(1_001)}`, 'name', 'The name must not be greater than 1000 characters.'],
  ])('%s', async (query, code, message) => {
    const { status, body } = await shop.get(`/stores/get-stores/all?${query}`, { zoneid: '[1]' })
    expect(status).toBe(403)
    expect(body.errors).toEqual([{ code, message }])
  })

  test('an unknown kind of list is refused', async () => {
    const { status, body } = await shop.get('/stores/get-stores/best', { zoneid: '[1]' })
    expect(status).toBe(403)
    expect(body.errors[0].code).toBe('filter')
  })
})
