// Every page can be used by everybody: axe with all its rules on each route of the shop, in both themes.
import { readdirSync } from 'node:fs'
import { historyOf, routeCases } from '../../fixtures/routes.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { expect, test } from '../../fixtures/test.ts'
import { enterAs } from '../../pages/account.ts'
import { openHydrated } from '../../pages/hydrated.ts'

test.slow()

/** The frame of all pages, and a gallery the built shop does not have. */
const noPages = ['__root', 'dev.ui']

test('every route is looked at', { tag: '@once' }, () => {
  const files = readdirSync(new URL('../../../web/routes', import.meta.url))
  const routes = files.map((file) => file.replace(/\.tsx$/, '')).filter((route) => !noPages.includes(route))
  expect([...new Set(routeCases.map(({ route }) => route))].toSorted()).toEqual(routes.toSorted())
})

for (const [index, { route, path, signedIn }] of routeCases.entries()) {
  test(`${route} can be used by everybody (${index + 1})`, { tag: '@long' }, async ({
    page,
    request,
    remember,
    flawless,
  }) => {
    const settled = await settledIn({ page, request }, remember)
    const customer = await historyOf(request)
    if (signedIn) await enterAs(page, customer)
    await openHydrated(page, await path({ request, settled, customer }))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await flawless()
  })
}
