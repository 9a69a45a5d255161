// Shows every refusal in passing (NET-04), ends an expired session (NET-03) and follows sign-ins and sign-outs of other tabs.
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { ApiFailure } from '#web/platform/api/api-failure.ts'
import { onFailure } from '#web/platform/api/failure-announcer.ts'
import { useRetryAfterText } from '#web/platform/api/use-refusal.ts'
import { takeReloadNotice } from '#web/platform/navigation/reload-notice.ts'
import { authHref } from '#web/platform/session/back-path.ts'
import { expireSession, followOtherTabs } from '#web/platform/session/session.ts'
import { readStored } from '#web/platform/storage/storage.ts'
import { notify } from '#web/ui/overlay/notify.ts'

export function FailureNotices() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const t = useTranslations()
  const retryAfterText = useEffectEvent(useRetryAfterText())
  useEffect(() => {
    let isLeaving = false
    async function leave() {
      isLeaving = true
      notify.error(t('common.token_expired'), { id: 'session' })
      // Signing in again leads back to the page that was refused.
      const href = authHref('/auth/sign-in', router.state.location.href)
      await expireSession(queryClient)
      await router.navigate({ href })
      isLeaving = false
    }
    function hear(failure: ApiFailure, token: string | null) {
      if (failure.status !== 401 || token === null) return show(failure)
      // A page asks for several things at once: the end of its session is said for all of them. An answer to an
      // earlier session says nothing about the one of now.
      if (!isLeaving && readStored('token') === token) leave()
    }
    function show(failure: ApiFailure) {
      const wait = retryAfterText(failure)
      const said = failure.messages.length > 0 ? failure.messages : [t('common.something_wrong')]
      const messages = wait ? [wait] : said
      // The same refusal twice is one notice: a list of ten failed pictures of a page must not cover it.
      for (const message of messages) notify.error(message, { id: message })
    }
    return onFailure(hear)
  }, [router, queryClient, t])
  useEffect(() => followOtherTabs(queryClient), [queryClient])
  useEffect(() => {
    const notice = takeReloadNotice()
    if (notice) notify.success(t(`shell.${notice}`))
  }, [t])
  return null
}
