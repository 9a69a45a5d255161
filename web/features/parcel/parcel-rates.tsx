// What a kind of parcel costs; one without charges of its own costs what parcels cost in general (api.md 9, rule 11).
import { useTranslations } from 'use-intl'
import type { ParcelCategory } from '#contract/features/parcel/parcel.endpoints.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'

export function ParcelRates({ category }: { category: ParcelCategory }) {
  const t = useTranslations('sending')
  const { money } = useFormat()
  const { config } = useShop()
  const own = category.parcel_minimum_shipping_charge
  const ownPerKm = own === null ? null : category.parcel_per_km_shipping_charge
  const minimum = own ?? config.parcel_minimum_shipping_charge
  const per_km = ownPerKm ?? config.parcel_per_km_shipping_charge
  return (
    <p className="text-13 text-ink-soft">
      {t('rates', {
        per_km: isolated(money(per_km)),
        minimum: isolated(money(minimum)),
      })}
    </p>
  )
}
