// Extras on the side: a tick takes one, the stepper more, and at none the tick is gone (ATC-07).
import { useTranslations } from 'use-intl'
import { mostPieces } from '#contract/features/cart/cart-line.rules.ts'
import type { AddOn, Item } from '#contract/features/item/item.schema.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Stepper } from '#web/ui/action/stepper.tsx'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { apart } from '#web/ui/layout/apart.ts'
import type { OpenChoice } from './use-item-choice.ts'

interface AddOnListProps {
  item: Item
  open: OpenChoice
}

export function AddOnList({ item, open }: AddOnListProps) {
  const t = useTranslations('item')
  if (item.add_ons.length === 0) return null
  return (
    <section aria-label={t('add_ons')} className="flex flex-col gap-1">
      <h3 className="font-semibold text-16">{t('add_ons')}</h3>
      {item.add_ons.map((one) => (
        <AddOnRow key={one.id} addOn={one} open={open} />
      ))}
    </section>
  )
}

function AddOnRow({ addOn, open }: { addOn: AddOn; open: OpenChoice }) {
  const t = useTranslations()
  const { name } = addOn
  const format = useFormat()
  const quantity = open.state.add_ons[addOn.id] ?? 0
  const take = (pieces: number) => open.choose({ kind: 'add_on', id: addOn.id, quantity: pieces })
  return (
    <div className="flex min-h-12 items-center gap-3">
      <div className="min-w-0 flex-1">
        <Checkbox
          label={name}
          checked={quantity > 0}
          onCheckedChange={(checked) => take(checked ? 1 : 0)}
          end={
            addOn.price > 0
              ? apart(isolated(t('item.option_price', { price: format.money(addOn.price) })))
              : apart(t('item.free'))
          }
        />
      </div>
      {quantity > 0 ? (
        <Stepper
          value={quantity}
          onValueChange={take}
          limits={{ min: 0, max: mostPieces }}
          labels={{
            group: t('item.add_on_quantity', { name }),
            decrease: t('common.one_less', { name }),
            increase: t('common.one_more', { name }),
          }}
        />
      ) : null}
    </div>
  )
}
