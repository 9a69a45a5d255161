// What is sent and what the route costs, beside the decisions.
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { parcelCategoriesQuery } from '#web/features/parcel/parcel.queries.ts'
import { ParcelRates } from '#web/features/parcel/parcel-rates.tsx'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Divider } from '#web/ui/layout/divider.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { PricedBill } from '../checkout-summary.tsx'
import type { SectionProps } from '../sections/section-props.ts'
import type { ParcelCheckout } from './use-parcel-checkout.ts'

export function ParcelSummary({ checkout }: SectionProps<ParcelCheckout>) {
  const t = useTranslations('checkout')
  const { data: categories } = useQuery(parcelCategoriesQuery(useShownAccess()))
  const category = categories?.find(({ id }) => id === checkout.parcel.category_id)
  return (
    <Card render={<section />} aria-labelledby="checkout-summary" className="flex flex-col gap-4 p-4 sm:p-5">
      <h2 id="checkout-summary" className="font-semibold text-18">
        {t('summary')}
      </h2>
      {category ? (
        <div className="flex items-start gap-3">
          <Picture
            picture={{ url: category.image_full_url, width: 400, height: 400 }}
            alt=""
            sizes="56px"
            className="size-14 shrink-0 rounded-control"
          />
          <div className="min-w-0">
            <p className="font-medium text-14">{category.name}</p>
            <ParcelRates category={category} />
          </div>
        </div>
      ) : null}
      <Divider />
      <PricedBill checkout={checkout} />
    </Card>
  )
}
