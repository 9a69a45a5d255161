// Thrown to roll back a transaction because what it was decided by changed concurrently: read again and retry.

export class ConcurrentChange extends Error {}
