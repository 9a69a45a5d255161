// Everything the server sends to people by itself, from the features that send it: what the desk lets the shop reword.
import { orderNotices } from './features/order/notices/order-news.ts'
import { codeNotices } from './features/session/one-time-codes.ts'
import { staffNotices } from './features/staff/invitation/invitations.ts'
import type { NoticeTexts } from './platform/messages/notice-texts.ts'

export const noticeTexts: NoticeTexts = { ...orderNotices, ...codeNotices, ...staffNotices }
