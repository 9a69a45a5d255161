// Thrown to undo a transaction whose ground moved: what it was decided by must be looked at again.

export class MovedMeanwhile extends Error {}
