// Types of marked.mjs for the tools written in TypeScript.

export declare function newMark(): { mark: string; environment: Record<string, string> }
export declare function markedProcesses(mark: string): number[]
export declare function endMarked(mark: string): Promise<void>
