// Vitest as a mutation run needs it: the tests of one area, named by `npm run mutate`, each file on its own.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(' '),
    testTimeout: 60_000,
    hookTimeout: 120_000,
    ...(process.env.MUTATION_DATABASE ? { globalSetup: ['server/testing/template-database.ts'] } : {}),
  },
})
