// The way to the wishlist on screens too narrow for it in the bar.
import HeartIcon from 'lucide-react/icons/heart'
import { useTranslations } from 'use-intl'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { usePanel } from '#web/shell/navigation/use-panel.ts'
import { loadWishlist } from '#web/shell/wishlist/load-wishlist.ts'
import { rowLook } from './drawer-row.ts'

export function DrawerWishlist() {
  const t = useTranslations('shell')
  const { shop } = useAccess()
  const isSignedIn = useSignedIn()
  const { Panel, panel, trigger } = usePanel(() => loadWishlist(shop.language))
  if (!isSignedIn || shop.zone_ids.length === 0) return null
  return (
    <div className="mt-2 border-line border-t pt-2">
      <button type="button" aria-haspopup="dialog" {...trigger} className={rowLook}>
        <HeartIcon aria-hidden size={20} className="text-ink-soft" />
        {t('wishlist')}
      </button>
      {Panel ? <Panel {...panel} /> : null}
    </div>
  )
}
