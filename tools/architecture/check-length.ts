// A file that outgrows a reader's view is cut; data may be as long as it is.
import type { Finding } from '../report/finding.ts'
import type { Rules } from './rules.types.ts'
import type { SourceFile } from './source-file.ts'

export function checkLength(files: readonly SourceFile[], { length }: Rules): Finding[] {
  return files
    .filter(({ path, lines }) => lines > length.most && !isData(path, length))
    .map(({ path, lines }) => ({ file: path, text: `${lines} lines; at most ${length.most}` }))
}

function isData(path: string, { exceptBelow, exceptEndings }: Rules['length']): boolean {
  return (
    exceptBelow.some((folder) => path.startsWith(folder)) ||
    exceptEndings.some((ending) => path.endsWith(ending))
  )
}
