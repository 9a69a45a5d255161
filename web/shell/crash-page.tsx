// When a page cannot be shown: what happened, and a button that tries again in place; with the network back it is tried by itself.
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

/** In the words of the three browser families. */
const missingScript = /dynamically imported module|module script failed/

/** What calls are refused with while the shop is closed for maintenance. */
const closedCode = 'maintenance'

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
  const isClosed = error instanceof ApiFailure && error.entries[0]?.code === closedCode
  useEffect(() => {
    // The server has a page for it that opens the shop again by itself.
    if (isClosed) window.location.reload()
  }, [isClosed])
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
