// The combinations of an article as rows of chips; each chip knows what its combination costs and whether any is left.
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { moduleTraits } from '#contract/core/module-type.ts'
import { fromMinor } from '#contract/core/money.ts'
import { combinationAfter, hasRows, optionsOf } from '#contract/features/item/combination.rules.ts'
import { discountedUnitPrice } from '#contract/features/item/item.rules.ts'
import type { Item, ItemVariation } from '#contract/features/item/item.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Chip } from '#web/ui/action/chip.tsx'
import { onRadioKey } from '#web/ui/choice/radio-keys.ts'
import { classNames } from '#web/ui/styles/class-names.ts'
import type { OpenChoice } from './use-item-choice.ts'

interface CombinationPickerProps {
  item: Item
  open: OpenChoice
}

export function CombinationPicker({ item, open }: CombinationPickerProps) {
  const type = open.state.variation_type
  if (type === null) return null
  const options = hasRows(item) ? optionsOf(item, type) : null
  return (
    <div className="flex flex-col gap-4">
      {options ? (
        item.choice_options.map((row, index) => (
          <ChipRow key={row.name} label={row.title}>
            {row.options.map((option, at) => (
              <CombinationChip
                key={option}
                item={item}
                open={open}
                label={row.labels?.[at] ?? option}
                variation={combinationAfter(item, options, { row: index, option })}
              />
            ))}
          </ChipRow>
        ))
      ) : (
        <NamedCombinations item={item} open={open} />
      )}
      <StockLeft item={item} type={type} />
    </div>
  )
}

function NamedCombinations({ item, open }: CombinationPickerProps) {
  return (
    <ChipRow label={item.choice_options.map(({ title }) => title).join(', ')}>
      {item.variations.map((variation) => (
        <CombinationChip
          key={variation.type}
          item={item}
          open={open}
          label={variation.type}
          variation={variation}
        />
      ))}
    </ChipRow>
  )
}

function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} onKeyDown={onRadioKey} className="flex flex-col gap-2">
      <span id={id} className="mb-2 font-semibold text-14">
        {label}
      </span>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}

interface CombinationChipProps extends CombinationPickerProps {
  label: string
  variation: ItemVariation | undefined
}

function CombinationChip({ item, open, label, variation }: CombinationChipProps) {
  const t = useTranslations('item')
  const format = useFormat()
  if (!variation) return null
  const isSelected = open.state.variation_type === variation.type
  const isGone = moduleTraits[item.module_type].has_stock && variation.stock <= 0
  const price = format.money(fromMinor(discountedUnitPrice(item, { variation_type: variation.type })))
  const isSameForAll = item.variations.every((one) => one.price === variation.price)
  return (
    <Chip
      role="radio"
      selected={isSelected}
      // One combination is always chosen: of each row one chip is the stop.
      tabIndex={isSelected ? 0 : -1}
      aria-label={isGone ? t('sold_out_option', { option: label }) : undefined}
      onClick={() => open.choose({ kind: 'combination', variation_type: variation.type })}
      className={isGone ? classNames('border-dashed line-through', !isSelected && 'text-ink-soft') : ''}
    >
      <bdi>{label}</bdi>
      {isSameForAll || isGone ? null : <bdi className="text-12 tabular">{price}</bdi>}
    </Chip>
  )
}

/** Few enough to say so. */
const few = 5

function StockLeft({ item, type }: { item: Item; type: string }) {
  const t = useTranslations('item')
  const stock = item.variations.find((one) => one.type === type)?.stock ?? 0
  if (!moduleTraits[item.module_type].has_stock || stock > few) return null
  return (
    <p aria-live="polite" className="text-13 text-danger-ink">
      {stock <= 0 ? t('variation_out_of_stock') : t('stock_left', { count: stock })}
    </p>
  )
}
