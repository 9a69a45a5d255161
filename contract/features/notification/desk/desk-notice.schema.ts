// Notices to many customers at once: what is said, to whom, when.
import { z } from 'zod'
import { deskList, requiredText } from '../../../core/desk.ts'
import { deskMoment, ownTexts } from '../../../core/desk-fields.ts'
import { pageEnvelope } from '../../../core/paging.ts'
import { asJson, wireFlag, wireId, wireIdList, wireInteger } from '../../../core/wire.ts'

export const noticeSegments = ['everybody', 'zones', 'module', 'lapsed', 'points'] as const

export type NoticeSegment = (typeof noticeSegments)[number]

export const noticeSlips = {
  zones: 'Choose at least one zone.',
  module: 'Choose a module.',
  channel: 'Choose at least one way to send it.',
} as const

/** Whom a notice goes to; whoever switched offers off gets none. */
const segmentFields = z.object({
  kind: z.enum(noticeSegments),
  /** `zones`: who lives there, or ordered there last. */
  zone_ids: wireIdList.default([]),
  /** `module`: who ordered in it in these days. */
  module_id: wireId.nullable().default(null),
  /** `module`: ordered within; `lapsed`: ordered before, but not within. */
  days: wireInteger.min(1).max(3_650).default(30),
  /** `points`: who has as many. */
  points: wireInteger.min(1).max(1_000_000_000).default(1),
})

export type Segment = z.output<typeof segmentFields>

export const segment = z.preprocess(
  asJson,
  segmentFields.superRefine(({ kind, zone_ids, module_id }, context) => {
    if (kind === 'zones' && zone_ids.length === 0) {
      context.addIssue({ code: 'custom', path: ['zone_ids'], message: noticeSlips.zones })
    }
    if (kind === 'module' && module_id === null) {
      context.addIssue({ code: 'custom', path: ['module_id'], message: noticeSlips.module })
    }
  }),
)

const noticeFields = z.object({
  title: requiredText(80),
  description: requiredText(300),
  segment,
  in_app: wireFlag.default(true),
  push: wireFlag.default(true),
  /** Null: at once. */
  send_at: deskMoment.nullable().default(null),
  /** Made by the form: pressed twice, it is sent once. */
  key: z.string().regex(/^[\w-]{8,64}$/),
})

export const newNotice = noticeFields.superRefine(({ in_app, push }, context) => {
  if (!in_app && !push) {
    context.addIssue({ code: 'custom', path: ['in_app'], message: noticeSlips.channel })
  }
})

export const noticeStates = ['planned', 'sending', 'sent', 'withdrawn'] as const

export const noticeSorts = ['newest', 'time'] as const

export const noticeQuery = z.object({ ...deskList(noticeSorts), state: z.enum(noticeStates).optional() })

const id = z.number().int()

export const deskNotice = z.object({
  id,
  title: z.string(),
  description: z.string(),
  texts: z.object({ title: ownTexts, description: ownTexts }),
  segment: z.object({
    kind: z.enum(noticeSegments),
    zone_ids: z.array(id),
    module_id: id.nullable(),
    days: z.number().int(),
    points: z.number().int(),
  }),
  in_app: z.boolean(),
  push: z.boolean(),
  state: z.enum(noticeStates),
  /** YYYY-MM-DD HH:mm in the shop's time zone. */
  send_at: z.string(),
  /** Null while it waits or is being sent. */
  finished_at: z.string().nullable(),
  /** Customers it went to so far. */
  reached: z.number().int(),
  sent_by: z.string().nullable(),
  version: z.number().int(),
})

export type DeskNotice = z.output<typeof deskNotice>

export const noticePage = z.object({ ...pageEnvelope, rows: z.array(deskNotice) })
