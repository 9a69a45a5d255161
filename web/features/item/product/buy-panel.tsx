// Name, price, combinations and the way into the cart; on phones total and buttons stay within thumb's
// reach to the end of the page.
import { useTranslations } from 'use-intl'
import { moduleTraits } from '#contract/core/module-type.ts'
import { fromMinor } from '#contract/core/money.ts'
import { discountedUnitPrice } from '#contract/features/item/item.rules.ts'
import type { Item } from '#contract/features/item/item.schema.ts'
import type { AnsweredAt } from '#web/platform/clock/server-clock.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { StickyBar } from '#web/ui/layout/sticky-bar.tsx'
import { BoughtBefore } from '../bought-before.tsx'
import { AddOnList } from '../dialog/add-on-list.tsx'
import { ChosenPrice } from '../dialog/chosen-price.tsx'
import { CombinationPicker } from '../dialog/combination-picker.tsx'
import { ItemActions } from '../dialog/item-actions.tsx'
import { ItemNote } from '../dialog/item-note.tsx'
import type { ItemSlots } from '../dialog/item-order.ts'
import { ItemRatingLine } from '../dialog/item-rating-line.tsx'
import { ItemTotal } from '../dialog/item-total.tsx'
import { ServingNotice } from '../dialog/serving-notice.tsx'
import { StoreName } from '../dialog/store-name.tsx'
import { useItemChoice } from '../dialog/use-item-choice.ts'
import { VariationGroups } from '../dialog/variation-groups.tsx'
import type { SoldItem } from '../sold-item.queries.ts'
import { VegMark } from '../veg-mark.tsx'

interface BuyPanelProps extends ItemSlots {
  sold: SoldItem
  answered: AnsweredAt
}

/** A page has nothing to close once the item is ordered. */
const stay = () => undefined

export function BuyPanel({ sold, answered, actions, storeLink, heart }: BuyPanelProps) {
  const t = useTranslations('item')
  const { item } = sold
  const open = useItemChoice(item, { source: 'product_page', onDone: stay })
  return (
    <div className="flex min-w-0 flex-col gap-5 max-sm:contents">
      <div className="flex flex-col gap-5 max-sm:-mt-4">
        <div className="flex flex-col gap-2">
          <StoreName sold={sold} storeLink={storeLink} />
          <div className="flex items-start justify-between gap-3">
            <h1 className="flex items-start gap-2 font-semibold text-28">
              {moduleTraits[item.module_type].has_veg_mark ? (
                <span className="mt-1.5">
                  <VegMark veg={item.veg === 1} />
                </span>
              ) : null}
              {item.name}
            </h1>
            <div className="shrink-0">{heart(item)}</div>
          </div>
          <ItemRatingLine item={item} />
          <BoughtBefore item={item} />
          <ChosenPrice item={item} amounts={open.amounts} />
          <PriceRange item={item} />
        </div>
        <ServingNotice item={item} answered={answered} />
        <VariationGroups item={item} open={open} />
        <CombinationPicker item={item} open={open} />
        <AddOnList item={item} open={open} />
        {actions ? <ItemNote open={open} /> : null}
      </div>
      <StickyBar className="flex flex-col gap-3 max-sm:order-last">
        <ItemTotal open={open} />
        <ItemActions open={open} actions={actions} answered={answered} />
        <noscript>
          <p className="text-14 text-ink-soft">{t('needs_scripts')}</p>
        </noscript>
      </StickyBar>
    </div>
  )
}

/** Where combinations differ in price, from the cheapest to the most expensive. */
function PriceRange({ item }: { item: Item }) {
  const t = useTranslations('item')
  const format = useFormat()
  const prices = item.variations.map(({ type }) => discountedUnitPrice(item, { variation_type: type }))
  const [from, to] = [Math.min(...prices), Math.max(...prices)]
  if (prices.length === 0 || from === to) return null
  return (
    <p className="text-14 text-ink-soft tabular">
      <bdi>
        {t('price_range', {
          from: isolated(format.money(fromMinor(from))),
          to: isolated(format.money(fromMinor(to))),
        })}
      </bdi>
    </p>
  )
}
