// The endpoints of notices to many customers, one line each.
import { deskNoticeEndpoints as ends } from '#contract/features/notification/desk/desk-notice.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DeskNotices } from './desk-notices.service.ts'

export const deskNoticeRoutes = (notices: DeskNotices) => [
  bind(ends.list, notices.list),
  bind(ends.count, notices.count),
  bind(ends.send, notices.send),
  bind(ends.withdraw, notices.withdraw),
]
