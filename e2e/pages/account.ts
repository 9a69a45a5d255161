// Accounts for tests, made over the API: each test has a person of its own.
import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { storeBefore } from './browser-storage.ts'

export interface TestAccount {
  phone: string
  email: string
  password: string
  token: string
}

const password = 'a long secret'

/** Without the dialling code of the shop's country. */
export function newPhone(): string {
  return `701${Math.floor(1_000_000 + Math.random() * 8_999_999)}`
}

export async function newAccount(request: APIRequestContext): Promise<TestAccount> {
  const phone = newPhone()
  const email = `ann.${phone}@shop.test`
  const person = { f_name: 'Ann', l_name: 'Lee', email, phone: `+7${phone}`, password }
  const reply = await request.post('/api/v1/auth/sign-up', { data: person })
  const { token } = z.object({ token: z.string() }).parse(await reply.json())
  // The demo accepts this code for every phone.
  await request.post('/api/v1/auth/verify-phone', { data: { phone: person.phone, otp: '1234' } })
  return { phone, email, password, token }
}

/** Signed in from the first page on. */
export async function enterAs(page: Page, account: TestAccount): Promise<void> {
  await storeBefore(page, { token: account.token })
}

const demoPhones = { Aliya: '7010000001', Daler: '7010000002' } as const

/** One of the people of the demo world, who have a history. */
export async function demoAccount(
  request: APIRequestContext,
  name: keyof typeof demoPhones,
): Promise<TestAccount> {
  const phone = demoPhones[name]
  const demo = { phone: `+7${phone}`, password: 'fivefold' }
  const reply = await request.post('/api/v1/auth/login', { data: demo })
  const { token } = z.object({ token: z.string() }).parse(await reply.json())
  return { ...demo, phone, email: `${name.toLowerCase()}@demo.fivefold.test`, token }
}
