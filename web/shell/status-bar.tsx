// The live region of the frame: says for as long as there is no network, and, unseen, that a page takes long.
import WifiOff from 'lucide-react/icons/wifi-off'
import { useTranslations } from 'use-intl'
import { useOnline } from '#web/platform/network/online.ts'
import { PageProgressText } from './navigation/page-progress.tsx'

export function StatusBar() {
  const t = useTranslations('common')
  const isOnline = useOnline()
  return (
    // Above the bars that stick to the end of a page.
    <div
      role="status"
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
