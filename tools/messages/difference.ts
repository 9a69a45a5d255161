// What stands in only one of two sets.

export function difference(left: ReadonlySet<string>, right: ReadonlySet<string>): string[] {
  return [...[...left].filter((one) => !right.has(one)), ...[...right].filter((one) => !left.has(one))]
}
