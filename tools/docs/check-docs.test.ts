// Pages that tell the truth pass; each kind of lie is found with its line.
import { expect, test } from 'vitest'
import { temporaryTree } from '../testing/temporary-tree.ts'
import { checkDocs } from './check-docs.ts'

function findingsFor(page: string): string[] {
  const root = temporaryTree({
    'package.json': JSON.stringify({ scripts: { verify: 'x', test: 'x' } }),
    'README.md': page,
    'server/main.ts': '',
    'docs/testing.md': '',
  })
  return checkDocs(root).findings.map(({ file, line, text }) => `${file}:${line} ${text}`)
}

test('what exists may be named', () => {
  const page = [
    'Run `npm test` or `npm run verify`, see [testing](docs/testing.md#speed) and `server/main.ts`.',
    'The API lives at `/api/v1/config` and answers `application/json`; see [home](https://shop.test/x).',
    'Patterns such as `server/*.db.ts` and `server/features/<feature>` name no file.',
    'Built files are in `dist/server/main.js`.',
    '```sh',
    'npm run verify -- --help',
    '```',
  ].join('\n')
  expect(findingsFor(page)).toEqual([])
})

test('a path that is not there is found', () => {
  expect(findingsFor('ok\n\nsee `server/gone.ts`')).toEqual(['README.md:3 there is no server/gone.ts'])
})

test('a link that leads nowhere is found', () => {
  expect(findingsFor('see [more](docs/gone.md)')).toEqual([
    'README.md:1 the link leads nowhere: docs/gone.md',
  ])
})

test('a script that does not exist is found, in prose and in blocks', () => {
  expect(findingsFor('`npm run gone`\n```\nnpm start\n```')).toEqual([
    "README.md:1 there is no script 'gone'",
    "README.md:3 there is no script 'start'",
  ])
})
