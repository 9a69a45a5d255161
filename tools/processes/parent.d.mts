// Types of parent.mjs for the tools written in TypeScript.

/** `parent` is the one that should be there; left out, the one that is there now. */
export declare function onParentGone(gone: () => void, parent?: number): () => void
