// Vitest as a mutation run needs it: the tests of one area, named by tools/mutate.ts, without projects.
import { defineConfig } from 'vitest/config'

const { MUTATION_TESTS = '' } = process.env

export default defineConfig({
  test: {
    include: MUTATION_TESTS.split(' '),
    testTimeout: 60_000,
  },
})
