// Around every page of the desk: direction of reading, notices, what is announced, and where the focus goes after a move.
import { Outlet } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { directionOf } from '#contract/core/language.ts'
import { onSessionOver } from '#web/desk/session/desk-api.ts'
import { usePreferences } from '#web/desk/session/preferences.ts'
import { lastAnnouncement, noAnnouncement, subscribeToAnnouncements } from '#web/ui/feedback/announce.ts'
import { usePageFocus } from '#web/ui/navigation/page-focus.ts'
import { SkipLink } from '#web/ui/navigation/skip-link.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { UiProvider } from '#web/ui/overlay/ui-provider.tsx'

export function DeskRoot() {
  const t = useTranslations()
  const { language } = usePreferences()
  usePageFocus()
  useEffect(() => onSessionOver(() => notify.info(t('desk.session_over'), { id: 'session' })), [t])
  return (
    <UiProvider
      direction={directionOf(language)}
      notices={{ label: t('desk.notices'), closeLabel: t('common.close') }}
    >
      <SkipLink to="content">{t('desk.skip_to_content')}</SkipLink>
      <div className="flex min-h-dvh flex-col text-14">
        <Outlet />
      </div>
      <Announcements />
    </UiProvider>
  )
}

function Announcements() {
  const { text, count } = useSyncExternalStore(subscribeToAnnouncements, lastAnnouncement, noAnnouncement)
  return (
    // Named live as well: a modal hides everything around it that is not.
    <p role="status" aria-live="polite" className="sr-only">
      {text ? <span key={count}>{text}</span> : null}
    </p>
  )
}
