// Many pieces of one kind of work: one that fails keeps none of the others from being done, and is still reported.

export async function oneByOne<Thing>(
  things: readonly Thing[],
  work: (one: Thing) => Promise<void>,
): Promise<void> {
  const problems: unknown[] = []
  for (const one of things) {
    try {
      await work(one)
    } catch (problem) {
      problems.push(problem)
    }
  }
  if (problems.length > 0) throw new AggregateError(problems, `${problems.length} of ${things.length} failed`)
}
