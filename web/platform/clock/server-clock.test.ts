// Countdowns follow the server's clock, however wrong the device's is.
import { expect, test } from 'vitest'
import { clockOffset } from './server-clock.ts'

const server_time = '2026-11-15T10:00:00.000Z'
const onServer = Date.parse(server_time)

test('[FLS-01] an answer fetched by a device that is five minutes late gives five minutes', () => {
  const received_at = onServer - 300_000
  expect(clockOffset({ server_time, received_at })).toBe(300_000)
})

test('[FLS-01] an answer that came with the page is measured by when the page came', () => {
  expect(clockOffset({ server_time, received_at: null }, () => onServer + 90_000)).toBe(-90_000)
})

test('an answer without a clock uses what was learned last', () => {
  clockOffset({ server_time, received_at: onServer - 1_000 })
  expect(clockOffset({ server_time: null, received_at: 5 })).toBe(1_000)
})
