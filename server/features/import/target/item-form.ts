// The rules of an item's form, for rows: what the form would refuse, an import refuses, beside the column it is about.
import { type ImportField, isImportField } from '#contract/features/import/import-fields.ts'
import { deskItemFailures } from '#contract/features/item/desk/desk-item.failures.ts'
import type { RowReason } from '#server/database/schema/import.ts'
import { type BeyondField, formRefusal } from '#server/features/item/desk/item-form.service.ts'
import type { ImportJob } from './import-target.ts'
import type { ItemKnown, ItemThing } from './item-known.ts'

/** Columns that are called otherwise than the field. */
const columnOf: Readonly<Record<string, ImportField>> = {
  choice_options: 'choices',
  halal_tag_status: 'halal',
  is_prescription_required: 'prescription',
  category_id: 'category',
  unit_id: 'unit',
  common_condition_id: 'condition',
  add_on_ids: 'add_ons',
}

/** The deepest name that is a column, or one with its language: `name.ru`, `tags.ru`. */
function fieldAt(path: readonly PropertyKey[]): ImportField | null {
  const [name = '', ...rest] = path.map(String)
  const language = rest.at(-1)
  const named = [columnOf[name] ?? name, `${name}.${language}`]
  return named.find(isImportField) ?? null
}

function beyondReason({ path, kind, least, most }: BeyondField): RowReason {
  const field = fieldAt(path)
  if (kind === 'long' && most !== undefined) return { field, key: 'too_long', parameters: { most } }
  if (kind === 'many' && most !== undefined) return { field, key: 'too_many_parts', parameters: { most } }
  if (kind === 'range' && most !== undefined) return { field, key: 'above_most', parameters: { most } }
  if (kind === 'range' && least !== undefined) return { field, key: 'below_least', parameters: { least } }
  return { field, key: 'not_accepted', parameters: {} }
}

/** None before a row has said its price and category: that they are missing is said elsewhere. */
export function formReasons(
  thing: ItemThing,
  { storeById }: Pick<ItemKnown, 'storeById'>,
  { main }: Pick<ImportJob, 'main'>,
): RowReason[] {
  const { price, category_id } = thing
  const module_type = storeById.get(thing.store_id)?.module_type
  if (price === null || category_id === null || !module_type) return []
  const { beyond, problem } = formRefusal({ ...thing, price, category_id }, { module_type, main })
  if (!problem) return beyond.map(beyondReason)
  const field = fieldAt([deskItemFailures[problem.key].code])
  return [{ field, key: problem.key, parameters: problem.parameters ?? {} }]
}
