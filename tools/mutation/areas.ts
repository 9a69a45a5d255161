// What is mutated: the code where a wrong number or a wrong step costs somebody money.
// Globs, so that a file may move within its feature.

export interface Area {
  /** As the command and docs/mutation.md name it. */
  name: string
  /** Sources to mutate; a leading ! leaves out. */
  mutate: readonly string[]
  /** Test files that must kill the mutants. */
  tests: readonly string[]
}

export const areas: readonly Area[] = [
  {
    name: 'rules',
    mutate: [
      'contract/**/*.rules.ts',
      'contract/core/{money,money-text,local-time}.ts',
      '!contract/features/order/**',
      '!contract/features/{cart,payment}/**',
    ],
    tests: ['contract/**/*.test.ts'],
  },
  {
    name: 'pricing',
    mutate: ['contract/features/{order,cart}/**/*.rules.ts', '!contract/**/{order-life,undo}.rules.ts'],
    tests: ['contract/features/{order,cart}/**/*.test.ts'],
  },
  {
    name: 'cart',
    mutate: [
      'web/features/cart/**/*.rules.ts',
      'web/features/cart/{changes,queue}/**/*.ts',
      'web/platform/api/send-queue.ts',
    ],
    tests: ['web/features/cart/**/*.test.{ts,tsx}', 'web/platform/api/send-queue.test.ts'],
  },
  {
    name: 'caches',
    mutate: ['server/platform/cache/**/*.ts'],
    tests: ['server/platform/cache/**/*.test.ts'],
  },
  {
    name: 'payments',
    mutate: [
      'contract/features/payment/**/*.rules.ts',
      'server/platform/payment/**/*.ts',
      '!**/payer-page.ts',
    ],
    tests: ['contract/features/payment/**/*.test.ts', 'server/platform/payment/**/*.test.ts'],
  },
  {
    name: 'order-life',
    mutate: ['contract/**/order-life.rules.ts', 'contract/**/undo.rules.ts'],
    tests: ['contract/**/{order-life,undo}.rules.test.ts'],
  },
]
