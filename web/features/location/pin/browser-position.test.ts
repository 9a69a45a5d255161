import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askBrowserPosition, decisionMs } from './browser-position.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

type Ask = Geolocation['getCurrentPosition']

const refusal = (code: number) => ({
  code,
  message: '',
  PERMISSION_DENIED: 1 as const,
  POSITION_UNAVAILABLE: 2 as const,
  TIMEOUT: 3 as const,
})

const coords = {
  latitude: 51.1,
  longitude: 71.4,
  accuracy: 800,
  altitude: null,
  altitudeAccuracy: null,
  heading: null,
  speed: null,
}

test('[LOC-08] asks for low accuracy within five seconds and takes the point', async () => {
  const ask = vi.fn<Ask>((found) =>
    found({ coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords }),
  )
  await expect(askBrowserPosition({ getCurrentPosition: ask })).resolves.toEqual({
    kind: 'found',
    point: { lat: 51.1, lng: 71.4 },
  })
  expect(ask.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: false, timeout: 5_000 })
})

test('[LOC-08] a denied permission is told apart from a place that cannot be found', async () => {
  const denying: Ask = (_found, failed) => failed?.(refusal(1))
  const lost: Ask = (_found, failed) => failed?.(refusal(2))
  await expect(askBrowserPosition({ getCurrentPosition: denying })).resolves.toEqual({ kind: 'denied' })
  await expect(askBrowserPosition({ getCurrentPosition: lost })).resolves.toEqual({ kind: 'unknown' })
  await expect(askBrowserPosition(undefined)).resolves.toEqual({ kind: 'unknown' })
})

test('[LOC-08] a visitor who does not decide is not waited for longer than five seconds', async () => {
  const asked = askBrowserPosition({ getCurrentPosition: () => undefined })
  const settled = vi.fn()
  asked.then(settled)
  await vi.advanceTimersByTimeAsync(decisionMs - 1)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith({ kind: 'unknown' })
})
