// What medicine helps with, and the items for each condition.
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import type { Page } from '#contract/core/paging.ts'
import type { IdOrSlug } from '#contract/core/wire.ts'
import {
  type CommonCondition,
  conditionFailures,
} from '#contract/features/category/common-condition.endpoints.ts'
import type { ListingFilters, ProductPage } from '#contract/features/listing/listing.schema.ts'
import type { Database } from '#server/database/connection.ts'
import type { ListingService } from '#server/features/listing/listing.service.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { tags } from '#server/platform/cache/tags.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import { activeConditions, findCondition } from './common-condition.db.ts'

export interface ConditionParts {
  db: Database
  listing: Pick<ListingService, 'list'>
}

export function createConditionService({ db, listing }: ConditionParts) {
  return {
    async list(scope: Scope): Promise<CommonCondition[]> {
      refuseUnless(scope.module_id !== null, coreFailures.module_required)
      dependOn([tags.conditions])
      const rows = await activeConditions(db, scope.module_id)
      return rows.map((row) => ({
        ...row,
        name: row.name[scope.language],
        image_full_url: pictureUrl(scope.origin, 'category', row.image),
        status: 1,
      }))
    },

    async items(which: IdOrSlug, input: ListingFilters & Page, scope: Scope): Promise<ProductPage> {
      dependOn([tags.conditions])
      const common_condition_id = await findCondition(db, which)
      refuseUnless(common_condition_id !== null, conditionFailures.not_found)
      return listing.list({ traits: [], sort: 'popular' }, input, scope, { common_condition_id })
    },
  }
}

export type ConditionService = ReturnType<typeof createConditionService>
