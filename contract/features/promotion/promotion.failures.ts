// Refusals about campaigns and flash sales.
import type { FailureKind } from '../../core/failure.ts'

/** Not found says beside it whether the campaign or sale ever began (`has_run`): an old link, or a wrong one. */
export const promotionFailures = {
  campaign_not_found: { status: 404, code: 'basic_campaign_id', message: 'Not found' },
  campaign_item_not_found: { status: 404, code: 'item_campaign', message: 'Not found' },
  flash_sale_not_found: { status: 404, code: 'flash_sale', message: 'Not found' },
} as const satisfies Record<string, FailureKind>
