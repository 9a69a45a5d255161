// What the item is: its store, name, rating, words and price.
import { useTranslations } from 'use-intl'
import { moduleTraits } from '#contract/core/module-type.ts'
import { ReadMore } from '#web/ui/display/read-more.tsx'
import { BoughtBefore } from '../bought-before.tsx'
import type { SoldItem } from '../sold-item.queries.ts'
import { VegMark } from '../veg-mark.tsx'
import { ChosenPrice } from './chosen-price.tsx'
import type { ItemSlots } from './item-order.ts'
import { ItemRatingLine } from './item-rating-line.tsx'
import { StoreName } from './store-name.tsx'
import type { OpenChoice } from './use-item-choice.ts'

interface ItemHeadingProps extends Pick<ItemSlots, 'storeLink' | 'heart'> {
  sold: SoldItem
  open: OpenChoice
}

const descriptionLength = 130

export function ItemHeading({ sold, open, storeLink, heart }: ItemHeadingProps) {
  const t = useTranslations('common')
  const { item } = sold
  return (
    <div className="flex flex-col gap-2 sm:pe-12">
      <StoreName sold={sold} storeLink={storeLink} />
      {/* The title of the dialog is the heading; this is what the eye sees of it. */}
      <div className="flex items-start justify-between gap-3">
        <p className="flex items-start gap-2 font-semibold text-22">
          {moduleTraits[item.module_type].has_veg_mark ? (
            <span className="mt-0.5">
              <VegMark veg={item.veg === 1} />
            </span>
          ) : null}
          {item.name}
        </p>
        <div className="-mt-1.5 shrink-0">{heart(item)}</div>
      </div>
      <ItemRatingLine item={item} />
      <BoughtBefore item={item} />
      {item.description ? (
        <div className="text-14">
          <ReadMore
            text={item.description}
            moreLabel={t('read_more')}
            lessLabel={t('show_less')}
            limit={descriptionLength}
          />
        </div>
      ) : null}
      <ChosenPrice item={item} amounts={open.amounts} />
    </div>
  )
}
