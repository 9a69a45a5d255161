// Shop settings for tests, written as the business would and announced to the app.
import { businessSetting } from '#server/database/schema/zone.ts'
import type { TestApp } from './test-app.ts'

export async function setSettings(
  app: Pick<TestApp, 'db' | 'forgetCatalogue'>,
  settings: Record<string, unknown>,
): Promise<void> {
  for (const [key, value] of Object.entries(settings)) {
    await app.db
      .insert(businessSetting)
      .values({ key, value })
      .onConflictDoUpdate({ target: businessSetting.key, set: { value } })
  }
  app.forgetCatalogue()
}
