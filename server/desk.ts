// Composition of the desk, where the shop's own people work: its services, and its routes in one visible list.
import type { Database } from './database/connection.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { createAuditService } from './features/audit/audit.service.ts'
import type { ContentService } from './features/content/content.service.ts'
import { importRoutes } from './features/import/import.routes.ts'
import { createImportService } from './features/import/import.service.ts'
import { reportRoutes } from './features/report/report.routes.ts'
import { createReportService } from './features/report/report.service.ts'
import { createSignInAttempts } from './features/session/sign-in-attempts.service.ts'
import { staffRoutes } from './features/staff/staff.routes.ts'
import { createStaffService } from './features/staff/staff.service.ts'
import type { Clock } from './platform/clock/clock.ts'
import type { Config } from './platform/config/config.ts'
import { usualFetchLimits } from './platform/images/fetch-picture.ts'
import type { PictureStore } from './platform/images/picture-store.ts'
import type { Log } from './platform/log/log.ts'
import { createMail } from './platform/mail/mail.ts'

interface DeskParts {
  config: Config
  db: Database
  clock: Clock
  log: Log
  time_zone: string
  content: ContentService
  pictures: PictureStore
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
  const report = createReportService(parts)
  /** What the desk does in the background: asked again every few seconds, by every process. */
  const steps: (() => Promise<void>)[] = []
  const imports = createImports({ ...parts, audit })
  return { audit, staff, report, imports, steps }
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
export const deskRoutes = ({
  audit,
  staff,
  report,
  imports,
}: Omit<ReturnType<typeof createDeskServices>, 'steps'>) => [
  ...staffRoutes(staff),
  ...auditRoutes(audit),
  ...reportRoutes(report),
  ...importRoutes(imports),
]
