// Types of launch.mjs for the tools written in TypeScript.

export declare const root: string
/** How Node runs the shop. */
export declare const shopFlags: readonly string[]
export declare const shopEnvironment: Readonly<Record<string, string>>
export declare function pinnedNode(): string
export declare function sourceHash(entries: readonly string[]): string
export declare function ensureBuilt(node: string): void
export declare function runInForeground(
  program: string,
  args: readonly string[],
  options?: { env?: NodeJS.ProcessEnv },
): void
