// When a screen cannot be shown: what happened, and a button that tries again in place.
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '#web/desk/navigation/page-header.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

/** In the words of the three browser families. */
const missingScript = /dynamically imported module|module script failed/

export function CrashPage({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const t = useTranslations()
  const router = useRouter()
  usePageTitle(t('desk.crash_title'))
  const again = () => {
    // A script of an older build stays missing for as long as the page stands.
    if (error instanceof Error && missingScript.test(error.message)) return window.location.reload()
    reset()
    router.invalidate()
  }
  return (
    <EmptyState
      level={1}
      picture={<EmptyPicture />}
      title={t('desk.crash_title')}
      text={t('desk.crash_text')}
      action={<Button onClick={again}>{t('common.retry')}</Button>}
    />
  )
}
