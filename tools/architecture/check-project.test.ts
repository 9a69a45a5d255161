// The real rules against small trees, each with one thing wrong.
import { describe, expect, test } from 'vitest'
import { temporaryTree } from '../testing/temporary-tree.ts'
import { checkProject } from './check-project.ts'
import { rules } from './rules.ts'
import type { FeatureGraph } from './rules.types.ts'

const featureGraph: FeatureGraph = {
  contract: { uses: { cart: [] } },
  server: { uses: { cart: [], order: ['cart'] }, entryPoints: ['.service.ts'] },
  web: { uses: { item: [], home: ['item'] }, composers: ['home/'] },
}

/** The features are those of the sound tree: what the real graph allows is not all used there. */
function findingsIn(files: Record<string, string>, graph: Partial<FeatureGraph> = {}): string[] {
  const { findings } = checkProject(temporaryTree(files), {
    ...rules,
    featureGraph: { ...featureGraph, ...graph },
  })
  return findings.map(({ file, text }) => `${file} ${text}`)
}

const sound: Record<string, string> = {
  'contract/core/money.ts': 'import { z } from "zod"\nexport const money = z.number()',
  'contract/features/cart/cart.schema.ts':
    'import { money } from "../../core/money.ts"\nexport const price = money',
  'server/database/connection.ts': 'import pg from "pg"\nexport const pool = pg.Pool',
  'server/features/cart/cart.db.ts':
    'import { sql } from "drizzle-orm"\nimport { pool } from "#server/database/connection.ts"\nexport const read = [sql, pool]',
  'server/features/cart/cart.service.ts': 'import { read } from "./cart.db.ts"\nexport const cart = read',
  'server/features/order/order.service.ts':
    'import { cart } from "../cart/cart.service.ts"\nexport const order = cart',
  'server/features/order/order.test.ts':
    'import { test } from "vitest"\nimport { app } from "#server/testing/test-app.ts"\ntest("x", app)',
  'server/testing/test-app.ts': 'export const app = () => {}',
  'demo/demo.ts':
    'import { order } from "#server/features/order/order.service.ts"\nexport const demo = order',
  'server/main.ts': 'export const demo = () => import("#demo/demo.ts")',
  'web/ui/button.tsx': 'export const Button = () => <b />',
  'web/features/item/item-card.tsx':
    'import { Button } from "#web/ui/button.tsx"\nexport const Card = Button',
  'web/features/home/home-page.tsx':
    'import { Card } from "#web/features/item/item-card.tsx"\nexport const Page = Card',
  'web/messages/en/common.ts': 'export const common = {}',
  'web/messages/ar/common.ts': 'export const common = {}',
  'web/messages/tg/common.ts': 'export const common = {}',
  'web/messages/ru/common.ts': 'export const common = {}',
}

test('a sound tree has no findings', () => {
  expect(findingsIn(sound)).toEqual([])
})

