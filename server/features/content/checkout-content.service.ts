// The small lists a checkout chooses from, in the caller's language.
import { toBit } from '#contract/core/bit.ts'
import { fromMinor } from '#contract/core/money.ts'
import type { Page } from '#contract/core/paging.ts'
import type { OfflineMethod } from '#contract/features/content/checkout-content.endpoints.ts'
import type { Database } from '#server/database/connection.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { tags } from '#server/platform/cache/tags.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import {
  activeOfflineMethods,
  activeVehicles,
  chargeCovering,
  chargeStartingAbove,
  countParcelInstructions,
  countReasons,
  type OfflineMethodRow,
  parcelInstructions,
  reasonsOf,
} from './checkout-content.db.ts'
import type { ContentService } from './content.service.ts'

export interface CheckoutContentParts {
  db: Database
  content: Pick<ContentService, 'settings'>
  /** Minor units; orders know it, and null means that nobody tipped yet. */
  mostFrequentTip: () => Promise<number | null>
}

export function createCheckoutContentService({ db, content, mostFrequentTip }: CheckoutContentParts) {
  return {
    async offlineMethods(scope: Scope): Promise<OfflineMethod[]> {
      dependOn([tags.content])
      return (await activeOfflineMethods(db)).map((row) => presentMethod(row, scope))
    },

    async mostTips() {
      const tip = await mostFrequentTip()
      return { most_tips_amount: tip === null ? null : fromMinor(tip) }
    },

    /** 0 where no vehicle goes that far. */
    async extraCharge(kilometres: number): Promise<number> {
      dependOn([tags.content])
      const charge = (await chargeCovering(db, kilometres)) ?? (await chargeStartingAbove(db, kilometres))
      return fromMinor(charge ?? 0)
    },

    async vehicles(scope: Scope) {
      dependOn([tags.content])
      const rows = await activeVehicles(db)
      return rows.map((row) => ({ id: row.id, type: row.type[scope.language] }))
    },

    async cancellationReasons(page: Page, user_type: string | undefined, scope: Scope) {
      dependOn([tags.content])
      const [rows, total_size] = await Promise.all([
        reasonsOf(db, 'cancellation', user_type, page),
        countReasons(db, 'cancellation', user_type),
      ])
      const data = rows.map((row) => ({
        id: row.id,
        reason: row.reason[scope.language],
        user_type: row.user_type,
        status: 1 as const,
      }))
      return { total_size, limit: page.limit, offset: page.offset, data }
    },

    async refundReasons(scope: Scope) {
      dependOn([tags.content])
      const rows = await reasonsOf(db, 'refund')
      return {
        refund_reasons: rows.map((row) => ({
          id: row.id,
          reason: row.reason[scope.language],
          status: 1 as const,
        })),
      }
    },

    async parcelInstructions(page: Page, scope: Scope) {
      dependOn([tags.content])
      const [rows, total_size] = await Promise.all([
        parcelInstructions(db, page),
        countParcelInstructions(db),
      ])
      const data = rows.map((row) => ({
        id: row.id,
        instruction: row.instruction[scope.language],
        status: 1 as const,
      }))
      return { total_size, limit: page.limit, offset: page.offset, data }
    },

    async prohibitedThings(scope: Scope): Promise<string[]> {
      dependOn([tags.content])
      const { parcel_prohibited_things } = await content.settings()
      return parcel_prohibited_things.map((thing) => thing[scope.language])
    },
  }
}

export type CheckoutContentService = ReturnType<typeof createCheckoutContentService>

function presentMethod(row: OfflineMethodRow, scope: Scope): OfflineMethod {
  return {
    id: row.id,
    method_name: row.method_name[scope.language],
    method_fields: row.method_fields.map((field) => ({
      input_name: field.input_name[scope.language],
      input_data: field.input_data,
    })),
    method_informations: row.method_informations.map((asked) => ({
      customer_input: asked.customer_input,
      customer_label: asked.customer_label[scope.language],
      customer_placeholder: asked.customer_placeholder[scope.language],
      is_required: toBit(asked.is_required),
    })),
    status: 1,
  }
}
