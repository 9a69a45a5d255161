// Scripts that fail to arrive: one that failed once is fetched again, without a reload of the page.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const shop = { answers: true, asked: 0 }

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubEnv('SSR', false)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => {
    shop.asked += 1
    return new Response(null, { status: shop.answers ? 200 : 503 })
  })
  Object.assign(shop, { answers: true, asked: 0 })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** A script whose first fetches fail. */
function scriptFailing(times: number) {
  const script = { loads: 0 }
  const load = async () => {
    script.loads += 1
    if (script.loads <= times) throw new TypeError('Failed to fetch dynamically imported module')
    return 'script'
  }
  return { script, load }
}

test('a view whose script failed in the first seconds gets it all the same', async () => {
  const { fetchScriptWithRetries } = await import('./fetch-script.ts')
  const { load } = scriptFailing(2)
  const fetched = fetchScriptWithRetries(load)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await fetched).toBe('script')
})

test('after a failure the shop is heard from before the script is asked for again', async () => {
  const { fetchScriptWithRetries } = await import('./fetch-script.ts')
  const { script, load } = scriptFailing(1)
  shop.answers = false
  const fetched = fetchScriptWithRetries(load)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(script.loads).toBe(1)
  expect(shop.asked).toBeGreaterThan(1)
  shop.answers = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await fetched).toBe('script')
})

test('a script that a shop in order does not have is given up', async () => {
  const { fetchScriptWithRetries } = await import('./fetch-script.ts')
  const { script, load } = scriptFailing(Number.POSITIVE_INFINITY)
  const fetched = fetchScriptWithRetries(load).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await fetched).toContain('Failed to fetch')
  expect(script.loads).toBe(5)
})

test('a press tries twice while the shop answers, and fails at once while it does not', async () => {
  const { fetchScript } = await import('./fetch-script.ts')
  expect(await fetchScript(scriptFailing(1).load)).toBe('script')
  shop.answers = false
  await expect(fetchScript(scriptFailing(1).load)).rejects.toThrow('Failed to fetch')
  const { script, load } = scriptFailing(0)
  await expect(fetchScript(load)).rejects.toThrow('the shop does not answer')
  expect(script.loads).toBe(0)
  shop.answers = true
  expect(await fetchScript(load)).toBe('script')
})

test('what was loaded once is shared, and a failed load is not kept', async () => {
  const { loadOnce } = await import('./load-once.ts')
  const { script, load } = scriptFailing(1)
  const get = loadOnce(load)
  await expect(Promise.all([get(), get()])).rejects.toThrow('Failed to fetch')
  expect(script.loads).toBe(1)
  expect(await Promise.all([get(), get()])).toEqual(['script', 'script'])
  expect(await get()).toBe('script')
  expect(script.loads).toBe(2)
})
