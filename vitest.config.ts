// Two projects: plain calls (rules, screens, tools) and tests that need a real PostgreSQL.
import { defineConfig } from 'vitest/config'

const withDatabase = [
  'server/features/**/*.test.ts',
  'server/catalogue/snapshot/snapshots.test.ts',
  'server/database/*.test.ts',
  'server/app.test.ts',
  'server/changed-pages.test.ts',
  'server/maintenance.test.ts',
  'server/authorisation.test.ts',
  'server/foreign-data.test.ts',
  'server/foreign-stores.test.ts',
  'server/clients/*.test.ts',
  'demo/actors/**/*.test.ts',
  'demo/{load,past}/*.test.ts',
]

export default defineConfig({
  test: {
    isolate: false,
    // What is waited for comes in milliseconds; on a busy machine it must not look like a broken shop.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,demo,server,web,tools}/**/*.test.{ts,tsx}'],
          exclude: [...withDatabase, '**/node_modules/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: withDatabase,
          globalSetup: ['server/testing/template-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
