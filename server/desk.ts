// Composition of the desk, where the shop's own people work: its services, and its routes in one visible list.
import type { Database } from './database/connection.ts'
import { createSellingServices, sellingRoutes } from './desk-selling.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { createAuditService } from './features/audit/audit.service.ts'
import { deskCategoryRoutes } from './features/category/desk/desk-categories.routes.ts'
import { createDeskCategories } from './features/category/desk/desk-categories.service.ts'
import { createDeskWords } from './features/category/desk/desk-words.service.ts'
import type { ContentService } from './features/content/content.service.ts'
import { deskContentRoutes } from './features/content/desk/desk-content.routes.ts'
import { createDeskContent } from './features/content/desk/desk-content.service.ts'
import { shortListRoutes } from './features/content/desk/short-lists.routes.ts'
import { createShortLists } from './features/content/desk/short-lists.service.ts'
import { importRoutes } from './features/import/import.routes.ts'
import { createImportService } from './features/import/import.service.ts'
import { createDeskItemService } from './features/item/desk/desk-item.service.ts'
import { deskItemRoutes } from './features/item/desk/desk-items.routes.ts'
import { deskModuleRoutes } from './features/module/desk/desk-modules.routes.ts'
import { createDeskModules } from './features/module/desk/desk-modules.service.ts'
import { deskOrderRoutes } from './features/order/desk/desk-orders.routes.ts'
import { createDeskOrders } from './features/order/desk/desk-orders.service.ts'
import type { Operations } from './features/order/operations/operations.ts'
import { pictureRoutes } from './features/picture/picture.routes.ts'
import { createPictureService } from './features/picture/picture.service.ts'
import { reportRoutes } from './features/report/report.routes.ts'
import { createReportService } from './features/report/report.service.ts'
import { createSignInAttempts } from './features/session/sign-in-attempts.service.ts'
import { staffRoutes } from './features/staff/staff.routes.ts'
import { createStaffService } from './features/staff/staff.service.ts'
import { deskStoreRoutes } from './features/store/desk/desk-stores.routes.ts'
import { createDeskStoreService } from './features/store/desk/desk-stores.service.ts'
import { deskZoneRoutes } from './features/zone/desk/desk-zones.routes.ts'
import { createDeskZones } from './features/zone/desk/desk-zones.service.ts'
import type { GatewayOffer } from './gateways.ts'
import type { Clock } from './platform/clock/clock.ts'
import type { Config } from './platform/config/config.ts'
import type { RateLimiter } from './platform/http/limits/rate-limit.ts'
import { usualFetchLimits } from './platform/images/fetch-picture.ts'
import type { PictureStore } from './platform/images/picture-store.ts'
import type { PrivatePictures } from './platform/images/private-pictures.ts'
import type { Log } from './platform/log/log.ts'
import { createMail } from './platform/mail/mail.ts'
import type { ReadOriginals } from './platform/messages/original-texts.ts'

interface DeskParts {
  config: Config
  db: Database
  clock: Clock
  log: Log
  time_zone: string
  content: ContentService
  pictures: PictureStore
  privately: PrivatePictures
  operations: Operations
  limiter: RateLimiter
  originals: ReadOriginals
  reachable: readonly string[]
  set_up: GatewayOffer['set_up']
}

export function createDeskServices(parts: DeskParts) {
  const { config, log } = parts
  const audit = createAuditService(parts)
  const staff = createStaffService({
    ...parts,
    audit,
    attempts: createSignInAttempts({ ...parts, limits_sign_in: config.rate_limit }),
    mail: createMail(config.mail, log, config.demo),
    owner_email: config.owner_email,
  })
  const mainLanguage = async () => (await parts.content.settings()).default_language
  const selling = createSellingServices({ ...parts, audit, mainLanguage })
  const { identity_providers, sms, demo } = config
  // Codes of a demo are read in its log.
  const sends_codes = sms !== null || demo
  const content = createDeskContent({
    ...parts,
    ...{ audit, identity_providers, sends_codes },
    settings: parts.content.settings,
  })
  const report = createReportService(parts)
  /** What the desk does in the background: asked again every few seconds, by every process. */
  const steps: (() => Promise<void>)[] = [report.countDays]
  return {
    ...{ audit, staff, content, report, steps },
    selling,
    imports: createImports({ ...parts, audit }),
    orders: createDeskOrders({ ...parts, audit }),
    stores: createDeskStoreService({ ...parts, audit }),
    items: createDeskItemService({ ...parts, audit, mainLanguage }),
    zones: createDeskZones({ ...parts, audit }),
    modules: createDeskModules({ ...parts, audit, mainLanguage }),
    shortLists: createShortLists({ ...parts, audit, mainLanguage }),
    pictures: createPictureService(parts),
    categories: createDeskCategories({ ...parts, audit, mainLanguage }),
    words: createDeskWords({ ...parts, audit, mainLanguage }),
  }
}

function createImports(parts: DeskParts & { audit: ReturnType<typeof createAuditService> }) {
  const { settings } = parts.content
  return createImportService({
    ...parts,
    fetching: { ...usualFetchLimits, allowsPrivate: parts.config.import_private_addresses },
    mainLanguage: async () => (await settings()).default_language,
    async shop() {
      const { business_name, currency } = await settings()
      return { name: business_name, currency }
    },
  })
}

/** Those of signing in too: whoever is not signed in yet enters by them. */
export const deskRoutes = (desk: Omit<ReturnType<typeof createDeskServices>, 'steps'>) => [
  ...staffRoutes(desk.staff),
  ...auditRoutes(desk.audit),
  ...deskContentRoutes(desk.content),
  ...reportRoutes(desk.report),
  ...importRoutes(desk.imports),
  ...deskOrderRoutes(desk.orders),
  ...deskStoreRoutes(desk.stores),
  ...deskItemRoutes(desk.items),
  ...deskZoneRoutes(desk.zones),
  ...deskModuleRoutes(desk.modules),
  ...shortListRoutes(desk.shortLists),
  ...sellingRoutes(desk.selling),
  ...pictureRoutes(desk.pictures),
  ...deskCategoryRoutes(desk.categories, desk.words),
]
