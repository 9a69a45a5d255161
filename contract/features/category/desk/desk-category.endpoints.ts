// The tree of categories at the desk, and the units, attributes and conditions items choose from.
import { z } from 'zod'
import { byId, deskCaller, deskPath, deskRefusals } from '../../../core/desk.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { coreFailures } from '../../../core/failure.ts'
import { nothing, wireId } from '../../../core/wire.ts'
import { deskCategoryFailures } from './desk-category.failures.ts'
import {
  attributeInput,
  categoryInput,
  categoryMove,
  conditionInput,
  deskCategory,
  deskCondition,
  deskWord,
  newCategory,
  unitInput,
  versioned,
} from './desk-category.schema.ts'

const feature = 'category'
const reading = { ...deskCaller, feature, method: 'GET', needs: 'read_catalogue' } as const
const editing = { ...deskCaller, feature, needs: 'edit_categories' } as const

const stale = [coreFailures.not_found, coreFailures.changed_meanwhile] as const
const { wrong_parent, has_children, has_items, wrong_target, unknown_module, archived, in_use } =
  deskCategoryFailures

const all = `${deskPath}/categories`
const single = `${all}/{id}`

export const deskCategoryEndpoints = {
  list: defineEndpoint({
    ...{
      ...reading,
      path: all,
      summary: 'Every category in the sequence customers see, also archived ones.',
    },
    params: nothing,
    input: z.object({ module_id: wireId.optional() }),
    reply: z.object({
      categories: z.array(deskCategory),
      /** Those that sell from stores, by name. */
      modules: z.array(z.object({ id: z.number().int(), name: z.string() })),
    }),
    failures: [...deskRefusals],
  }),
  make: defineEndpoint({
    ...{ ...editing, method: 'POST', path: all, summary: 'A new category, the last of its level.' },
    params: nothing,
    input: newCategory,
    reply: deskCategory,
    failures: [...deskRefusals, wrong_parent, unknown_module],
  }),
  change: defineEndpoint({
    ...{ ...editing, method: 'PUT', path: single, summary: 'Names, picture and whether customers see it.' },
    params: byId,
    input: categoryInput.extend(versioned.shape),
    reply: deskCategory,
    failures: [...deskRefusals, ...stale, archived],
  }),
  move: defineEndpoint({
    ...{ ...editing, method: 'POST', path: `${single}/move` },
    summary: 'Puts it under another or in another place; its items and the stores that sell them follow.',
    params: byId,
    input: categoryMove,
    reply: deskCategory,
    failures: [...deskRefusals, ...stale, archived, wrong_parent, has_children],
  }),
  archive: defineEndpoint({
    ...{ ...editing, method: 'POST', path: `${single}/archive` },
    summary: 'Takes it out of use; items in it are moved first, to the category that is named.',
    params: byId,
    input: versioned.extend({ move_items_to: wireId.optional() }),
    reply: deskCategory,
    failures: [...deskRefusals, ...stale, has_children, has_items, wrong_target],
  }),
  restore: defineEndpoint({
    ...{ ...editing, method: 'POST', path: `${single}/restore` },
    summary: 'Brings an archived category back, switched off, the last of its level.',
    params: byId,
    input: versioned,
    reply: deskCategory,
    failures: [...deskRefusals, ...stale],
  }),
}

interface WordsParts<Input extends z.ZodType, Word extends z.ZodType> {
  path: string
  what: string
  input: Input
  word: Word
}

function words<const Input extends z.ZodType, const Word extends z.ZodType>({
  path,
  what,
  input,
  word,
}: WordsParts<Input, Word>) {
  const [every, one] = [`${deskPath}/${path}`, `${deskPath}/${path}/{id}`]
  return {
    list: defineEndpoint({
      ...{ ...reading, path: every, summary: `Every ${what}, by name.`, params: nothing },
      input: nothing,
      reply: z.array(word),
      failures: [...deskRefusals],
    }),
    make: defineEndpoint({
      ...{ ...editing, method: 'POST', path: every, summary: `A new ${what}.`, params: nothing },
      input,
      reply: word,
      failures: [...deskRefusals],
    }),
    change: defineEndpoint({
      ...{ ...editing, method: 'PUT', path: one, summary: `Changes a ${what}.`, params: byId },
      input: input.and(versioned),
      reply: word,
      failures: [...deskRefusals, ...stale],
    }),
    remove: defineEndpoint({
      ...{ ...editing, method: 'DELETE', path: one, summary: `Removes a ${what} no item has.`, params: byId },
      input: versioned,
      reply: z.object({ id: z.number().int() }),
      failures: [...deskRefusals, ...stale, in_use],
    }),
  }
}

export const deskWordEndpoints = {
  units: words({ path: 'units', what: 'unit', input: unitInput, word: deskWord }),
  attributes: words({ path: 'attributes', what: 'attribute', input: attributeInput, word: deskWord }),
  conditions: words({
    path: 'conditions',
    what: 'common condition',
    input: conditionInput,
    word: deskCondition,
  }),
}
