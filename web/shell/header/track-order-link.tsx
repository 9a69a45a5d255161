// Guests find their order by its number; customers have it among theirs (HDR-02).
import { Link } from '@tanstack/react-router'
import PackageSearch from 'lucide-react/icons/package-search'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'

export function TrackOrderLink() {
  const t = useTranslations('shell')
  // Customers have it in their menu (TRK-05).
  if (useSignedIn()) return null
  return (
    <IconButton
      label={t('track_order')}
      render={<Link to="/track-order" />}
      className="in-data-customer:hidden"
    >
      <PackageSearch aria-hidden size={22} />
    </IconButton>
  )
}
