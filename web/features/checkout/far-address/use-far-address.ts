// What the guard against the wrong address knows: the device's place where it may be read without asking, and where recent orders went.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type FarAddress, farAddress } from '#contract/features/checkout/far-address.rules.ts'
import type { OrderAddress } from '#web/features/address/order-address.ts'
import { askBrowserPosition } from '#web/features/location/pin/browser-position.ts'
import { ordersQuery } from '#web/features/order/order.queries.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'

/** Only where the permission was given before: a checkout is no place for that question. */
async function mayReadPlace() {
  const { state } = await navigator.permissions.query({ name: 'geolocation' })
  return state === 'granted'
}

async function devicePlace() {
  const position = await askBrowserPosition(navigator.geolocation)
  return position.kind === 'found' ? position.point : null
}

/** Asked for before the form is rendered: a notice that comes later would push the form away. */
export function useUsualPlaces() {
  const access = useAccess()
  const isSignedIn = useSignedIn()
  const cached = { staleTime: 5 * 60_000, retry: false } as const
  const permission = useQuery({ ...cached, queryKey: ['device-permission'], queryFn: mayReadPlace })
  const isAsked = permission.data === true
  const device = useQuery({
    ...cached,
    queryKey: ['device-place'],
    queryFn: devicePlace,
    enabled: isAsked,
  })
  const past = useQuery({ ...ordersQuery(access, 'past', 1), enabled: isSignedIn })
  const isFirstKnown = permission.isFetched && (!isSignedIn || past.isFetched)
  return {
    device,
    past,
    /** All that is known at once; a device may take its time to find itself. */
    isFirstKnown,
    isKnown: isFirstKnown && (!isAsked || device.isFetched),
  }
}

export interface FarAddressGuard {
  /** Null where nothing is odd, or the customer said that it is meant. */
  far: FarAddress | null
  confirm(): void
}

export function useFarAddress(address: OrderAddress | null): FarAddressGuard {
  const [meant, setMeant] = useState<string | null>(null)
  const { device, past, isKnown } = useUsualPlaces()
  if (!address || !isKnown) return { far: null, confirm: () => undefined }
  const pin = { lat: address.latitude, lng: address.longitude }
  const usual = (past.data?.orders ?? []).flatMap(({ order_type, delivery_address }) =>
    order_type === 'delivery' && delivery_address
      ? [{ lat: Number(delivery_address.latitude), lng: Number(delivery_address.longitude) }]
      : [],
  )
  const name = `${pin.lat},${pin.lng}`
  const far = meant === name ? null : farAddress(pin, { device: device.data ?? null, usual })
  return { far, confirm: () => setMeant(name) }
}
