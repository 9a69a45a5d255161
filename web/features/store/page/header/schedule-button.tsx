// The hours of the week behind a button.
import { useTranslations } from 'use-intl'
import { LinkText } from '#web/ui/action/link-text.tsx'
import { useLazyOverlay } from '#web/ui/overlay/use-lazy-overlay.ts'
import type { ShownSchedule } from './schedule-dialog.tsx'

const loadDialog = () => import('./schedule-dialog.tsx').then(({ ScheduleDialog }) => ScheduleDialog)

export function ScheduleButton({ store, today }: ShownSchedule) {
  const t = useTranslations()
  const {
    Overlay: Schedule,
    state,
    button,
  } = useLazyOverlay(loadDialog, { loading: t('common.loading'), failed: t('common.something_wrong') })
  if (store.schedules.length === 0) return null
  return (
    <>
      <LinkText render={<button type="button" />} {...button} className="min-h-11 text-14">
        {t('storepage.schedule')}
      </LinkText>
      {Schedule ? <Schedule {...state} store={store} today={today} /> : null}
    </>
  )
}