describe('an import the wrong way is found', () => {
  const wrong: Record<string, [file: string, text: string, finding: RegExp]> = {
    'server into web, even for a type': [
      'server/features/cart/cart.routes.ts',
      'import type { Card } from "#web/features/item/item-card.tsx"\nexport type X = Card',
      /server features must not import web features/,
    ],
    'web into server': [
      'web/platform/api.ts',
      'export { order } from "#server/features/order/order.service.ts"',
      /web platform must not import server features/,
    ],
    'ui into a feature': [
      'web/ui/dialog.tsx',
      'import { Card } from "../features/item/item-card.tsx"\nexport const x = Card',
      /web ui must not import web features/,
    ],
    'a feature into the shell, loaded late': [
      'web/features/item/late.ts',
      'export const late = () => import("#web/shell/shell.tsx")',
      /web features must not import web shell/,
    ],
    'server platform into a feature of the contract': [
      'server/platform/http.ts',
      'import "#contract/features/cart/cart.schema.ts"',
      /server platform must not import contract features/,
    ],
    'a server feature into the demo, even for a type': [
      'server/features/order/actors.ts',
      'import type { demo } from "#demo/demo.ts"\nexport type X = typeof demo',
      /server features must not import demo/,
    ],
    'server platform into the demo': [
      'server/platform/payment/gateways.ts',
      'export { demo } from "#demo/demo.ts"',
      /server platform must not import demo/,
    ],
    'the start of the server into the demo, loaded late': [
      'server/shop.ts',
      'export const late = () => import("#demo/demo.ts")',
      /server start must not import demo/,
    ],
    'the process into the demo before it is asked for': [
      'server/main.ts',
      'import { demo } from "#demo/demo.ts"\nexport const x = demo',
      /server process must not import demo/,
    ],
    'a package in the contract': [
      'contract/core/text.ts',
      'import { useState } from "react"\nexport const x = useState',
      /contract core may import only zod/,
    ],
    'SQL in a service': [
      'server/features/cart/cart-total.service.ts',
      'import { eq } from "drizzle-orm"\nexport const x = eq',
      /drizzle-orm has no place here/,
    ],
    'test support in the product': [
      'server/features/cart/cart.routes.ts',
      'import { app } from "#server/testing/test-app.ts"\nexport const x = app',
      /must not import server testing/,
    ],
    'a browser test into the app': [
      'e2e/features/cart.spec.ts',
      'import { order } from "#server/features/order/order.service.ts"\nexport const x = order',
      /e2e must not import server features/,
    ],
  }
  test.each(Object.entries(wrong))('%s', (_, [file, text, finding]) => {
    const findings = findingsIn({ ...sound, [file]: text })
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatch(finding)
  })
})

describe('features', () => {
  const graphFile = 'tools/architecture/feature-graph.ts'

  test('a use that the graph does not name is found, whatever the kind of import', () => {
    const imports = {
      value: 'import { Page } from "../home/home-page.tsx"\nexport const x = Page',
      type: 'import type { Page } from "../home/home-page.tsx"\nexport type X = typeof Page',
      late: 'export const late = () => import("#web/features/home/home-page.tsx")',
    }
    for (const text of Object.values(imports)) {
      const findings = findingsIn({ ...sound, 'web/features/item/back.ts': text })
      expect(findings).toHaveLength(1)
      expect(findings[0]).toMatch(/item\/back\.ts .*: item may not use home \(tools.*feature-graph\.ts\)/)
    }
  })

  test('a use that the graph names and nobody makes is found', () => {
    const web = { uses: { cart: [], item: ['cart'], home: ['item'] } }
    const cart = { 'web/features/cart/cart.tsx': 'export const x = 1' }
    expect(findingsIn({ ...sound, ...cart }, { web })).toEqual([
      `${graphFile} web: item may use cart and does not`,
    ])
  })

  test('what only a test needs is allowed to tests only', () => {
    const files = {
      ...sound,
      'web/features/cart/cart.tsx': 'export const x = 1',
      'web/features/item/item.test.ts': 'import { x } from "../cart/cart.tsx"\nexport const y = x',
    }
    const uses = { cart: [], item: [], home: ['item'] }
    expect(findingsIn(files, { web: { uses: { ...uses, item: ['cart'] } } })).toEqual([
      `${graphFile} web: item may use cart and does not`,
    ])
    expect(findingsIn(files, { web: { uses, testsUse: { item: ['cart'] } } })).toEqual([])
    expect(findingsIn(files, { web: { uses, testsUse: { item: ['cart'], home: ['cart'] } } })).toEqual([
      `${graphFile} web: tests of home may use cart and do not`,
    ])
  })

  test('a feature of the graph that is gone is found', () => {
    expect(findingsIn(sound, { contract: { uses: { cart: [], order: [] } } })).toEqual([
      `${graphFile} contract: there is no feature order`,
    ])
  })

  test('a cycle of features is found and shown from end to end', () => {
    const files = {
      ...sound,
      'contract/features/item/item.ts': 'import type { C } from "../cart/line.ts"\nexport type I = C',
      'contract/features/cart/line.ts': 'export type C = 1',
      'contract/features/cart/total.ts': 'import type { I } from "../item/item.ts"\nexport type T = I',
    }
    expect(findingsIn(files, { contract: { uses: { cart: ['item'], item: ['cart'] } } })).toEqual([
      `${graphFile} contract: cycle of features: cart → item → cart`,
    ])
  })

  test('the graph is written from the lowest feature upwards', () => {
    const server = { uses: { order: ['cart'], cart: [] }, entryPoints: ['.service.ts'] }
    expect(findingsIn(sound, { server })).toEqual([
      `${graphFile} server: order stands before cart, which it uses; the lowest comes first`,
    ])
  })

  test('a server feature is entered through its service only', () => {
    const findings = findingsIn({
      ...sound,
      'server/features/order/order.db.ts': 'import { read } from "../cart/cart.db.ts"\nexport const x = read',
    })
    expect(findings).toEqual([
      'server/features/order/order.db.ts ../cart/cart.db.ts: another feature is entered through its *.service.ts',
    ])
  })

  test('on the web only composers use other features, and all of them do', () => {
    const web = { uses: { cart: [], item: ['cart'], home: ['item'] }, composers: ['item/page/', 'home/'] }
    const files = {
      ...sound,
      'web/features/cart/cart.tsx': 'export const x = 1',
      'web/features/item/item-row.tsx': 'import { x } from "../cart/cart.tsx"\nexport const y = x',
    }
    expect(findingsIn(files, { web })).toEqual([
      `web/features/item/item-row.tsx ../cart/cart.tsx: only the composers of ${graphFile} use other features; the rest takes slots`,
      `${graphFile} web: item/page/ is a composer and uses no other feature`,
    ])
  })
})

