// The log of changes read as people speak: names instead of numbers, money with its sign, long values whole at a press.
import type { APIRequestContext } from '@playwright/test'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { deskStoreEndpoints } from '#contract/features/store/desk/desk-store.endpoints.ts'
import { expect, test } from '../../fixtures/test.ts'
import { deskPage, newColleague } from '../../pages/desk-page.ts'

async function headersOf(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
) {
  const reply = await request.post(`/api/v1${staffEndpoints.signIn.path}`, { data: { email, password } })
  const { token } = await reply.json()
  return { authorization: `Bearer ${token}` }
}

test('a change of a store says what became of each field, in words', async ({
  page,
  request,
  language,
  flawless,
}) => {
  test.slow()
  const lena = await newColleague(request, 'Lena', ['owner'], language)
  const headers = await headersOf(request, lena)
  const path = `/api/v1${deskStoreEndpoints.list.path}`
  const { rows } = await (await request.get(path, { headers })).json()
  const store = rows[rows.length - 1]
  const change = async (recommended: boolean) => {
    const { version } = await (await request.get(`${path}/${store.id}`, { headers })).json()
    const reply = await request.post(`${path}/${store.id}/standing`, {
      headers,
      data: { recommended, version },
    })
    expect(reply.ok(), await reply.text()).toBe(true)
  }
  const { recommended } = await (await request.get(`${path}/${store.id}`, { headers })).json()
  await change(!recommended)
  await change(recommended)

  const desk = deskPage(page, language)
  await page.goto('/desk/audit?kind=store')
  await desk.signIn(lena)
  await expect(desk.title(desk.text.audit)).toBeVisible()
  const words = {
    en: { field: 'Recommended', yes: 'Yes', no: 'No' },
    ar: { field: 'موصى به', yes: 'نعم', no: 'لا' },
  }[language]
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Lena' }).first()
  await expect(entry).toContainText(words.yes)
  await expect(entry).toContainText(words.no)
  if (language === 'en') await expect(entry).toContainText(words.field)
  await expect(entry).not.toContainText('recommended')
  await flawless()
})
