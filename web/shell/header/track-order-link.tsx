// Guests find their order by its number; customers have it among theirs (HDR-02).
import { Link } from '@tanstack/react-router'
import PackageSearch from 'lucide-react/icons/package-search'
import { useTranslations } from 'use-intl'
import { usePageExists } from '#web/shell/navigation/page-link.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'

const page: string = '/track-order'

export function TrackOrderLink() {
  const t = useTranslations('shell')
  const exists = usePageExists()
  if (!exists(page)) return null
  return (
    <IconButton label={t('track_order')} render={<Link to={page} />}>
      <PackageSearch aria-hidden size={22} />
    </IconButton>
  )
}
