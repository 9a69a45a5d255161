// What counts as an import, and where it leads.
import { expect, test } from 'vitest'
import { importsOf } from './source-file.ts'

test('every way of importing is seen, with its line and its target', () => {
  const text = [
    "import { a } from './a.ts'",
    "import type { B } from '#contract/core/b.ts'",
    "import { type C, d } from '@scope/name/deep'",
    "export * from '../e.ts'",
    "const f = () => import('hono/cors')",
    "import css from './look.css?url'",
  ].join('\n')
  expect(importsOf('web/ui/x.tsx', text).map(({ wanted: _, ...rest }) => rest)).toEqual([
    { line: 1, file: 'web/ui/a.ts', package: null, typesOnly: false, later: false },
    { line: 2, file: 'contract/core/b.ts', package: null, typesOnly: true, later: false },
    { line: 3, file: null, package: '@scope/name', typesOnly: false, later: false },
    { line: 6, file: 'web/ui/look.css', package: null, typesOnly: false, later: false },
    { line: 4, file: 'web/e.ts', package: null, typesOnly: false, later: false },
    { line: 5, file: null, package: 'hono', typesOnly: false, later: true },
  ])
})

test('text in strings and comments is no import', () => {
  const text = '// import "./a.ts"\nconst x = "import \'./b.ts\'"\nexport { x }'
  expect(importsOf('web/ui/x.ts', text)).toEqual([])
})
