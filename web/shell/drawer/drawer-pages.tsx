// Pages that stand in the bar on wide screens and in the drawer on narrow ones.
import LogIn from 'lucide-react/icons/log-in'
import PackageSearch from 'lucide-react/icons/package-search'
import { useTranslations } from 'use-intl'
import { readStored } from '#web/platform/storage/storage.ts'
import { PageLink } from '#web/shell/navigation/page-link.tsx'
import { rowLook } from './drawer-row.ts'

export function DrawerPages({ onFollow }: { onFollow: () => void }) {
  const t = useTranslations('shell')
  const isGuest = readStored('token') === null
  return (
    <>
      <PageLink path="/track-order" onClick={onFollow} className={rowLook}>
        <PackageSearch aria-hidden size={20} className="text-ink-soft" />
        {t('track_order')}
      </PageLink>
      {isGuest ? (
        <PageLink path="/auth/sign-in" onClick={onFollow} className={rowLook}>
          <LogIn aria-hidden size={20} className="text-ink-soft mirror" />
          {t('sign_in')}
        </PageLink>
      ) : null}
    </>
  )
}
