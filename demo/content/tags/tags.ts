// Every tag in the four languages; items name theirs by the English word.
import { dishTags } from './dishes.ts'
import { foodTags } from './foods.ts'
import { householdTags } from './household.ts'
import { mannerTags } from './manners.ts'
import { originTags } from './origins.ts'

export const tagNames = { ...dishTags, ...foodTags, ...householdTags, ...mannerTags, ...originTags }

export type TagKey = keyof typeof tagNames
