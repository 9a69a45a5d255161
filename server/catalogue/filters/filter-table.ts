// What a list can be asked for, as a table: of items and of stores in the same shape, with a row for every filter.

/** One filter. */
export interface FilterRow<Asked, Condition, Sort extends string, Need extends string> {
  /** What it asks of a row of the list, null where nothing is asked; of a word that only sorts, null itself. */
  condition: ((asked: Asked) => Condition | null) | null
  /** A filter that ranks also sorts, unless the caller names a sort. */
  sort?: Sort
  /** What must be known to tell, beyond what every list knows. */
  needs?: readonly Need[]
}

/** A filter of the contract that has no row here does not compile. */
export interface FilterTable<Trait extends string, Word extends string, Input extends string, Row> {
  /** What makes the lists differ from each other. */
  traits: Readonly<Record<Trait, Row>>
  /** The words of `filter`. */
  words: Readonly<Record<Word, Row>>
  /** Everything else a caller may ask for, by the name it has in the contract. */
  inputs: Readonly<Record<Input, Row>>
}

/** `filter` has its words, `sort_by` its own table. */
export type InputOf<Filters> = Exclude<keyof Filters & string, 'filter' | 'sort_by'>

interface AskedRows<Trait, Word> {
  traits: readonly Trait[]
  words: readonly Word[]
}

type AnyRow<Asked, Condition> = FilterRow<Asked, Condition, string, string>

/** Inputs first: they narrow a list most. */
function rowsOf<Trait extends string, Word extends string, Input extends string, Row>(
  table: FilterTable<Trait, Word, Input, Row>,
  { traits, words }: AskedRows<Trait, Word>,
): Row[] {
  return [
    ...Object.values<Row>(table.inputs),
    ...traits.map((trait) => table.traits[trait]),
    ...words.map((word) => table.words[word]),
  ]
}

/** What the rows of a list must fulfil. */
export function conditionsOf<
  Trait extends string,
  Word extends string,
  Input extends string,
  Asked,
  Condition,
>(
  table: FilterTable<Trait, Word, Input, AnyRow<Asked, Condition>>,
  rows: AskedRows<Trait, Word>,
  asked: Asked,
): Condition[] {
  return rowsOf(table, rows).flatMap((row) => row.condition?.(asked) ?? [])
}

/** What must be known to tell traits and words. */
export function needsOf<Trait extends string, Word extends string, Need extends string>(
  table: Pick<FilterTable<Trait, Word, never, { needs?: readonly Need[] }>, 'traits' | 'words'>,
  { traits, words }: AskedRows<Trait, Word>,
): Need[] {
  const rows = [...traits.map((trait) => table.traits[trait]), ...words.map((word) => table.words[word])]
  return [...new Set(rows.flatMap(({ needs = [] }) => needs))]
}

/** What must be known to tell the inputs a caller gave. */
export function needsOfInputs<Input extends string, Asked, Need extends string>(
  inputs: Readonly<Record<Input, FilterRow<Asked, unknown, string, Need>>>,
  asked: Asked,
): Need[] {
  const rows = Object.values<FilterRow<Asked, unknown, string, Need>>(inputs)
  return rows.flatMap(({ condition, needs = [] }) => (condition?.(asked) ? needs : []))
}

/** The sort a caller asks for: by its name, else by a word that only sorts, else by one that ranks; undefined is the list's own. */
export function askedSort<Word extends string, Named extends string, Sort extends string>(
  words: Readonly<Record<Word, Pick<FilterRow<never, unknown, Sort, string>, 'condition' | 'sort'>>>,
  named: (sort_by: Named) => Sort | undefined,
  { sort_by, filter }: { sort_by?: Named | undefined; filter: readonly Word[] },
): Sort | undefined {
  if (sort_by !== undefined) return named(sort_by)
  const ranking = filter.map((word) => words[word]).filter(({ sort }) => sort !== undefined)
  return (ranking.find(({ condition }) => condition === null) ?? ranking.at(0))?.sort
}
