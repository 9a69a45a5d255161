// When a page cannot be shown: what happened, and a button that tries again in place; with the network back it is tried by itself.
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

/** In the words of the three browser families. */
const missingScript = /dynamically imported module|module script failed/

export function CrashPage({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const t = useTranslations()
  const router = useRouter()
  const again = () => {
    if (error instanceof Error && missingScript.test(error.message)) {
      // A script that could not be fetched stays missing for as long as the page stands.
      if (navigator.onLine) window.location.reload()
      return
    }
    reset()
    router.invalidate()
  }
  const goOn = useEffectEvent(again)
  useEffect(() => {
    const tryAgain = () => goOn()
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [])
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