describe('cycles', () => {
  const twoFiles = (back: string) => ({
    ...sound,
    'web/ui/a.ts': 'import { b } from "./b.ts"\nexport const a = () => b',
    'web/ui/b.ts': back,
  })

  test('a cycle is found and shown from end to end', () => {
    expect(findingsIn(twoFiles('import { a } from "./a.ts"\nexport const b = () => a'))).toEqual([
      'web/ui/a.ts import cycle: web/ui/a.ts → web/ui/b.ts → web/ui/a.ts',
    ])
  })

  test('a type closes a cycle as a value does', () => {
    expect(
      findingsIn(twoFiles('import type { a } from "./a.ts"\nexport const b: typeof a | 1 = 1')),
    ).toHaveLength(1)
  })

  test('a late import makes no cycle', () => {
    expect(findingsIn(twoFiles('export const b = () => import("./a.ts")'))).toEqual([])
  })
})

describe('words', () => {
  test('a folder that is no feature word is found', () => {
    expect(findingsIn({ ...sound, 'web/features/basket/basket.ts': 'export const x = 1' })).toEqual([
      "web/features/basket 'basket' is not a feature word of tools/architecture/feature-graph.ts",
    ])
  })

  test('a word on a side where it has no place is found', () => {
    expect(findingsIn({ ...sound, 'server/features/home/home.service.ts': 'export const x = 1' })).toEqual([
      "server/features/home 'home' has no place on this side",
    ])
  })

  test('a message area that one language lacks is found', () => {
    expect(findingsIn({ ...sound, 'web/messages/en/cart.ts': 'export const cart = {}' })).toEqual(
      ['ar', 'tg', 'ru'].map(
        (language) => `web/messages/${language}/cart.ts this language lacks the message area`,
      ),
    )
  })

  test('a folder that cannot say what it holds is found', () => {
    expect(findingsIn({ ...sound, 'web/platform/utils/x.ts': 'export const x = 1' })).toEqual([
      'web/platform/utils a folder is named by what it holds',
    ])
  })
})

test('a long file is found, long data is not', () => {
  const long = 'export const x = 1\n'.repeat(1) + '// line\n'.repeat(300)
  expect(
    findingsIn({
      ...sound,
      'web/platform/long.ts': long,
      'web/route-tree.gen.ts': long,
      'demo/content/long.ts': long,
    }),
  ).toEqual(['web/platform/long.ts 301 lines; at most 300'])
})
