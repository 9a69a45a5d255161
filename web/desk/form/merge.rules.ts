// Two people edited one thing: what the other changed, and what becomes of it where both changed the same field.

export type Fields = Readonly<Record<string, unknown>>

export type Choice = 'mine' | 'theirs'

/** Values as forms hold them: what is written the same is the same. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || writing(one) === writing(other)
}

function writing(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      part && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => one.localeCompare(other)))
        : part,
    ) ?? ''
  )
}

const changed = (before: Fields, after: Fields): string[] =>
  Object.keys(after).filter((field) => !isSameValue(before[field], after[field]))

export interface Meeting {
  /** Changed by the other alone: taken over. */
  taken: string[]
  /** Changed by both, each in another way: somebody has to choose. */
  contested: string[]
}

/** `base` is what mine began with. */
export function meetingOf(base: Fields, mine: Fields, theirs: Fields): Meeting {
  const byThem = changed(base, theirs)
  const isContested = (field: string) =>
    !isSameValue(base[field], mine[field]) && !isSameValue(mine[field], theirs[field])
  return {
    taken: byThem.filter((field) => isSameValue(base[field], mine[field])),
    contested: byThem.filter(isContested),
  }
}

/** Mine with what they changed; where both did, as chosen, and mine while nothing is chosen. */
export function merged<Values extends Fields>(
  { taken, contested }: Meeting,
  mine: Values,
  theirs: Values,
  choices: Readonly<Record<string, Choice>>,
): Values {
  const given = [...taken, ...contested.filter((field) => choices[field] === 'theirs')]
  return { ...mine, ...Object.fromEntries(given.map((field) => [field, theirs[field]])) }
}
