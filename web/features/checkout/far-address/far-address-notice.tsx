// 'You are ordering to …, 12 km from where you are': said calmly, beside the address, before anything is ordered.
import MapPinned from 'lucide-react/icons/map-pinned'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { OrderAddress } from '#web/features/address/order-address.ts'
import { apart, isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Button } from '#web/ui/action/button.tsx'
import type { FarAddressGuard } from './use-far-address.ts'

interface FarAddressNoticeProps {
  address: OrderAddress
  guard: FarAddressGuard
  /** The way to another address. */
  change: ReactNode
}

export function FarAddressNotice({ address, guard: { far, confirm }, change }: FarAddressNoticeProps) {
  const t = useTranslations('checkout')
  const { distance } = useFormat()
  return (
    <div role="status">
      {far ? (
        <div className="flex flex-col gap-3 rounded-card bg-warning-soft p-4">
          <p className="flex items-start gap-3 text-14">
            <MapPinned aria-hidden size={20} className="mt-0.5 shrink-0 text-warning-ink" />
            {t(`far_from_${far.from}`, {
              address: isolated(address.address),
              distance: apart(distance(far.metres)),
            })}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onClick={confirm}>
              {t('far_confirm')}
            </Button>
            {change}
          </div>
        </div>
      ) : null}
    </div>
  )
}
