// The last step: the total once more, and the button; what has no place of its own on the page is said here.
import { useTranslations } from 'use-intl'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Button } from '#web/ui/action/button.tsx'
import { StickyBar } from '#web/ui/layout/sticky-bar.tsx'
import { PartAnchor, PartProblems } from '../sections/checkout-section.tsx'
import type { PricedOrder, SectionProps } from '../sections/section-props.ts'
import type { Placing } from './use-placing.ts'

interface PlaceBarProps extends SectionProps<PricedOrder> {
  placing: Placing
  onPress(): void
}

export function PlaceBar({ checkout, problems, placing, onPress }: PlaceBarProps) {
  const t = useTranslations('checkout')
  const { money } = useFormat()
  const { quote, kind, isPricing } = checkout
  const amount = quote?.order_amount
  return (
    <StickyBar>
      <PartAnchor part="order">
        <div className="flex flex-col gap-2">
          {placing.isUnanswered ? (
            <p role="alert" className="text-14 text-warning-ink">
              {t('unanswered')}
            </p>
          ) : null}
          <PartProblems part="order" problems={problems} />
          <Button
            size="large"
            className="w-full"
            // What is pressed is what is seen: a total on its way is waited for.
            loading={placing.isPlacing || isPricing}
            disabled={!quote && kind !== 'prescription'}
            onClick={onPress}
          >
            {placing.isUnanswered
              ? t('ask_again')
              : amount === undefined
                ? t('place_order')
                : t('place', { amount: isolated(money(amount)) })}
          </Button>
        </div>
      </PartAnchor>
    </StickyBar>
  )
}
