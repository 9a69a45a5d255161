// Several shop settings at once, announced to a running app as another process would.
import { setSetting } from './content-factories.ts'
import type { TestApp } from './test-app.ts'

export async function setSettings(
  app: Pick<TestApp, 'db' | 'forgetCatalogue'>,
  settings: Record<string, unknown>,
): Promise<void> {
  for (const [key, value] of Object.entries(settings)) await setSetting(app.db, key, value)
  app.forgetCatalogue()
}
