// The saved addresses in the header (LOC-07); guests read that they are for customers (LOC-11).

import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePathExists } from '#web/platform/navigation/path-link.tsx'
import { authHref } from '#web/platform/session/back-path.ts'
import { useDestination } from '#web/platform/shop/destination.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { addressesQuery } from '../address.queries.ts'
import { asOrderAddress } from '../order-address.ts'
import { useSelectAddress } from '../use-select-address.ts'
import { AddressRadios } from './address-radios.tsx'

export function AddressChooser({ onDone }: { onDone(): void }) {
  return useSignedIn() ? <OwnAddresses onDone={onDone} /> : <ForGuests onDone={onDone} />
}

function ForGuests({ onDone }: { onDone(): void }) {
  const t = useTranslations('address')
  const router = useRouter()
  const canSignIn = usePathExists('/auth/sign-in')
  const signIn = () => {
    onDone()
    router.navigate({ href: authHref('/auth/sign-in', router.state.location.href) })
  }
  return (
    <div className="flex flex-col items-start gap-3 text-14 text-ink-soft">
      <p>{t('sign_in_needed')}</p>
      {canSignIn ? (
        <Button variant="soft" onClick={signIn}>
          {t('sign_in')}
        </Button>
      ) : null}
    </div>
  )
}

function OwnAddresses({ onDone }: { onDone(): void }) {
  const t = useTranslations('address')
  const { place } = useDestination()
  const { data } = useQuery(addressesQuery(useAccess(), true))
  const [chosenId, setChosenId] = useState<number | null>(null)
  const select = useSelectAddress()
  if (!data) return <Skeleton className="h-24 rounded-card" />
  if (data.addresses.length === 0) return <p className="text-14 text-ink-soft">{t('none_to_select')}</p>
  const here = data.addresses.find(
    ({ latitude, longitude }) => Number(latitude) === place?.lat && Number(longitude) === place.lng,
  )
  const chosen = data.addresses.find(({ id }) => id === (chosenId ?? here?.id))
  return (
    <div className="flex flex-col gap-3">
      <AddressRadios
        label={t('saved_title')}
        addresses={data.addresses}
        chosenId={chosen?.id ?? null}
        onChoose={setChosenId}
      />
      <Button
        disabled={!chosen || chosen === here}
        onClick={() => {
          if (!chosen) return
          onDone()
          select(asOrderAddress(chosen))
        }}
      >
        {t('select')}
      </Button>
    </div>
  )
}
