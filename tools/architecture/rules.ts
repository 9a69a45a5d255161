// The structure of the project as data: which layer may import which, which packages have a home, how long a file may be.
import { featureGraph } from './feature-graph.ts'
import type { Layer, Rules } from './rules.types.ts'

const layers: readonly Layer[] = [
  {
    name: 'contract core',
    holds: ['contract/core/'],
    mayImport: [],
    // Beside the schemas only geometry: what a sound area is, client and server decide alike.
    packages: ['zod', 'point-in-polygon-hao', 'robust-predicates'],
  },
  {
    name: 'contract features',
    holds: ['contract/features/'],
    mayImport: ['contract core'],
    packages: ['zod'],
  },
  {
    name: 'server testing',
    holds: ['server/testing/'],
    // A process of its own is bundled as the shop is; a shop under test has the demo its settings ask for.
    mayImport: [
      'tools',
      'demo',
      'server start',
      'server features',
      'server catalogue',
      'server platform',
      'server database',
      'contract core',
      'contract features',
    ],
  },
  {
    name: 'server features',
    holds: ['server/features/'],
    mayImport: [
      'server catalogue',
      'server platform',
      'server database',
      'contract core',
      'contract features',
    ],
    without: ['react', 'react-dom'],
  },
  {
    // The read model that lists and searches share: it knows no feature.
    name: 'server catalogue',
    holds: ['server/catalogue/'],
    mayImport: ['server platform', 'server database', 'contract core', 'contract features'],
    without: ['react', 'react-dom', 'hono'],
  },
  {
    name: 'server database',
    holds: ['server/database/'],
    mayImport: ['server platform', 'contract core', 'contract features'],
    without: ['react', 'react-dom', 'hono'],
  },
  {
    // Knows no feature, so that it can serve all of them.
    name: 'server platform',
    holds: ['server/platform/'],
    mayImport: ['contract core'],
    without: ['react', 'react-dom'],
  },
  {
    name: 'demo',
    holds: ['demo/'],
    mayImport: [
      'server start',
      'server features',
      'server platform',
      'server database',
      'contract core',
      'contract features',
    ],
    without: ['react', 'react-dom'],
  },
  {
    name: 'server process',
    holds: ['server/main.ts'],
    mayImport: ['server start', 'server platform'],
    // The only place of the product that knows the demo: a shop without one never reads its code.
    mayLoad: ['demo'],
  },
  {
    name: 'server start',
    holds: ['server/'],
    mayImport: [
      'server features',
      'server catalogue',
      'server platform',
      'server database',
      'contract core',
      'contract features',
    ],
    without: ['react', 'react-dom'],
  },
  {
    name: 'web ui',
    holds: ['web/ui/'],
    mayImport: ['contract core'],
    without: ['@tanstack/react-query', '@tanstack/react-start', 'use-intl'],
  },
  { name: 'web messages', holds: ['web/messages/'], mayImport: ['contract core'] },
  {
    name: 'web platform',
    holds: ['web/platform/'],
    mayImport: ['web messages', 'contract core', 'contract features'],
  },
  {
    name: 'web features',
    holds: ['web/features/'],
    mayImport: ['web platform', 'web ui', 'web messages', 'contract core', 'contract features'],
  },
  {
    name: 'web shell',
    holds: ['web/shell/'],
    mayImport: [
      'web features',
      'web platform',
      'web ui',
      'web messages',
      'contract core',
      'contract features',
    ],
  },
  {
    name: 'web testing',
    holds: ['web/testing/'],
    // What a page provides to its parts: texts, settings, a router, a query cache and an API.
    mayImport: ['web platform', 'web messages', 'contract core', 'contract features'],
  },
  {
    // A bundle of its own: nothing of the shop imports it, and it knows nothing of the shop's features and frame.
    name: 'web desk',
    holds: ['web/desk/'],
    mayImport: ['web platform', 'web ui', 'web messages', 'contract core', 'contract features'],
  },
  {
    name: 'web routes',
    holds: ['web/'],
    mayImport: [
      'web shell',
      'web features',
      'web platform',
      'web ui',
      'web messages',
      'contract core',
      'contract features',
    ],
  },
  {
    name: 'e2e',
    holds: ['e2e/'],
    // The sign-in provider of the tests is one for both kinds of tests.
    mayImport: ['server testing', 'tools', 'contract core', 'contract features'],
  },
  {
    name: 'bench',
    holds: ['bench/'],
    // What is measured here and what tests try are the same bodies and the same pages.
    mayImport: ['e2e', 'server testing', 'tools', 'contract core', 'contract features'],
  },
  {
    name: 'tools',
    holds: ['tools/'],
    mayImport: [
      'demo',
      'server start',
      'server platform',
      'server database',
      'web messages',
      'contract core',
      'contract features',
    ],
  },
  { name: 'settings', holds: [''], mayImport: ['tools', 'e2e'] },
]

export const rules: Rules = {
  sources: ['contract', 'demo', 'server', 'web', 'e2e', 'bench', 'tools'],
  layers,
  tests: {
    mayImport: ['demo', 'server testing', 'web testing', 'contract features'],
    packages: ['vitest', 'fast-check', '@testing-library/react', '@testing-library/user-event'],
  },
  packageHomes: [
    {
      packages: ['drizzle-orm', 'pg-copy-streams'],
      only: ['.db.ts', 'server/database/', 'server/testing/', 'demo/', '.test.ts', '.fixture.ts'],
      because: 'SQL lives in *.db.ts, in server/database and where the demo is loaded',
    },
    {
      packages: ['pg'],
      only: ['.db.ts', 'server/database/', 'server/testing/', 'server/platform/events/', 'demo/load/'],
      because: 'only the database and the event channel hold connections',
    },
    {
      packages: ['@simplewebauthn/server'],
      only: ['server/platform/passkey/webauthn.ts'],
      because: 'what a passkey must prove is checked in one place',
    },
    {
      packages: ['otpauth'],
      only: ['server/features/staff/second-factor/totp.ts'],
      because: 'how codes of authenticator apps are made and checked is decided in one place',
    },
    {
      packages: ['@simplewebauthn/browser'],
      only: ['web/platform/passkey/'],
      because: 'its code loads only when somebody uses a passkey',
    },
    {
      packages: ['@testing-library/react', '@testing-library/user-event'],
      only: ['web/testing/', '.test.tsx'],
      because: 'parts are rendered outside a browser in tests only',
    },
    {
      packages: ['@tanstack/react-start'],
      only: ['web/platform/', 'web/routes/', 'web/shell/', 'web/server.ts', 'web/start.ts', '.config.ts'],
      because: 'the web framework stays at the edge of the storefront',
    },
  ],
  featureGraph,
  sides: {
    contract: 'contract/features',
    server: 'server/features',
    web: 'web/features',
    e2e: 'e2e/features',
  },
  // What holds for every page, whatever it shows, and the frame and the first page around it.
  e2eWords: ['foundation', 'shell', 'landing', 'desk'],
  messages: { folder: 'web/messages', languages: ['en', 'ar', 'tg', 'ru'] },
  refusedFolders: ['utils', 'util', 'helpers', 'common', 'shared', 'misc', 'lib'],
  length: {
    most: 300,
    exceptBelow: ['demo/content/', 'server/database/migrations/', 'web/messages/'],
    exceptEndings: ['.gen.ts', '.fixture.ts'],
  },
}
