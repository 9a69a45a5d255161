// Items and add-ons at the desk; its composition enters here.
import type { AuditService } from '#server/features/audit/audit.service.ts'
import { changeManyItems } from './bulk-items.ts'
import { createDeskAddOns, registerAddOnUndo } from './desk-add-ons.ts'
import { createDeskItems, type DeskItemParts } from './desk-items.ts'
import { registerItemUndo } from './item-log.ts'

export function createDeskItemService(parts: DeskItemParts & { audit: AuditService }) {
  registerItemUndo(parts.audit, parts.clock)
  registerAddOnUndo(parts.audit, parts.clock)
  return {
    items: createDeskItems(parts),
    addOns: createDeskAddOns(parts),
    changeMany: (call: Parameters<typeof changeManyItems>[1]) => changeManyItems(parts, call),
  }
}

export type DeskItemService = ReturnType<typeof createDeskItemService>
