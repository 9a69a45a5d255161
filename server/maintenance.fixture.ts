// A shop that is never closed for maintenance, for storefronts without settings.
import { createMaintenance } from './maintenance.ts'

export const neverClosed = createMaintenance(async () => ({ maintenance_mode: false }))
