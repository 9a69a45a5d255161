// What items are filed under and measured by, in the reader's language.
import { ownText } from '#contract/core/desk.ts'
import type { Language } from '#contract/core/language.ts'
import type { ItemTerms } from '#contract/features/item/desk/desk-item.schema.ts'
import type { termRows } from './desk-item.db.ts'

type TermRows = Awaited<ReturnType<typeof termRows>>

export function presentTerms(rows: TermRows, main: Language, language: Language): ItemTerms {
  const { modules, categories, units, attributes, conditions } = rows
  return {
    modules: modules.map(({ id, module_name, module_type }) => ({
      id,
      name: module_name[language],
      module_type,
    })),
    categories: categories.map(({ id, name, parent_id, module_id, status }) => ({
      ...{ id, parent_id, module_id, status },
      name: name[language],
    })),
    units: units.map(({ id, unit }) => ({ id, name: unit[language] })),
    attributes: attributes.map(({ id, name }) => ({ id, name: ownText(name, main) })),
    conditions: conditions.map(({ id, name }) => ({ id, name: name[language] })),
  }
}
