// One source file as the checks see it: how long it is and what it imports.
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'

export interface Import {
  line: number
  /** As written. */
  wanted: string
  /** Path from the root, for files of this project. */
  file: string | null
  /** Name of the package, for everything else. */
  package: string | null
  /** Gone after compiling. */
  typesOnly: boolean
  /** Loaded when asked for, so it cannot make a cycle at start. */
  later: boolean
}

export interface SourceFile {
  path: string
  lines: number
  imports: Import[]
}

export function readSourceFile(root: string, path: string): SourceFile {
  const text = readFileSync(posix.join(root, path), 'utf8')
  return { path, lines: text.trimEnd().split('\n').length, imports: importsOf(path, text) }
}

interface Wanted {
  start: number
  wanted: string
  typesOnly: boolean
  later: boolean
}

export function importsOf(path: string, text: string): Import[] {
  const lineStarts = [...text.matchAll(/\n/g)].map((match) => match.index)
  const lineOf = (start: number) => lineStarts.filter((at) => at < start).length + 1
  return wantedBy(path, text).map(({ start, ...rest }) => ({
    line: lineOf(start),
    ...rest,
    ...targetOf(path, rest.wanted),
  }))
}

function wantedBy(path: string, text: string): Wanted[] {
  const { module } = parseSync(path, text)
  const imports = module.staticImports.map(({ start, moduleRequest, entries }) => ({
    start,
    wanted: moduleRequest.value,
    // `import './x.ts'` has no entries and runs the file.
    typesOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    later: false,
  }))
  const exports = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ start, moduleRequest, isType }) =>
      moduleRequest ? [{ start, wanted: moduleRequest.value, typesOnly: isType, later: false }] : [],
    )
  const dynamic = module.dynamicImports.map(({ start, moduleRequest }) => ({
    start,
    wanted: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    typesOnly: false,
    later: true,
  }))
  return [...imports, ...exports, ...dynamic]
}

function targetOf(path: string, wanted: string): Pick<Import, 'file' | 'package'> {
  const plain = wanted.split('?')[0] ?? wanted
  if (plain.startsWith('#')) return { file: plain.slice(1), package: null }
  if (plain.startsWith('.')) return { file: posix.join(posix.dirname(path), plain), package: null }
  return { file: null, package: packageName(plain) }
}

function packageName(wanted: string): string {
  if (wanted.startsWith('node:')) return wanted
  const [scope = '', name = ''] = wanted.split('/')
  return wanted.startsWith('@') ? `${scope}/${name}` : scope
}
