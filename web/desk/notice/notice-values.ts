// What the form of a notice holds, and how it is sent.
import type { Localised } from '#contract/core/language.ts'
import type { NoticeSegment } from '#contract/features/notification/desk/desk-notice.schema.ts'
import type { Named } from '#web/desk/promotion/pick-field.tsx'

export interface NoticeValues {
  title: Localised
  description: Localised
  kind: NoticeSegment | null
  zones: Named[]
  module: Named | null
  days: number | null
  points: number | null
  in_app: boolean
  push: boolean
  /** Empty: at once. */
  send_at: string
}

const noText: Localised = { en: '', ar: '', tg: '', ru: '' }

export const newNoticeValues: NoticeValues = {
  ...{ title: noText, description: noText, kind: 'everybody', zones: [], module: null },
  ...{ days: 30, points: 100, in_app: true, push: true, send_at: '' },
}

type SegmentValues = Pick<NoticeValues, 'kind' | 'zones' | 'module' | 'days' | 'points'>

export const segmentOf = ({ kind, zones, module, days, points }: SegmentValues) => ({
  kind: kind ?? 'everybody',
  zone_ids: zones.map(({ id }) => id),
  ...(module ? { module_id: module.id } : {}),
  ...(days === null ? {} : { days }),
  ...(points === null ? {} : { points }),
})

export function noticeInput(values: NoticeValues, key: string) {
  const { title, description, in_app, push, send_at } = values
  return { title, description, in_app, push, segment: segmentOf(values), send_at: send_at || null, key }
}
