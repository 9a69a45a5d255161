// When a page cannot be shown: what happened, and a button that tries again in place; with the network back it is tried by itself.
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { isOnline, useOnline, useRetryWhenOnline } from '#web/platform/network/online.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { openStoredPage } from './stored-pages.ts'

/** In the words of the three browser families. */
const missingScript = /dynamically imported module|module script failed/

/** What calls are refused with while the shop is closed for maintenance. */
const closedCode = 'maintenance'

export function CrashPage({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const t = useTranslations()
  const router = useRouter()
  const wasRefused = error instanceof ApiFailure
  const isCutOff = !useOnline() && !wasRefused
  const again = () => {
    // A script that could not be fetched stays missing for as long as the page stands.
    if (isOnline() && error instanceof Error && missingScript.test(error.message)) {
      window.location.reload()
      return
    }
    reset()
    router.invalidate()
  }
  const isClosed = wasRefused && error.entries[0]?.code === closedCode
  useEffect(() => {
    // The server has a page for it that opens the shop again by itself.
    if (isClosed) window.location.reload()
  }, [isClosed])
  useRetryWhenOnline(again)
  useEffect(() => {
    if (isCutOff) void Promise.allSettled([openStoredPage()])
  }, [isCutOff])
  return (
    <EmptyState
      level={1}
      picture={<EmptyPicture />}
      title={t(isCutOff ? 'error.offline_title' : 'error.crash_title')}
      text={t(isCutOff ? 'error.offline_text' : 'error.crash_text')}
      action={<Button onClick={again}>{t('common.retry')}</Button>}
    />
  )
}
