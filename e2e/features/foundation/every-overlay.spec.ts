// What opens over a page can be used by everybody: axe with all its rules, in both themes.
import { overlayCases } from '../../fixtures/overlays/overlay-cases.ts'
import { expect, test } from '../../fixtures/test.ts'
import { driverMessage } from '../../pages/location-picker.ts'

test.slow()

for (const { name, only, open } of overlayCases) {
  test(`${name} can be used by everybody`, { tag: only ? ['@long', only] : '@long' }, async ({
    page,
    request,
    remember,
    language,
    flawless,
    expected,
  }) => {
    expected.push(driverMessage)
    await expect(await open({ page, request, remember, language })).toBeVisible()
    await flawless()
  })
}
