// Shows every refusal in passing (NET-04) and ends an expired session (NET-03).
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { ApiFailure } from '#web/platform/api/api-failure.ts'
import { onFailure } from '#web/platform/api/failure-announcer.ts'
import { readStored, removeStored } from '#web/platform/storage/storage.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { takeReloadNotice } from './header/reload-notice.ts'

export function FailureNotices() {
  const router = useRouter()
  const t = useTranslations()
  useEffect(() => {
    function endSession() {
      removeStored('token')
      notify.error(t('common.token_expired'), { id: 'session' })
      router.navigate({ href: '/auth/sign-in' })
    }
    function show(failure: ApiFailure) {
      if (failure.status === 401 && readStored('token')) return endSession()
      const messages = failure.messages.length > 0 ? failure.messages : [t('common.something_wrong')]
      // The same refusal twice is one notice: a list of ten failed pictures of a page must not cover it.
      for (const message of messages) notify.error(message, { id: message })
    }
    return onFailure(show)
  }, [router, t])
  useEffect(() => {
    if (takeReloadNotice()) notify.success(t('shell.language_changed'))
  }, [t])
  return null
}
