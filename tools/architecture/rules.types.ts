// What a rule can say about the project; the rules themselves are in rules.ts.

/** A part of the project; a file belongs to the first layer that holds it. */
export interface Layer {
  name: string
  /** Folders (ending in a slash) and single files, from the root. */
  holds: readonly string[]
  /** Layers it may import from; its own is always allowed. */
  mayImport: readonly string[]
  /** Layers it may load when it needs them, and only then. */
  mayLoad?: readonly string[]
  /** When given, the only packages it may import. */
  packages?: readonly string[]
  /** Packages it must do without. */
  without?: readonly string[]
}

/** A package that only some places may touch. */
export interface PackageHome {
  packages: readonly string[]
  /** Folders, files, or file name endings that start with a dot. */
  only: readonly string[]
  because: string
}

export type GraphSide = 'contract' | 'server' | 'web'
export type Side = GraphSide | 'e2e'

/** How the features of one side use each other. */
export interface SideGraph {
  /** Every feature of the side, with those it may use. */
  uses: Readonly<Record<string, readonly string[]>>
  /** What tests and fixtures may use besides. */
  testsUse?: Readonly<Record<string, readonly string[]>>
  /** When given, the endings of files that other features may import. */
  entryPoints?: readonly string[]
  /** When given, the only places (a feature's folder or one file) that use other features. */
  composers?: readonly string[]
}

export type FeatureGraph = Readonly<Record<GraphSide, SideGraph>>

export interface Rules {
  sources: readonly string[]
  layers: readonly Layer[]
  tests: { mayImport: readonly string[]; packages: readonly string[] }
  packageHomes: readonly PackageHome[]
  featureGraph: FeatureGraph
  sides: Readonly<Record<Side, string>>
  /** Words of browser tests beside those of the features. */
  e2eWords: readonly string[]
  messages: { folder: string; languages: readonly string[] }
  refusedFolders: readonly string[]
  length: { most: number; exceptBelow: readonly string[]; exceptEndings: readonly string[] }
}
