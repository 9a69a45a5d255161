// Refusals about campaigns and flash sales.
import type { FailureKind } from '../../core/failure.ts'

export const promotionFailures = {
  campaign_not_found: { status: 404, code: 'basic_campaign_id', message: 'Not found' },
  campaign_item_not_found: { status: 404, code: 'item_campaign', message: 'Not found' },
  flash_sale_not_found: { status: 404, code: 'flash_sale', message: 'Not found' },
} as const satisfies Record<string, FailureKind>
