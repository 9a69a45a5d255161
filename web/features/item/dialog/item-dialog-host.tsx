// Stands once beside every page: opens the item the address names (?item=…, ?campaign_item=…) over it.
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { QueryAccess } from '#web/platform/api/query.ts'
import { scriptsFetchable } from '#web/ui/lazy/fetch-script.ts'
import { useLazyComponent } from '#web/ui/lazy/use-lazy-component.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import type { ItemSlots, OpenedLine } from './item-order.ts'
import { loadItemDialog } from './load-item-dialog.ts'
import { useAskedItem } from './use-asked-item.ts'

interface ItemDialogHostProps extends ItemSlots {
  /** The context of the page underneath. */
  access: QueryAccess
  opened: OpenedLine | undefined
}

export function ItemDialogHost({ access, opened, ...slots }: ItemDialogHostProps) {
  const t = useTranslations('common')
  const { asked, close } = useAskedItem()
  const { Component: Dialog, load } = useLazyComponent(() => loadItemDialog(access.shop.language))
  const isWanted = asked !== null && Dialog === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once, when the first item is asked for
  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    const open = async () => {
      if (await load()) return
      if (navigator.onLine) notify.error(t('something_wrong'), { id: 'panel' })
      // Pressed without a network or a shop, it opens once it is back.
      await scriptsFetchable()
      if (!isLeft) await load()
    }
    open()
    return () => {
      isLeft = true
    }
  }, [isWanted])
  return Dialog ? <Dialog access={access} asked={asked} opened={opened} onClose={close} {...slots} /> : null
}
