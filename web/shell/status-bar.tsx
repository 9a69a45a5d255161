// The live regions of the frame: that there is no network, for as long as there is none; and, unseen, what parts of the page announce.
import WifiOff from 'lucide-react/icons/wifi-off'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useOnline } from '#web/platform/network/online.ts'
import { lastAnnouncement, noAnnouncement, subscribeToAnnouncements } from '#web/ui/feedback/announce.ts'
import { PageProgressText } from './navigation/page-progress.tsx'

export function StatusBar() {
  const t = useTranslations('common')
  const isOnline = useOnline()
  return (
    // Above the bars that stick to the end of a page.
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(6rem+var(--dock))] short:bottom-2 z-popup flex justify-center"
    >
      {isOnline ? null : (
        <p className="flex items-center gap-2.5 rounded-card bg-ink px-4 py-2.5 font-medium text-14 text-surface shadow-raised">
          <WifiOff aria-hidden size={18} className="shrink-0" />
          {t('offline')}
        </p>
      )}
      <PageProgressText />
    </div>
  )
}

/** A region of its own: what is said here must not say again that there is no network. */
export function Announcements() {
  const { text, count } = useSyncExternalStore(subscribeToAnnouncements, lastAnnouncement, noAnnouncement)
  return (
    // Named live as well: a modal hides everything around it that is not.
    <p role="status" aria-live="polite" className="sr-only">
      {text ? <span key={count}>{text}</span> : null}
    </p>
  )
}
