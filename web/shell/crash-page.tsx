// When a page cannot be shown: what happened, and a button that tries again in place.
import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

export function CrashPage({ reset }: { reset: () => void }) {
  const t = useTranslations()
  const router = useRouter()
  const again = () => {
    reset()
    router.invalidate()
  }
  return (
    <EmptyState
      level={1}
      picture={<EmptyPicture />}
      title={t('error.crash_title')}
      text={t('error.crash_text')}
      action={<Button onClick={again}>{t('common.retry')}</Button>}
    />
  )
}
