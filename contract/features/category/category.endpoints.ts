// The tree of categories (api.md 7.3); what is sold in them is listed by the listing feature.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures, type FailureKind } from '../../core/failure.ts'
import { nothing, wireFlag, wireIdOrSlug } from '../../core/wire.ts'
import { category } from './category.schema.ts'

export const categoryFailures = {
  not_found: { status: 404, code: 'category', message: 'Category not found' },
} as const satisfies Record<string, FailureKind>

const tree = {
  method: 'GET',
  feature: 'category',
  caller: 'anyone',
  module: 'used',
  zone: 'unused',
  params: nothing,
  input: nothing,
  failures: [coreFailures.module_unknown],
} as const

const named = { params: z.object({ id: wireIdOrSlug }) }

export const categoryEndpoints = {
  list: defineEndpoint({
    ...tree,
    path: '/categories',
    summary: 'Top-level categories with their children, highest priority first; without module those of all.',
    input: z.object({ featured: wireFlag.optional(), name: z.string().max(200).optional() }),
    reply: z.array(category),
  }),
  popular: defineEndpoint({
    ...tree,
    path: '/categories/popular',
    summary: 'Up to twenty categories with the most items.',
    module: 'required',
    reply: z.array(category),
  }),
  children: defineEndpoint({
    ...tree,
    ...named,
    path: '/categories/childes/{id}',
    summary: 'The children of a category, each with its parent.',
    reply: z.array(category.extend({ parent: category })),
    failures: [coreFailures.module_unknown, categoryFailures.not_found],
  }),
  one: defineEndpoint({
    ...tree,
    ...named,
    path: '/categories/{id}',
    summary: 'The children of a category by id or slug; any other text searches categories by name.',
    reply: z.array(category),
    failures: [coreFailures.module_unknown, categoryFailures.not_found],
  }),
}
