// Everything about the open item: what it is, what can be chosen of it, what it comes to.
import { useAccentOf } from '#web/platform/shop/accent.ts'
import { useFocusLoaded } from '#web/ui/overlay/focus-loaded.ts'
import type { SoldItem } from '../sold-item.queries.ts'
import { AddOnList } from './add-on-list.tsx'
import { CombinationPicker } from './combination-picker.tsx'
import { dialogColumns } from './dialog-look.ts'
import { ItemActions } from './item-actions.tsx'
import { ItemHeading } from './item-heading.tsx'
import { ItemNote } from './item-note.tsx'
import type { ItemSlots, OpenedLine } from './item-order.ts'
import { ItemPicture } from './item-picture.tsx'
import { ItemTotal } from './item-total.tsx'
import { ItemTraits } from './item-traits.tsx'
import { ServingNotice } from './serving-notice.tsx'
import { useItemChoice } from './use-item-choice.ts'
import { VariationGroups } from './variation-groups.tsx'

interface ItemDialogBodyProps extends ItemSlots {
  sold: SoldItem
  onDone(): void
  opened: OpenedLine | undefined
}

export function ItemDialogBody({ sold, onDone, opened, actions, storeLink, heart }: ItemDialogBodyProps) {
  const { item, store } = sold
  useFocusLoaded()
  const accentOf = useAccentOf()
  const open = useItemChoice(item, { source: 'dialog', onDone, opened })
  return (
    <div data-accent={accentOf(item)}>
      <div className={dialogColumns}>
        <ItemPicture item={item} store={store} />
        <div className="flex min-w-0 flex-col gap-5 p-5 sm:p-6">
          <ItemHeading sold={sold} open={open} storeLink={storeLink} heart={heart} />
          <ServingNotice item={item} />
          {/* What is to be done here: choose, or where nothing is to be chosen, take it. */}
          <div data-first-focus className="contents">
            <VariationGroups item={item} open={open} />
            <CombinationPicker item={item} open={open} />
            <AddOnList item={item} open={open} />
          </div>
          {actions ? <ItemNote open={open} /> : null}
          <ItemTraits sold={sold} />
        </div>
      </div>
      <div className="sticky bottom-0 z-1 short:static flex flex-col gap-3 border-line border-t bg-raised px-5 pt-4 safe-bottom sm:flex-row sm:items-center sm:justify-between sm:px-6">
        <ItemTotal open={open} />
        <div data-first-focus className="contents">
          <ItemActions open={open} actions={actions} />
        </div>
      </div>
    </div>
  )
}
