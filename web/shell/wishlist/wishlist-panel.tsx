// The wishlist drawer (WSH-01); following one of its cards closes it.
import { useTranslations } from 'use-intl'
import { useLeaveWithLink } from '#web/shell/navigation/use-leave-with-link.ts'
import type { PanelProps } from '#web/shell/navigation/use-panel.ts'
import { Drawer } from '#web/ui/overlay/drawer.tsx'
import { WishlistContents } from './wishlist-contents.tsx'

export function WishlistPanel({ open, onOpenChange }: PanelProps) {
  const t = useTranslations()
  useLeaveWithLink(open, () => onOpenChange(false))
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('wishlist.title')}
      closeLabel={t('common.close')}
      width="wide"
    >
      <WishlistContents isShown={open} />
    </Drawer>
  )
}
