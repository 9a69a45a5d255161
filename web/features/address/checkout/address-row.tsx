// 'Delivery Addresses' of the checkout (ADR-06): where the order goes, another address, and details of this one.
import MapPin from 'lucide-react/icons/map-pin'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PathLink } from '#web/platform/navigation/path-link.tsx'
import { pickerTrigger } from '#web/platform/shop/open-location-picker.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { Button } from '#web/ui/action/button.tsx'
import { OpenRow } from '#web/ui/navigation/open-rows.tsx'
import { AddressFormDialog } from '../form/address-form-dialog.tsx'
import { usePerson } from '../form/use-person.ts'
import { AddressLines, AddressSummary } from '../list/address-summary.tsx'
import { SavedAddressesDialog } from '../list/saved-addresses-dialog.tsx'
import type { OrderAddress } from '../order-address.ts'
import { HouseForm } from './house-form.tsx'
import type { OrderAddressChoice } from './use-order-address.ts'

interface AddressRowProps {
  delivery: OrderAddressChoice
  storeZoneId?: number | undefined
  /** What is odd about where it goes, with the way to another address. */
  notice(address: OrderAddress, change: ReactNode): ReactNode
}

export function AddressRow(props: AddressRowProps) {
  return useSignedIn() ? <OwnAddress {...props} /> : <GuestAddress {...props} />
}

interface RowProps extends Pick<AddressRowProps, 'notice'> {
  address: OrderAddress | null
  /** Leads to another address. */
  change: ReactNode
  children: ReactNode
}

function Row({ address, notice, change, children }: RowProps) {
  const t = useTranslations('address')
  return (
    <OpenRow
      id="address"
      icon={<MapPin size={20} />}
      title={t('delivery_title')}
      summary={address ? <ClosedSummary address={address} /> : t('none_chosen')}
      openAtFirst={address === null}
      notice={address ? notice(address, change) : null}
    >
      {children}
    </OpenRow>
  )
}

/** Somebody else who receives it is named. Where the house can still be written down the row asks for it: without one couriers call. */
function ClosedSummary({ address }: { address: OrderAddress }) {
  const t = useTranslations('address')
  const person = usePerson()
  const isBare = address.id === null && !address.road && !address.house && !address.floor
  const receiver = address.contact_person_name
  return (
    <>
      <AddressLines address={address} />
      {person && receiver && receiver !== person.name ? (
        <p>
          <bdi>{receiver}</bdi>
        </p>
      ) : null}
      {isBare ? <p className="font-medium text-accent-ink">{t('house_hint')}</p> : null}
    </>
  )
}

type Panel = 'saved' | 'form' | null

function OwnAddress({ delivery, storeZoneId, notice }: AddressRowProps) {
  const t = useTranslations('address')
  const [panel, setPanel] = useState<Panel>(null)
  const { address, choose } = delivery
  const take = (chosen: OrderAddress) => {
    choose(chosen)
    setPanel(null)
  }
  const change = (variant: 'ghost' | 'outline') => (
    <Button variant={variant} onClick={() => setPanel('saved')}>
      {t('change')}
    </Button>
  )
  return (
    <>
      <Row address={address} notice={notice} change={change('ghost')}>
        {address ? <AddressSummary address={address} /> : null}
        <div className="flex flex-wrap gap-3">
          {change('outline')}
          <Button variant="ghost" onClick={() => setPanel('form')}>
            <Plus aria-hidden size={18} />
            {t('add')}
          </Button>
          <PathLink
            path="/address"
            className="inline-flex min-h-11 items-center px-2 font-medium text-14 text-accent-ink"
          >
            {t('view_saved')}
          </PathLink>
        </div>
        {address?.id === null ? <HouseOf address={address} onChange={choose} /> : null}
      </Row>
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

/** A guest has no book: the place comes from the map. */
function GuestAddress({ delivery: { address, choose }, notice }: AddressRowProps) {
  const t = useTranslations('address')
  const change = (
    <Button variant="ghost" {...pickerTrigger({ flow: 'store' })}>
      {t('change')}
    </Button>
  )
  return (
    <Row address={address} notice={notice} change={change}>
      {address ? (
        <p className="text-14 text-ink-soft">
          <bdi>{address.address}</bdi>
        </p>
      ) : null}
      <Button variant="outline" className="self-start" {...pickerTrigger({ flow: 'store' })}>
        {t('pick_from_map')}
      </Button>
      {address ? <HouseOf address={address} onChange={choose} /> : null}
    </Row>
  )
}

interface HouseOfProps {
  address: OrderAddress
  onChange(address: OrderAddress): void
}

/** Another point has another house: the form begins anew. */
function HouseOf({ address, onChange }: HouseOfProps) {
  return <HouseForm key={`${address.latitude},${address.longitude}`} address={address} onChange={onChange} />
}
