// Whether customers can order there now, and what is still missing: a word each, never colour alone.
import { useTranslations } from 'use-intl'
import type { StoreState } from '#contract/features/store/desk/desk-store.rules.ts'
import type { DeskStore, DeskStoreRow } from '#contract/features/store/desk/desk-store.schema.ts'
import { useMoment } from '#web/desk/session/use-desk.ts'
import { Tag } from '#web/ui/display/tag.tsx'
import type { Tone } from '#web/ui/display/tone.ts'

type Standing = Pick<DeskStore | DeskStoreRow, 'state' | 'next_opening' | 'paused_until' | 'missing'>

const tones: Readonly<Record<StoreState, Tone>> = {
  open: 'success',
  outside_hours: 'neutral',
  paused: 'warning',
  switched_off: 'danger',
  unapproved: 'warning',
  archived: 'neutral',
}

export function useStateText(): (store: Standing) => string {
  const t = useTranslations('desk_stores')
  const moment = useMoment()
  return ({ state, next_opening, paused_until }) => {
    if (state === 'paused' && paused_until)
      return t('paused_until', { time: moment(paused_until, 'day_time') })
    if (state === 'outside_hours' && next_opening)
      return t('opens_at', { time: moment(next_opening, 'day_time') })
    return t(state)
  }
}

export function StoreStateTag({ store }: { store: Standing }) {
  return <Tag tone={tones[store.state]}>{useStateText()(store)}</Tag>
}

/** Nothing where nothing is missing. */
export function StoreMissing({ store }: { store: Standing }) {
  const t = useTranslations('desk_stores')
  if (store.missing.length === 0) return null
  return (
    <Tag tone="warning">
      {t('missing', { parts: store.missing.map((part) => t(`lacks_${part}`)).join(', ') })}
    </Tag>
  )
}
