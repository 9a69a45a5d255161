// The files of the project below some of its folders, as paths from its root with forward slashes.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Folders nobody wrote by hand. */
const made = new Set(['node_modules', 'dist', 'data', '.cache', '.git', 'test-results', 'playwright-report'])

export function projectFiles(root: string, entries: readonly string[]): string[] {
  return entries.flatMap((entry) => below(root, entry)).sort()
}

function below(root: string, path: string): string[] {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .filter((name) => !made.has(name))
    .flatMap((name) => below(root, `${path}/${name}`))
}
