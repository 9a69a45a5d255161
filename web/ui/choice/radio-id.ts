// The id of one choice of a group, by its value: it stays the same when others come before it.

/** A value may be a sentence, and an id with spaces names nothing. */
export function radioId(group: string, value: string): string {
  return `${group}-${value.replaceAll(/\s/g, '_')}`
}
