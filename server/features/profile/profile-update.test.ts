// A change that fails leaves nothing behind.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clockAt } from '#server/platform/clock/clock.ts'
import { unknownClient } from '#server/platform/http/caller/client.ts'
import { makeCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'
import { createPortraits } from './portrait.ts'
import { createProfileUpdate } from './profile-update.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

test('[PRF-02] the picture of a failed change is removed again', async () => {
  const ann = await makeCustomer(app)
  const files = new Set<string>(['old.webp'])
  const { update } = createProfileUpdate({
    db: app.db,
    clock: clockAt(testInstant),
    sessions: { revokeOthers: () => Promise.reject(new Error('no database')) },
    portraits: createPortraits({
      save: async (_folder, file) => void files.add(file),
      remove: async (_folder, file) => void files.delete(file),
    }),
    requireCustomer: async () => ({ ...ann, image: 'old.webp' }),
  })
  const pixels = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const image = new File([new Uint8Array(pixels)], 'me.png')
  const call = (more: { password?: string }) => ({
    params: {},
    input: { f_name: 'A', l_name: 'B', email: ann.email ?? '', image, ...more },
    scope: {
      language: 'en',
      zone_ids: [],
      module_id: null,
      place: null,
      distanceTo: () => null,
      origin: '',
    } as const,
    caller: { kind: 'customer', customer_id: ann.id, session_id: 1 } as const,
    request_key: null,
    client: unknownClient,
  })

  await expect(update(call({ password: 'brand new secret' }))).rejects.toThrow('no database')
  expect([...files]).toEqual(['old.webp'])
  await update(call({}))
  expect([...files]).toEqual([expect.stringMatching(/^customer-[0-9a-f]{24}\.webp$/)])
})
