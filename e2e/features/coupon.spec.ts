// Coupons on the home page.
import { z } from 'zod'
import { expect, test } from '../fixtures/test.ts'
import { askShop, homeZones, moduleOf } from '../pages/home-page.ts'
import { scrollToTarget } from '../pages/scroll-to.ts'

const coupons = z.array(z.object({ code: z.string() })).min(1)

const copied = {
  en: (code: string) => `Code ${code} has been copied`,
  ar: (code: string) => `تم نسخ الرمز ${code}`,
}

test('[CRD-04] [CPN-01] a code is copied with one press, and that is said', async ({
  page,
  context,
  request,
  language,
  remember,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const module = await moduleOf(request, 'grocery')
  await remember({ module, zone_ids: homeZones })
  const [first] = await askShop(request, '/coupon/list', { module_id: module.id, language, schema: coupons })
  const code = first?.code ?? ''
  await page.goto('/home')
  const button = page.getByRole('button', { name: code })
  await scrollToTarget(button)
  await expect(async () => {
    await button.click()
    await expect(page.getByRole('status').filter({ hasText: copied[language](code) })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
})
