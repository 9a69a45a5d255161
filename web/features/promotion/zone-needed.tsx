// In place of the campaigns, for who has not said where they are (HDR-06): why there are none, and the way to say it.
import { useTranslations } from 'use-intl'
import { pickerTrigger } from '#web/platform/shop/open-location-picker.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

export function ZoneNeeded() {
  const t = useTranslations()
  return (
    <EmptyState
      level={1}
      picture={<EmptyPicture />}
      title={t('shell.zone_required')}
      action={<Button {...pickerTrigger({ flow: 'store' })}>{t('landing.place_map')}</Button>}
    />
  )
}
