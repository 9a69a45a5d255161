// One entry of the wishlist with a button that removes it after a question (WSH-01, WSH-02).
import { useQueryClient } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { changeWishlist } from '../change-wishlist.ts'
import type { WishlistEntry } from '../wishlist-entry.ts'

export function WishlistRow({ entry, children }: { entry: WishlistEntry; children: ReactNode }) {
  const t = useTranslations()
  const access = useShownAccess()
  const queryClient = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const remove = async () => {
    setRemoving(true)
    try {
      const said = await changeWishlist({ access, queryClient }, entry, false)
      if (said !== null) notify.success(said, { id: 'wishlist' })
    } catch {
      notify.error(t('common.something_wrong'), { id: 'wishlist' })
    } finally {
      setRemoving(false)
      setAsked(false)
    }
  }
  return (
    <li className="flex items-center gap-1">
      <div className="min-w-0 flex-1">{children}</div>
      <IconButton label={t('wishlist.delete', { name: entry.name })} onClick={() => setAsked(true)}>
        <Trash2 aria-hidden size={20} className="text-ink-soft" />
      </IconButton>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        onConfirm={remove}
        loading={isRemoving}
        tone="danger"
        texts={{
          question: t('wishlist.delete_question'),
          detail: entry.name,
          cancel: t('common.cancel'),
          confirm: t('common.yes'),
        }}
      />
    </li>
  )
}
