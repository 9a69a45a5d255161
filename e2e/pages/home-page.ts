// A module's home page, by role and name.
import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import type { ModuleType } from '#contract/core/module-type.ts'
import type { ChosenModule } from '#contract/core/shop-context.ts'
import { chosenModule } from '../fixtures/first-module.ts'
import { expect, type TestLanguage } from '../fixtures/test.ts'
import { homeTexts } from './home-texts.ts'

/** Two zones of the demo world: every kind of promotion runs in one of them. */
export const homeZones = [1, 3]

export async function moduleOf(request: APIRequestContext, module_type: ModuleType): Promise<ChosenModule> {
  const reply = await request.get('/api/v1/module')
  const found = z
    .array(chosenModule)
    .parse(await reply.json())
    .find((one) => one.module_type === module_type)
  if (!found) throw new Error(`the shop of the tests has no ${module_type}`)
  return found
}

/** An answer of the API for the same place and module the page shows. */
export async function askShop<Answer>(
  request: APIRequestContext,
  path: string,
  scope: { module_id: number; language: TestLanguage; schema: z.ZodType<Answer> },
): Promise<Answer> {
  const reply = await request.get(`/api/v1${path}`, {
    headers: {
      moduleid: String(scope.module_id),
      zoneid: JSON.stringify(homeZones),
      'x-localization': scope.language,
    },
  })
  return scope.schema.parse(await reply.json())
}

export function homePage(page: Page, language: TestLanguage) {
  const text = homeTexts[language]
  const main = page.getByRole('main')
  const section = (title: string) => main.getByRole('region', { name: title, exact: true })
  const stores = page.locator('#stores')
  return {
    text,
    section,
    /** Titles of the sections from top to bottom. */
    titles: () => main.getByRole('heading', { level: 2 }).allTextContents(),
    stores,
    storeCards: stores.getByRole('article'),
    /** A section is hydrated when it comes near: pressing is repeated until it answers. */
    async choose(tabs: ReturnType<typeof section>, name: string) {
      const tab = tabs.getByRole('tab', { name, exact: true })
      await expect(async () => {
        await tab.click()
        await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1_000 })
      }).toPass()
    },
  }
}
