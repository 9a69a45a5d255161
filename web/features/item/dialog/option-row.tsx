// One option of a group: a press chooses it, a second press takes it back (ATC-06, ATC-15).
import Check from 'lucide-react/icons/check'
import { useTranslations } from 'use-intl'
import type { FoodVariation } from '#contract/features/item/item.schema.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

interface OptionRowProps {
  option: FoodVariation['values'][number]
  group: FoodVariation
  isChosen: boolean
  /** Whether Tab leads to it: a group of which one is chosen is one stop. */
  isStop: boolean
  onPress(): void
}

export function OptionRow({ option, group, isChosen, isStop, onPress }: OptionRowProps) {
  const t = useTranslations('item')
  const format = useFormat()
  return (
    <button
      type="button"
      {...{ role: group.type === 'single' ? 'radio' : 'checkbox', 'aria-checked': isChosen }}
      tabIndex={isStop ? 0 : -1}
      onClick={onPress}
      className="flex min-h-11 w-full control items-center gap-3 rounded-control px-2 text-start text-16 hover:bg-fill"
    >
      <span
        aria-hidden
        className={classNames(
          'grid size-5.5 shrink-0 place-items-center border',
          group.type === 'single' ? 'rounded-full' : 'rounded-inner',
          isChosen ? 'border-accent-mark bg-accent text-on-accent' : 'border-line-control bg-surface',
        )}
      >
        {isChosen ? <Check size={15} strokeWidth={3} /> : null}
      </span>
      <span className={classNames('min-w-0 flex-1', isChosen && 'font-medium')}>
        <bdi>{option.label}</bdi>
      </span>
      <bdi className="shrink-0 text-14 text-ink-soft tabular">
        {option.optionPrice > 0
          ? isolated(t('option_price', { price: format.money(option.optionPrice) }))
          : null}
        {isFreeExtra(option, group) ? t('free') : null}
      </bdi>
    </button>
  )
}

/** Where one has to be chosen, the one at no extra price is simply in the price, and no gift (ATC-14). */
function isFreeExtra(option: OptionRowProps['option'], group: FoodVariation): boolean {
  return option.optionPrice === 0 && group.required !== 'on'
}
