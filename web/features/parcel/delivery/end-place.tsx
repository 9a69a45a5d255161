// Where one end of the route is: from the map, or from the address book.
import BookUser from 'lucide-react/icons/book-user'
import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AddressFormDialog } from '#web/features/address/form/address-form-dialog.tsx'
import { SavedAddressesDialog } from '#web/features/address/list/saved-addresses-dialog.tsx'
import type { OrderAddress } from '#web/features/address/order-address.ts'
import { openLocationPicker, preloadLocationPicker } from '#web/platform/shop/open-location-picker.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { Button } from '#web/ui/action/button.tsx'
import type { ParcelEnd } from '../draft/parcel-draft.ts'
import { endAtAddress, type ParcelSide } from '../draft/parcel-end.rules.ts'

interface EndPlaceProps {
  side: ParcelSide
  end: ParcelEnd
  problem: string | undefined
  onChange(end: ParcelEnd): void
}

export function EndPlace({ side, end, problem, onChange }: EndPlaceProps) {
  const t = useTranslations('sending')
  const { place } = end
  const pick = async () => {
    const start = place ? { start: { lat: place.lat, lng: place.lng } } : {}
    const picked = await openLocationPicker({ flow: side, ...start })
    if (picked) onChange({ ...end, place: picked })
  }
  return (
    <div data-invalid={problem !== undefined} className="flex flex-col gap-3">
      <p className="flex items-start gap-2 text-16">
        <MapPin aria-hidden size={20} className="mt-0.5 shrink-0 text-accent-ink" />
        {place ? (
          <bdi className="min-w-0 wrap-anywhere">{place.address}</bdi>
        ) : (
          <span className="text-ink-soft">{t(`${side}_unset`)}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={place ? 'outline' : 'soft'}
          aria-label={`${t('pick')}: ${t(side)}`}
          onPointerEnter={preloadLocationPicker}
          onFocus={preloadLocationPicker}
          onClick={pick}
        >
          <MapPin aria-hidden size={18} />
          {t('pick')}
        </Button>
        {useSignedIn() ? <FromBook side={side} onChoose={onChange} /> : null}
      </div>
      {problem ? (
        <p role="alert" className="text-13 text-danger-ink">
          {problem}
        </p>
      ) : null}
    </div>
  )
}

interface FromBookProps {
  side: ParcelSide
  onChoose(end: ParcelEnd): void
}

type Panel = 'saved' | 'form' | null

function FromBook({ side, onChoose }: FromBookProps) {
  const t = useTranslations('sending')
  const [panel, setPanel] = useState<Panel>(null)
  const take = (chosen: OrderAddress) => {
    onChoose(endAtAddress(chosen))
    setPanel(null)
  }
  return (
    <>
      <Button variant="outline" aria-label={`${t('saved')}: ${t(side)}`} onClick={() => setPanel('saved')}>
        <BookUser aria-hidden size={18} />
        {t('saved')}
      </Button>
      <SavedAddressesDialog
        open={panel === 'saved'}
        onOpenChange={() => setPanel(null)}
        selectedId={null}
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
