// Features of one side use each other as tools/architecture/feature-graph.ts says, and everything it allows is used.
import type { Finding } from '../report/finding.ts'
import { cyclesIn } from './check-cycles.ts'
import { isTest } from './check-imports.ts'
import type { GraphSide, Rules, SideGraph } from './rules.types.ts'
import type { SourceFile } from './source-file.ts'

const graphFile = 'tools/architecture/feature-graph.ts'

const graphSides: readonly GraphSide[] = ['contract', 'server', 'web']

export function checkFeatureGraph(files: readonly SourceFile[], rules: Rules): Finding[] {
  return graphSides.flatMap((side) => {
    const graph = rules.featureGraph[side]
    const below = `${rules.sides[side]}/`
    const uses = usesIn(files, below)
    const stale = [
      ...goneFeatures(files, below, graph),
      ...unusedEdges(uses, graph),
      ...unusedComposers(uses, graph),
    ]
    return [
      ...uses.flatMap((use) => {
        const problem = problemOf(use, graph)
        return problem ? [{ file: below + use.from, line: use.line, text: `${use.wanted}: ${problem}` }] : []
      }),
      ...[...stale, ...sequenceProblems(graph)].map((text) => ({
        file: graphFile,
        text: `${side}: ${text}`,
      })),
    ]
  })
}

/** One import from one feature into another; paths are those below the features of the side. */
interface Use {
  feature: string
  from: string
  line: number
  wanted: string
  other: string
  to: string
}

function usesIn(files: readonly SourceFile[], below: string): Use[] {
  return files.flatMap(({ path, imports }) =>
    imports.flatMap(({ file, line, wanted }) => {
      if (!path.startsWith(below) || !file?.startsWith(below)) return []
      const [from, to] = [path.slice(below.length), file.slice(below.length)]
      const [feature, other] = [featureOf(from), featureOf(to)]
      return feature === other ? [] : [{ feature, from, line, wanted, other, to }]
    }),
  )
}

function featureOf(path: string): string {
  return path.split('/')[0] ?? path
}

function problemOf({ feature, from, other, to }: Use, graph: SideGraph): string | null {
  const { uses, testsUse = {}, entryPoints, composers } = graph
  const allowed = isTest(from) ? [uses[feature], testsUse[feature]] : [uses[feature]]
  if (!allowed.some((names) => names?.includes(other)))
    return `${feature} may not use ${other} (${graphFile})`
  if (entryPoints && !entryPoints.some((ending) => to.endsWith(ending)))
    return `another feature is entered through its *${entryPoints.join(', *')}`
  if (composers && !composers.some((place) => from.startsWith(place)))
    return `only the composers of ${graphFile} use other features; the rest takes slots`
  return null
}

function goneFeatures(files: readonly SourceFile[], below: string, { uses }: SideGraph): string[] {
  return Object.keys(uses)
    .filter((feature) => !files.some(({ path }) => path.startsWith(`${below}${feature}/`)))
    .map((feature) => `there is no feature ${feature}`)
}

/** What only a test needs is no reason for the product to be allowed it. */
function unusedEdges(uses: readonly Use[], graph: SideGraph): string[] {
  const ofProduct = uses.filter(({ from }) => !isTest(from))
  const ofTests = uses.filter(({ from }) => isTest(from))
  return [
    ...edgesOf(graph.uses)
      .filter((edge) => !isUsed(edge, ofProduct))
      .map(([feature, other]) => `${feature} may use ${other} and does not`),
    ...edgesOf(graph.testsUse ?? {})
      .filter((edge) => !isUsed(edge, ofTests))
      .map(([feature, other]) => `tests of ${feature} may use ${other} and do not`),
  ]
}

type Edge = readonly [feature: string, other: string]

function edgesOf(uses: SideGraph['uses']): Edge[] {
  return Object.entries(uses).flatMap(([feature, others]) => others.map((other) => [feature, other] as const))
}

function isUsed([feature, other]: Edge, uses: readonly Use[]): boolean {
  return uses.some((use) => use.feature === feature && use.other === other)
}

function unusedComposers(uses: readonly Use[], { composers = [] }: SideGraph): string[] {
  return composers
    .filter((place) => !uses.some(({ from }) => from.startsWith(place)))
    .map((place) => `${place} is a composer and uses no other feature`)
}

/** A cycle is named from end to end; without one, the graph is written from the lowest feature upwards. */
function sequenceProblems({ uses }: SideGraph): string[] {
  const cycles = cyclesIn(new Map(Object.entries(uses)))
  if (cycles.length > 0) return cycles.map((cycle) => `cycle of features: ${cycle.join(' → ')}`)
  const sequence = Object.keys(uses)
  return edgesOf(uses)
    .filter(([feature, other]) => sequence.indexOf(other) > sequence.indexOf(feature))
    .map(([feature, other]) => `${feature} stands before ${other}, which it uses; the lowest comes first`)
}
