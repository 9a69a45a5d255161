// From whom to whom, as it was described; changing it leads back to the page that asks.
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { ParcelEnd } from '#web/features/parcel/draft/parcel-draft.ts'
import { type ParcelSide, parcelSides } from '#web/features/parcel/draft/parcel-end.rules.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dotted } from '#web/ui/display/dotted.tsx'
import { formatPhone } from '#web/ui/phone/phone-parts.ts'
import { CheckoutSection } from '../sections/checkout-section.tsx'
import type { SectionProps } from '../sections/section-props.ts'
import type { ParcelCheckout } from './use-parcel-checkout.ts'

export function RouteSection({ checkout: { parcel }, problems }: SectionProps<ParcelCheckout>) {
  const t = useTranslations('sending')
  const search = { category_id: String(parcel.category_id) }
  return (
    <CheckoutSection title={t('route')} part="address" problems={problems}>
      <ol className="flex flex-col gap-4">
        {parcelSides.map((side, at) => (
          <End key={side} side={side} end={parcel[side]} isLast={at === 1} />
        ))}
      </ol>
      <Button
        variant="outline"
        className="self-start"
        render={<Link to="/parcel-delivery-info" search={search} />}
      >
        {t('change_route')}
      </Button>
    </CheckoutSection>
  )
}

function End({ side, end, isLast }: { side: ParcelSide; end: ParcelEnd; isLast: boolean }) {
  const t = useTranslations('sending')
  const house = (['road', 'house', 'floor'] as const).flatMap((name) =>
    end[name].trim() ? [`${t(name)}: ${end[name].trim()}`] : [],
  )
  return (
    <li className="relative flex gap-3">
      <span
        aria-hidden
        className="mt-1.5 size-3.5 shrink-0 rounded-full border-4 border-accent-mark bg-surface"
      />
      {isLast ? null : (
        <span
          aria-hidden
          className="absolute start-1.5 top-6 -bottom-4 border-line-strong border-s-2 border-dashed"
        />
      )}
      <div className="min-w-0 text-14 text-ink-soft">
        <p className="font-semibold text-16 text-ink">{t(side)}</p>
        <p>
          <bdi className="wrap-anywhere">{end.place?.address}</bdi>
        </p>
        {house.length > 0 ? (
          <p>
            <Dotted>{house}</Dotted>
          </p>
        ) : null}
        <p>
          <Dotted>
            <bdi>{end.contact_person_name}</bdi>
            <bdi dir="ltr" className="whitespace-nowrap tabular">
              {formatPhone(end.contact_person_number)}
            </bdi>
          </Dotted>
        </p>
      </div>
    </li>
  )
}
