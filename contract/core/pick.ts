// Some fields of an object, in the sequence they are named in.

/** A field that is missing stays missing. */
export function pick<From extends object, Field extends keyof From>(
  from: From,
  fields: readonly Field[],
): Pick<From, Field> {
  const kept = fields.filter((field) => field in from).map((field) => [field, from[field]] as const)
  // The entries are exactly those of the type; `fromEntries` forgets their names.
  return Object.fromEntries(kept) as Pick<From, Field>
}
