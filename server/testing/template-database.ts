// Before the tests that need a database: one PostgreSQL, one migrated template, cloned by every test file.
import { rmSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect } from '#server/database/connection.ts'
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts'
import { migrateDatabase } from '#server/database/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server with the template database's name in it. */
    template_url: string
  }
}

export async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const folder = await mkdtemp(join(tmpdir(), 'fivefold-test-'))
  // Closed to the database's own user, the data would go elsewhere and stay there after the run.
  await chmod(folder, 0o755)
  // A run that is stopped has no time to take its database down: without its folder that ends by itself.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const embedded = given ? null : await startEmbeddedPostgres({ dataDir: folder, database: 'template_shop' })
  const url = given ?? embedded?.url ?? ''
  const connection = connect(url)
  await migrateDatabase(connection, 'server/database')
  await connection.close()
  project.provide('template_url', url)
  return async () => {
    await embedded?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
