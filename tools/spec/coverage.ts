// Which requirement is proven by which test files.
import type { Finding } from '../report/finding.ts'
import type { Group } from './read-ledger.ts'
import type { TestTitle } from './test-titles.ts'

export interface TestFile {
  path: string
  titles: TestTitle[]
}

/** Id → paths of the files that name it, sorted. */
export type Coverage = ReadonlyMap<string, string[]>

export function coverageOf(groups: readonly Group[], files: readonly TestFile[]): Coverage {
  const naming = (id: string) =>
    files.filter(({ titles }) => titles.some(({ ids }) => ids.includes(id))).map(({ path }) => path)
  return new Map(
    groups.flatMap(({ requirements }) => requirements.map(({ id }) => [id, naming(id).sort()] as const)),
  )
}

/** A test that names an id nobody knows proves nothing: most often a slip of the pen. */
export function unknownIds(files: readonly TestFile[], coverage: Coverage): Finding[] {
  return files.flatMap(({ path, titles }) =>
    titles.flatMap(({ ids, line }) =>
      ids
        .filter((id) => !coverage.has(id))
        .map((id) => ({ file: path, line, text: `${id} is not in docs/requirements.md` })),
    ),
  )
}

export function summaryLines(groups: readonly Group[], coverage: Coverage): string[] {
  const isCovered = (id: string) => (coverage.get(id) ?? []).length > 0
  return groups.map(({ title, requirements }) => {
    const open = requirements.map(({ id }) => id).filter((id) => !isCovered(id))
    const done = requirements.length - open.length
    const rest = open.length === 0 ? '' : `  open: ${open.join(' ')}`
    return `${String(done).padStart(3)} of ${String(requirements.length).padStart(2)}  ${title}${rest}`
  })
}

export function coveragePage(groups: readonly Group[], coverage: Coverage): string {
  const sections = groups.map(({ title, requirements }) => {
    const rows = requirements.map(
      ({ id }) => `| ${id} | ${(coverage.get(id) ?? []).map(linkTo).join(', ')} |`,
    )
    return [`## ${title}`, '', '| id | tests |', '|---|---|', ...rows, ''].join('\n')
  })
  return [
    '# Requirement coverage',
    '',
    'Made by `npm run spec` from the test titles; the rules themselves are in [requirements.md](../../docs/requirements.md).',
    '',
    ...sections,
  ].join('\n')
}

function linkTo(path: string): string {
  return `[${path.split('/').at(-1)}](../../${path})`
}
