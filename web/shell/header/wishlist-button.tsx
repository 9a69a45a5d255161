// Opens the wishlist, for customers with a zone (HDR-02).
import HeartIcon from 'lucide-react/icons/heart'
import { useTranslations } from 'use-intl'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { usePanel } from '#web/shell/navigation/use-panel.ts'
import { loadWishlist } from '#web/shell/wishlist/load-wishlist.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { CustomerPlaceholder } from './customer-placeholder.tsx'

export function WishlistButton() {
  const t = useTranslations('shell')
  const { shop } = useAccess()
  const isSignedIn = useSignedIn()
  const { Panel, panel, trigger } = usePanel(() => loadWishlist(shop.language))
  if (shop.zone_ids.length === 0) return null
  if (!isSignedIn) return <CustomerPlaceholder icons={['always']} />
  return (
    <>
      <IconButton label={t('wishlist')} aria-haspopup="dialog" {...trigger}>
        <HeartIcon aria-hidden size={22} />
      </IconButton>
      {Panel ? <Panel {...panel} /> : null}
    </>
  )
}
