// Where the browser is looked for, and in which order it is fetched.
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryTree } from '../testing/temporary-tree.ts'
import { findChromium, waysToInstall } from './chromium.ts'

function folderWith(name: string): string {
  const folder = temporaryTree({ [name]: '#!/bin/sh\n' })
  chmodSync(join(folder, name), 0o755)
  return folder
}

test('the search path is looked through by name, first name first', () => {
  const [chrome, chromium] = [folderWith('google-chrome'), folderWith('chromium')]
  expect(findChromium({ PATH: `${chrome}:${chromium}` })).toBe(join(chromium, 'chromium'))
})

test('a program named by setting wins, and a wrong one is not replaced by another', () => {
  const folder = folderWith('chromium')
  const other = folderWith('my-browser')
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: join(other, 'my-browser') })).toBe(
    join(other, 'my-browser'),
  )
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: '/nowhere/browser' })).toBeNull()
})

test('root on Debian takes the package first, everybody else the download', () => {
  expect(waysToInstall('linux', true, true).map(({ commands }) => commands[0]?.[0])).toEqual([
    'apt-get',
    process.execPath,
  ])
  for (const others of [
    waysToInstall('linux', false, true),
    waysToInstall('linux', true, false),
    waysToInstall('darwin', true, false),
  ]) {
    expect(others.map(({ name }) => name)).toEqual(["Playwright's download"])
  }
})
