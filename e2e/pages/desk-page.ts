// The back office as its people see it; words in both languages of the tests.
import type { APIRequestContext, Page } from '@playwright/test'
import type { StaffRole } from '#contract/core/permission.ts'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { owner } from '../fixtures/owner.ts'
import type { TestLanguage } from '../fixtures/test.ts'

const english = {
  email: 'Email',
  password: 'Password',
  sign_in: 'Sign in',
  staff: 'Staff',
  audit: 'Log of changes',
  account: 'Your account',
  not_found: 'This page is not here',
}

const words: Record<TestLanguage, typeof english> = {
  en: english,
  ar: {
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    sign_in: 'تسجيل الدخول',
    staff: 'فريق العمل',
    audit: 'سجل التغييرات',
    account: 'حسابك',
    not_found: 'هذه الصفحة غير موجودة',
  },
}

interface Credentials {
  email: string
  password: string
}

export function deskPage(page: Page, language: TestLanguage) {
  const text = words[language]
  return {
    text,
    title: (name: string | RegExp) => page.getByRole('heading', { level: 1, name }),
    async signIn({ email, password }: Credentials): Promise<void> {
      await page.getByRole('textbox', { name: text.email, exact: true }).fill(email)
      await page.getByRole('textbox', { name: text.password, exact: true }).fill(password)
      await page.getByRole('button', { name: text.sign_in, exact: true }).click()
    },
  }
}

async function post(
  request: APIRequestContext,
  path: string,
  data: object,
  headers: Record<string, string> = {},
) {
  const reply = await request.post(`/api/v1${path}`, { data, headers })
  if (!reply.ok()) throw new Error(`${path} was refused: ${await reply.text()}`)
  return reply.json()
}

let people = 0

/** Somebody who works here, invited by the owner over the API; the desk speaks the language they came with. */
export async function newColleague(
  request: APIRequestContext,
  name: string,
  roles: StaffRole[],
  language: TestLanguage = 'en',
  /** Of a manager. */
  store_ids: readonly number[] = [],
) {
  people += 1
  const email = `${name.toLowerCase()}-${process.pid}-${people}@shop.test`
  const password = 'a password of the browser tests'
  const entered = await post(request, staffEndpoints.signIn.path, {
    email: owner.email,
    password: owner.password,
  })
  const invited = await post(
    request,
    staffEndpoints.invite.path,
    { email, roles, store_ids },
    { authorization: `Bearer ${entered.token}` },
  )
  const token = new URL(invited.link).hash.slice(1)
  await post(
    request,
    staffEndpoints.acceptInvitation.path,
    { token, name, password },
    { 'x-localization': language },
  )
  return { name, email, password }
}
