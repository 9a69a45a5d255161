// The endpoints of figures, one line each.
import { reportEndpoints } from '#contract/features/report/report.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { ReportService } from './report.service.ts'

export const reportRoutes = (report: ReportService) => [
  bind(reportEndpoints.today, report.today),
  bind(reportEndpoints.series, report.series),
  bind(reportEndpoints.orders, report.orders),
]
