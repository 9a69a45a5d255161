import { describe, expect, test } from 'vitest'
import type { PlaceProvider, RouteProvider } from '../geo-provider.ts'
import { failuresBeforePause, type GuardSettings, patience_ms, pause_ms } from './guard.ts'
import { proxiedPlaces, proxiedRoutes } from './proxied.ts'

const never = new Promise<never>(() => {})

function named(name: string, answer: () => Promise<void> = async () => {}) {
  let calls = 0
  const answered = async <Value>(value: Value) => {
    calls++
    await answer()
    return value
  }
  const provider: PlaceProvider = {
    suggest: (text) => answered([{ place_id: `${name}:${text}`, description: name }]),
    details: () => answered({ formatted_address: name, lat: 1, lng: 2 }),
    reverse: () => answered(name),
  }
  return { provider, calls: () => calls }
}

function guarded(changes: Partial<GuardSettings> = {}) {
  const failures: unknown[] = []
  const clock = { now: 0 }
  const settings: GuardSettings = {
    cache: { max: 10, ttl: 1_000_000 },
    now: () => clock.now,
    onFailure: (failure) => failures.push(failure),
    ...changes,
  }
  return { settings, failures, clock }
}

const broken = async () => {
  throw new Error('out of order')
}

describe('while the service answers', () => {
  test('its answers come through', async () => {
    const { settings, failures } = guarded()
    const places = proxiedPlaces(named('outside').provider, named('ours').provider, settings)
    expect(await places.suggest('ke', { language: 'en' })).toEqual([
      { place_id: 'outside:ke', description: 'outside' },
    ])
    expect(await places.details('outside:ke', 'en')).toMatchObject({ formatted_address: 'outside' })
    expect(await places.reverse(51, 71, 'en')).toBe('outside')
    expect(failures).toEqual([])
  })

  test('the same question is asked once, in each language', async () => {
    const outside = named('outside')
    const places = proxiedPlaces(outside.provider, named('ours').provider, guarded().settings)
    await places.suggest('Kenesary', { language: 'en' })
    await places.suggest(' kenesary ', { language: 'en' })
    await places.reverse(51.123_456, 71, 'en')
    await places.reverse(51.123_457, 71, 'en')
    expect(outside.calls()).toBe(2)
    await places.suggest('Kenesary', { language: 'ru' })
    expect(outside.calls()).toBe(3)
  })

  test('an unknown place is remembered as unknown', async () => {
    let asked = 0
    const outside: PlaceProvider = {
      ...named('outside').provider,
      details: async () => {
        asked++
        return null
      },
    }
    const places = proxiedPlaces(outside, named('ours').provider, guarded().settings)
    expect(await places.details('outside:gone', 'en')).toBeNull()
    expect(await places.details('outside:gone', 'en')).toBeNull()
    expect(asked).toBe(1)
  })

  test('without a cache every question goes out', async () => {
    const outside = named('outside')
    const { settings } = guarded({ cache: null })
    const places = proxiedPlaces(outside.provider, named('ours').provider, settings)
    await places.reverse(51, 71, 'en')
    await places.reverse(51, 71, 'en')
    expect(outside.calls()).toBe(2)
  })
})

describe('when the service fails', () => {
  test('ours answers, the failure is reported, and the answer is not cached', async () => {
    const outside = named('outside', broken)
    const { settings, failures } = guarded()
    const places = proxiedPlaces(outside.provider, named('ours').provider, settings)
    expect(await places.reverse(51, 71, 'en')).toBe('ours')
    expect(await places.reverse(51, 71, 'en')).toBe('ours')
    expect(failures).toHaveLength(2)
    expect(String(failures[0])).toContain('out of order')
  })

  test('a service that does not answer in time counts as failed, even when it ignores the signal', async () => {
    const asked: number[] = []
    const timeout = (milliseconds: number) => {
      asked.push(milliseconds)
      return AbortSignal.timeout(0)
    }
    const { settings, failures } = guarded({ timeout })
    const places = proxiedPlaces(named('outside', () => never).provider, named('ours').provider, settings)
    expect(await places.reverse(51, 71, 'en')).toBe('ours')
    expect(asked).toEqual([patience_ms])
    expect(String(failures[0])).toContain('TimeoutError')
  })

  test('a place suggested during the outage is opened by us, without asking outside', async () => {
    const outside = named('outside')
    const places = proxiedPlaces(outside.provider, named('ours').provider, guarded().settings)
    expect(await places.details('local:city', 'en')).toMatchObject({ formatted_address: 'ours' })
    expect(outside.calls()).toBe(0)
  })

  test('after several failures in a row it is left alone for a while, then tried again', async () => {
    const outside = named('outside', broken)
    const { settings, clock } = guarded()
    const places = proxiedPlaces(outside.provider, named('ours').provider, settings)
    for (let lat = 0; lat < failuresBeforePause + 2; lat++) await places.reverse(lat, 71, 'en')
    expect(outside.calls()).toBe(failuresBeforePause)
    clock.now = pause_ms
    await places.reverse(51, 71, 'en')
    expect(outside.calls()).toBe(failuresBeforePause + 1)
  })

  test('a success in between starts the count again', async () => {
    let failing = true
    const outside = named('outside', async () => {
      if (failing) throw new Error('out of order')
    })
    const places = proxiedPlaces(outside.provider, named('ours').provider, guarded().settings)
    for (const lat of [1, 2, 3, 4, 5]) {
      failing = lat !== 3
      await places.reverse(lat, 71, 'en')
    }
    expect(outside.calls()).toBe(5)
  })
})

describe('routes', () => {
  const road = (distance_m: number): RouteProvider => ({
    distance: async () => ({ distance_m, duration_s: 60, estimated: false }),
  })
  const lost: RouteProvider = { distance: broken }
  const [from, to] = [
    { lat: 51, lng: 71 },
    { lat: 52, lng: 72 },
  ] as const

  test('come from the service, and back is another question than there', async () => {
    let asked = 0
    const counted: RouteProvider = {
      distance: async () => ({ distance_m: ++asked, duration_s: 60, estimated: false }),
    }
    const routes = proxiedRoutes(counted, road(9), guarded().settings)
    expect((await routes.distance(from, to)).distance_m).toBe(1)
    expect((await routes.distance(from, to)).distance_m).toBe(1)
    expect((await routes.distance(to, from)).distance_m).toBe(2)
  })

  test('come from us when it fails', async () => {
    const { settings, failures } = guarded()
    expect((await proxiedRoutes(lost, road(9), settings).distance(from, to)).distance_m).toBe(9)
    expect(failures).toHaveLength(1)
  })
})
