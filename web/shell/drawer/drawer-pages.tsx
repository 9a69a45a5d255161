// Pages that stand in the bar on wide screens and in the drawer on narrow ones.
import { Link } from '@tanstack/react-router'
import LogIn from 'lucide-react/icons/log-in'
import PackageSearch from 'lucide-react/icons/package-search'
import { useTranslations } from 'use-intl'
import { useBackSearch } from '#web/platform/session/use-back-search.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { PageLink } from '#web/shell/navigation/page-link.tsx'
import { rowLook } from './drawer-row.ts'

export function DrawerPages({ onFollow }: { onFollow: () => void }) {
  const t = useTranslations('shell')
  const isGuest = !useSignedIn()
  const search = useBackSearch()
  return (
    <>
      <PageLink path="/track-order" onClick={onFollow} className={rowLook}>
        <PackageSearch aria-hidden size={20} className="text-ink-soft" />
        {t('track_order')}
      </PageLink>
      {isGuest ? (
        <Link to="/auth/sign-in" search={search} onClick={onFollow} className={rowLook}>
          <LogIn aria-hidden size={20} className="text-ink-soft mirror" />
          {t('sign_in')}
        </Link>
      ) : null}
    </>
  )
}
