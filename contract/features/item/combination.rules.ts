// The combinations of an article as a grid of choices: which one a press leads to, and what is left of it.
import type { Item, ItemVariation } from './item.schema.ts'

type Combined = Pick<Item, 'choice_options' | 'variations'>

/** `Red-XL`: option values without spaces, joined in the order of the choices (api.md 2.1). */
export function combinationType(options: readonly string[]): string {
  return options.map((option) => option.replaceAll(' ', '')).join('-')
}

/** Every way to choose one option of each row. */
export function everyPick(rows: readonly { options: readonly string[] }[]): string[][] {
  return rows.reduce<string[][]>(
    (picks, { options }) => picks.flatMap((pick) => options.map((option) => [...pick, option])),
    [[]],
  )
}

/** The options behind a combination, in the order of the rows; null when the rows do not explain it. */
export function optionsOf({ choice_options }: Combined, type: string): readonly string[] | null {
  return everyPick(choice_options).find((pick) => combinationType(pick) === type) ?? null
}

/** Rows are shown only where they explain every combination; otherwise combinations are listed by name. */
export function hasRows(item: Combined): boolean {
  if (item.choice_options.length === 0) return false
  const known = new Set(everyPick(item.choice_options).map(combinationType))
  return item.variations.every(({ type }) => known.has(type))
}

/** The combination after a press: the other rows stay as they are. */
export function combinationAfter(
  item: Combined,
  current: readonly string[],
  press: { row: number; option: string },
): ItemVariation | undefined {
  const picked = current.map((option, row) => (row === press.row ? press.option : option))
  return item.variations.find(({ type }) => type === combinationType(picked))
}

/** A combination as it is read: its options in the reader's language, or its name where the rows do not explain it. */
export function combinationLabel(item: Combined, type: string): string {
  const options = optionsOf(item, type)
  if (!options) return type
  return options.map((option, row) => labelOf(item.choice_options[row], option)).join(', ')
}

function labelOf(row: Combined['choice_options'][number] | undefined, option: string): string {
  return row?.labels?.[row.options.indexOf(option)] ?? option
}
