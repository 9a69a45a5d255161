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

/** How the features of one side may enter each other. */
export interface FeatureEntry {
  /** Folder whose sub-folders are the features. */
  below: string
  /** Endings of files that other features may import. */
  entryPoints: readonly string[]
  /** Places (a feature's folder or one file) that compose other features and may enter them anywhere. */
  composers: readonly string[]
  because: string
}

export type Side = 'contract' | 'server' | 'web' | 'e2e'

export interface Rules {
  sources: readonly string[]
  layers: readonly Layer[]
  tests: { mayImport: readonly string[]; packages: readonly string[] }
  packageHomes: readonly PackageHome[]
  featureEntries: readonly FeatureEntry[]
  sides: Readonly<Record<Side, string>>
  features: Readonly<Record<string, readonly Side[]>>
  messages: { folder: string; languages: readonly string[] }
  refusedFolders: readonly string[]
  length: { most: number; exceptBelow: readonly string[]; exceptEndings: readonly string[] }
}
