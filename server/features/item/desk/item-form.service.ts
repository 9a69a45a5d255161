// What the form of an item would say to it as it is stored: for those who write items without one.
import type { Language } from '#contract/core/language.ts'
import type { ModuleType } from '#contract/core/module-type.ts'
import type { ItemProblem } from '#contract/features/item/desk/desk-item.rules.ts'
import { writtenItem } from '#contract/features/item/desk/desk-item.schema.ts'
import type { StoredItem } from './desk-item.db.ts'
import { writtenFields } from './desk-item.present.ts'
import { problemOf } from './written-item.ts'

/** A value beyond what its field takes. */
export interface BeyondField {
  /** Names of the fields from the item inwards. */
  path: readonly PropertyKey[]
  kind: 'long' | 'many' | 'range' | 'other'
  least?: number
  most?: number
}

export interface FormRefusal {
  beyond: readonly BeyondField[]
  problem: ItemProblem | null
}

/** Opened in its form and saved as it is; the names of its pictures are checked where these come from. */
export function formRefusal(
  item: StoredItem,
  { module_type, main }: { module_type: ModuleType; main: Language },
): FormRefusal {
  const images = item.images.map(() => 'picture.webp')
  const read = writtenItem.safeParse(writtenFields({ ...item, images }, main))
  if (read.success)
    return { beyond: [], problem: problemOf(read.data, { module_type, main, language: main }) }
  return { beyond: read.error.issues.map(beyondField), problem: null }
}

type Issue = NonNullable<ReturnType<typeof writtenItem.safeParse>['error']>['issues'][number]

function beyondField(issue: Issue): BeyondField {
  const { path } = issue
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return { path, kind: 'other' }
  const kinds: Partial<Record<typeof issue.origin, BeyondField['kind']>> = { string: 'long', array: 'many' }
  const bounds = issue.code === 'too_big' ? { most: Number(issue.maximum) } : { least: Number(issue.minimum) }
  return { path, kind: kinds[issue.origin] ?? 'range', ...bounds }
}
