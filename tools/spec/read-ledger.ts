// The requirement ledger: ids in groups, each with one line of text.

export interface Requirement {
  id: string
  text: string
}

export interface Group {
  title: string
  requirements: Requirement[]
}

export function readLedger(markdown: string): Group[] {
  const groups: Group[] = []
  for (const line of markdown.split('\n')) {
    const title = line.match(/^## (.+)$/)?.[1]
    if (title) groups.push({ title, requirements: [] })
    const [, id, text] = line.match(/^- ([A-Z]{3}-\d{2}) (.+)$/) ?? []
    if (id && text) groups.at(-1)?.requirements.push({ id, text })
  }
  return groups.filter(({ requirements }) => requirements.length > 0)
}

/** An id given twice would let one rule hide behind the other's tests. */
export function repeatedIds(groups: readonly Group[]): string[] {
  const ids = groups.flatMap(({ requirements }) => requirements.map(({ id }) => id))
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}
