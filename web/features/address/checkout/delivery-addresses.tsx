// 'Delivery Addresses' of the checkout (ADR-06): where the order goes, another address, and details of this one.
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PathLink } from '#web/platform/navigation/path-link.tsx'
import { pickerTrigger } from '#web/platform/shop/open-location-picker.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { AddressFormDialog } from '../form/address-form-dialog.tsx'
import { GuestContactCard } from '../guest/guest-contact-card.tsx'
import { AddressSummary } from '../list/address-summary.tsx'
import { SavedAddressesDialog } from '../list/saved-addresses-dialog.tsx'
import type { OrderAddress } from '../order-address.ts'
import { HouseForm } from './house-form.tsx'
import type { OrderAddressChoice } from './use-order-address.ts'

interface DeliveryAddressesProps {
  delivery: OrderAddressChoice
  orderType: 'delivery' | 'take_away'
  storeZoneId?: number | undefined
  /** What is wrong with where it goes, said beside it. */
  problem?: ReactNode
  /** What is odd about where it goes, with the way to another address. */
  notice?: (address: OrderAddress, change: ReactNode) => ReactNode
}

export function DeliveryAddresses(props: DeliveryAddressesProps) {
  const { delivery, orderType, storeZoneId, problem, notice } = props
  const t = useTranslations('address')
  const isSignedIn = useSignedIn()
  if (orderType === 'take_away') {
    return isSignedIn ? (
      problem
    ) : (
      <Card render={<section />} className="flex flex-col gap-4 p-4 sm:p-5">
        <GuestContactCard />
        {problem}
      </Card>
    )
  }
  return (
    <Card render={<section />} className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="font-semibold text-18">{t('delivery_title')}</h2>
        {isSignedIn ? (
          <PathLink
            path="/address"
            className="inline-flex min-h-11 items-center font-medium text-14 text-accent-ink"
          >
            {t('view_saved')}
          </PathLink>
        ) : null}
      </div>
      {isSignedIn ? (
        <OwnAddress delivery={delivery} storeZoneId={storeZoneId} notice={notice} />
      ) : (
        <GuestAddress delivery={delivery} notice={notice} />
      )}
      {problem}
    </Card>
  )
}

type Panel = 'saved' | 'form' | null

type OwnAddressProps = Pick<DeliveryAddressesProps, 'delivery' | 'storeZoneId' | 'notice'>

function OwnAddress({ delivery, storeZoneId, notice }: OwnAddressProps) {
  const t = useTranslations('address')
  const [panel, setPanel] = useState<Panel>(null)
  const { address, choose } = delivery
  const take = (chosen: OrderAddress) => {
    choose(chosen)
    setPanel(null)
  }
  return (
    <>
      {address ? (
        <AddressSummary address={address} />
      ) : (
        <p className="text-14 text-ink-soft">{t('none_chosen')}</p>
      )}
      {address
        ? notice?.(
            address,
            <Button variant="ghost" onClick={() => setPanel('saved')}>
              {t('change')}
            </Button>,
          )
        : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setPanel('saved')}>
          {t('change')}
        </Button>
        <Button variant="ghost" onClick={() => setPanel('form')}>
          <Plus aria-hidden size={18} />
          {t('add')}
        </Button>
      </div>
      {address?.id === null ? (
        <HouseForm key={`${address.latitude},${address.longitude}`} address={address} onChange={choose} />
      ) : null}
      <SavedAddressesDialog
        open={panel === 'saved'}
        onOpenChange={() => setPanel(null)}
        selectedId={address?.id ?? null}
        storeZoneId={storeZoneId}
        onSelect={take}
        onAdd={() => setPanel('form')}
      />
      <AddressFormDialog
        open={panel === 'form'}
        onOpenChange={() => setPanel(null)}
        editing={null}
        onSaved={take}
      />
    </>
  )
}

/** A guest has no book: the place comes from the map, the contact from the card. */
function GuestAddress({
  delivery: { address, choose },
  notice,
}: Pick<DeliveryAddressesProps, 'delivery' | 'notice'>) {
  const t = useTranslations('address')
  return (
    <>
      <p className="text-14 text-ink-soft">{address ? <bdi>{address.address}</bdi> : t('none_chosen')}</p>
      {address
        ? notice?.(
            address,
            <Button variant="ghost" {...pickerTrigger({ flow: 'store' })}>
              {t('change')}
            </Button>,
          )
        : null}
      <Button variant="outline" className="self-start" {...pickerTrigger({ flow: 'store' })}>
        {t('pick_from_map')}
      </Button>
      {address ? (
        <HouseForm key={`${address.latitude},${address.longitude}`} address={address} onChange={choose} />
      ) : null}
      <GuestContactCard />
    </>
  )
}
