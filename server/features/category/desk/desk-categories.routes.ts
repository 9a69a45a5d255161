// The endpoints of categories, units, attributes and conditions at the desk, one line each.
import {
  deskCategoryEndpoints,
  deskWordEndpoints,
} from '#contract/features/category/desk/desk-category.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DeskCategories } from './desk-categories.service.ts'
import type { DeskWords } from './desk-words.service.ts'

const { units, attributes, conditions } = deskWordEndpoints

export const deskCategoryRoutes = (categories: DeskCategories, words: DeskWords) => [
  bind(deskCategoryEndpoints.list, (call) => categories.list(call)),
  bind(deskCategoryEndpoints.make, (call) => categories.make(call)),
  bind(deskCategoryEndpoints.change, (call) => categories.change(call)),
  bind(deskCategoryEndpoints.move, (call) => categories.move(call)),
  bind(deskCategoryEndpoints.archive, (call) => categories.archive(call)),
  bind(deskCategoryEndpoints.restore, (call) => categories.restore(call)),
  bind(units.list, (call) => words.units.list(call)),
  bind(units.make, (call) => words.units.make(call)),
  bind(units.change, (call) => words.units.change(call)),
  bind(units.remove, (call) => words.units.remove(call)),
  bind(attributes.list, (call) => words.attributes.list(call)),
  bind(attributes.make, (call) => words.attributes.make(call)),
  bind(attributes.change, (call) => words.attributes.change(call)),
  bind(attributes.remove, (call) => words.attributes.remove(call)),
  bind(conditions.list, (call) => words.conditions.list(call)),
  bind(conditions.make, (call) => words.conditions.make(call)),
  bind(conditions.change, (call) => words.conditions.change(call)),
  bind(conditions.remove, (call) => words.conditions.remove(call)),
]
