// Said for as long as there is no network: what is pressed meanwhile waits for it.
import WifiOff from 'lucide-react/icons/wifi-off'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function OfflineBar() {
  const t = useTranslations('common')
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
  return (
    // Above the bars that stick to the end of a page.
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(6rem+var(--dock))] z-popup flex justify-center"
    >
      {isOffline ? (
        <p className="flex items-center gap-2.5 rounded-card bg-ink px-4 py-2.5 font-medium text-14 text-surface shadow-raised">
          <WifiOff aria-hidden size={18} className="shrink-0" />
          {t('offline')}
        </p>
      ) : null}
    </div>
  )
}
