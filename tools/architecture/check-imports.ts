// Which layer imports which: layer by layer, package by package.
import type { Finding } from '../report/finding.ts'
import type { Layer, Rules } from './rules.types.ts'
import type { Import, SourceFile } from './source-file.ts'

/** Tests and what only they use. */
export function isTest(path: string): boolean {
  return /\.(test|fixture)\.tsx?$/.test(path)
}

function isWithin(path: string, places: readonly string[]): boolean {
  return places.some((place) =>
    place.startsWith('.') || !place.endsWith('/') ? path.endsWith(place) : path.startsWith(place),
  )
}

function layerOf(path: string, rules: Rules): Layer | undefined {
  return rules.layers.find(({ holds }) =>
    holds.some((place) => (place === '' || place.endsWith('/') ? path.startsWith(place) : path === place)),
  )
}

export function checkImports(files: readonly SourceFile[], rules: Rules): Finding[] {
  return files.flatMap((file) => {
    const layer = layerOf(file.path, rules)
    if (!layer) return [{ file: file.path, text: 'belongs to no layer of tools/architecture/rules.ts' }]
    return file.imports.flatMap((one) => {
      const text =
        one.file === null ? packageProblem(file, layer, one, rules) : importProblem(file, layer, one, rules)
      return text ? [{ file: file.path, line: one.line, text }] : []
    })
  })
}

function importProblem(file: SourceFile, layer: Layer, one: Import, rules: Rules): string | null {
  const target = layerOf(one.file ?? '', rules)
  if (!target || target === layer) return null
  if (one.later && layer.mayLoad?.includes(target.name)) return null
  const allowed = isTest(file.path) ? [...layer.mayImport, ...rules.tests.mayImport] : layer.mayImport
  return allowed.includes(target.name) ? null : `${layer.name} must not import ${target.name}: ${one.wanted}`
}

function packageProblem(file: SourceFile, layer: Layer, one: Import, rules: Rules): string | null {
  const name = one.package ?? ''
  if (isTest(file.path) && rules.tests.packages.includes(name)) return null
  if (layer.packages && !layer.packages.includes(name)) {
    return isTest(file.path) && name.startsWith('node:')
      ? null
      : `${layer.name} may import only ${layer.packages.join(', ')}: ${one.wanted}`
  }
  if (layer.without?.includes(name)) return `${layer.name} does without ${name}`
  const home = rules.packageHomes.find(({ packages }) => packages.includes(name))
  return home && !isWithin(file.path, home.only) ? `${name} has no place here: ${home.because}` : null
}
