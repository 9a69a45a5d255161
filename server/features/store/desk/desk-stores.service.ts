// Stores at the desk, put together.
import type { AuditService } from '#server/features/audit/audit.service.ts'
import { createDeskStores, type DeskStoreParts } from './desk-stores.ts'
import { registerStoreUndo } from './undo-store.ts'

export function createDeskStoreService(parts: Omit<DeskStoreParts, 'audit'> & { audit: AuditService }) {
  registerStoreUndo(parts.audit, parts)
  return createDeskStores(parts)
}

export type DeskStoreService = ReturnType<typeof createDeskStoreService>
