// 'Saved Addresses' (ADR-07): choose one for the order, or add another.
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { addressesQuery } from '../address.queries.ts'
import { asOrderAddress, byReach, type OrderAddress } from '../order-address.ts'
import { AddressRadios } from './address-radios.tsx'
import { OutsideAddresses } from './outside-addresses.tsx'

interface SavedAddressesDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  selectedId: number | null
  /** Only addresses of this zone are offered (ADR-09); undefined where all are. */
  storeZoneId?: number | undefined
  onSelect(address: OrderAddress): void
  onAdd(): void
}

export function SavedAddressesDialog(props: SavedAddressesDialogProps) {
  const t = useTranslations()
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={t('address.saved_title')}
      closeLabel={t('common.close')}
    >
      <SavedAddresses {...props} />
    </Dialog>
  )
}

function SavedAddresses({
  onOpenChange,
  selectedId,
  storeZoneId,
  onSelect,
  onAdd,
}: SavedAddressesDialogProps) {
  const t = useTranslations()
  const { data } = useQuery(addressesQuery(useAccess(), useSignedIn()))
  const [chosenId, setChosenId] = useState(selectedId)
  const { offered, outside } = byReach(data?.addresses ?? [], storeZoneId)
  const chosen = offered.find(({ id }) => id === chosenId)
  const select = () => {
    if (!chosen) return
    onSelect(asOrderAddress(chosen))
    onOpenChange(false)
  }
  return (
    <div className="flex flex-col gap-4">
      {data ? null : <Skeleton className="h-40 rounded-card" />}
      {data?.addresses.length === 0 ? <NoAddresses /> : null}
      {offered.length > 0 ? (
        <AddressRadios
          label={t('address.saved_title')}
          addresses={offered}
          chosenId={chosenId}
          onChoose={setChosenId}
        />
      ) : null}
      {outside.length > 0 ? <OutsideAddresses addresses={outside} isAll={offered.length === 0} /> : null}
      <Button variant="ghost" onClick={onAdd} className="self-start">
        <Plus aria-hidden size={18} />
        {t('address.add')}
      </Button>
      <div className="grid grid-cols-2 gap-3">
        <Button variant="soft" onClick={() => onOpenChange(false)}>
          {t('common.cancel')}
        </Button>
        <Button disabled={!chosen} onClick={select}>
          {t('address.select')}
        </Button>
      </div>
    </div>
  )
}

function NoAddresses() {
  const t = useTranslations('address')
  return (
    <div className="flex flex-col items-center gap-2 text-center">
      <EmptyPicture size={120} />
      <p className="max-w-sm text-14 text-ink-soft">{t('empty')}</p>
    </div>
  )
}
