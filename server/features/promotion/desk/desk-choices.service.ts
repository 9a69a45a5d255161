// What forms and filters of the desk let one choose from; whoever looks after some stores finds what is theirs.
import type { Permission } from '#contract/core/permission.ts'
import { storesWithin } from '#contract/core/permission.ts'
import type {
  DeskChoice,
  deskChoiceEndpoints,
} from '#contract/features/promotion/desk/desk-choice.endpoints.ts'
import type { Database } from '#server/database/connection.ts'
import type { Call } from '#server/platform/http/bind.ts'
import {
  type ChoiceQuestion,
  categoriesLike,
  couriersLike,
  customersLike,
  itemsLike,
  modulesLike,
  storesLike,
  zonesLike,
} from './desk-choices.db.ts'

type ChoiceCall = Call<(typeof deskChoiceEndpoints)['stores']>

function questionOf(
  { input, scope, caller }: ChoiceCall,
  needs: Permission = 'read_catalogue',
): ChoiceQuestion {
  return { ...input, language: scope.language, store_ids: storesWithin(caller, needs) }
}

export function createDeskChoices({ db }: { db: Database }) {
  return {
    modules: (call: ChoiceCall): Promise<DeskChoice[]> => modulesLike(db, questionOf(call)),
    zones: (call: ChoiceCall): Promise<DeskChoice[]> => zonesLike(db, questionOf(call)),
    stores: (call: ChoiceCall): Promise<DeskChoice[]> => storesLike(db, questionOf(call)),
    items: (call: ChoiceCall): Promise<DeskChoice[]> => itemsLike(db, questionOf(call)),
    categories: (call: ChoiceCall): Promise<DeskChoice[]> => categoriesLike(db, questionOf(call)),

    async couriers(call: ChoiceCall): Promise<DeskChoice[]> {
      const question = questionOf(call)
      return question.store_ids === null ? couriersLike(db, question) : []
    },

    customers: (call: ChoiceCall): Promise<DeskChoice[]> =>
      customersLike(db, questionOf(call, 'edit_promotions')),
  }
}

export type DeskChoices = ReturnType<typeof createDeskChoices>
