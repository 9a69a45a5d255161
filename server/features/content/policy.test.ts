// Policy texts: at the host's root by Accept, and under /api/v1 by their later names.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { policyKeys } from '#contract/features/content/policy.schema.ts'
import { makePolicy } from '#server/testing/content-factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
  for (const key of policyKeys) await makePolicy(shop.db, { key, status: key !== 'shipping-policy' })
})

afterAll(() => shop.close())

describe('at the host’s root', () => {
  test.each(policyKeys.filter((key) => key !== 'shipping-policy'))(
    '[FTR-04] /%s answers a client that accepts JSON with HTML in a JSON string',
    async (key) => {
      const response = await shop.fetch(`/${key}`, {
        headers: { accept: 'application/json, text/plain, */*' },
      })
      expect(response.status).toBe(200)
      expect(await response.json()).toBe(`<p>About ${key}</p>`)
    },
  )

  test('[FTR-05] a browser asking for a page is passed on', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
    const response = await shop.fetch('/about-us', { headers })
    expect(response.status).toBe(404)
    expect(response.headers.get('vary')).toContain('Accept')
  })

  test('[FTR-04] in the caller’s language, readable from other origins', async () => {
    const headers = { accept: 'application/json', 'X-localization': 'ar', origin: 'http://other.test' }
    const response = await shop.fetch('/privacy-policy', { headers })
    expect(await response.json()).toBe('<p>About privacy-policy</p> (ar)')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('[FTR-03] a policy that is switched off is not found', async () => {
    const response = await shop.fetch('/shipping-policy', { headers: { accept: 'application/json' } })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ errors: [{ code: 'policy', message: 'Not found' }] })
  })
})

describe('under /api/v1', () => {
  test.each(['about-us', 'terms-and-conditions', 'privacy-policy', 'refund-policy', 'cancelation'])(
    '[FTR-04] /%s',
    async (path) => {
      const { status, body } = await shop.get(`/${path}`)
      expect(status).toBe(200)
      expect(body).toContain('<p>About ')
    },
  )

  test('[FTR-03] a policy that is switched off is not found', async () => {
    expect((await shop.get('/shipping-policy')).status).toBe(404)
  })
})
