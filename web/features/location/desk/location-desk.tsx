// Stands behind the location door for the length of a visit; the picker's code comes with the first question.
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { loadWithTexts } from '#web/platform/i18n/more-texts.tsx'
import { openLocationDesk, type PickedPlace, type PlaceRequest } from '#web/platform/shop/location-door.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { fetchScript } from '#web/ui/layout/script-source.ts'
import { loadMap } from '#web/ui/map/load-map.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import type { Asked, LoadDetails } from './asked.ts'
import type { DeskRoomProps } from './desk-room.tsx'

const loadRoom = () => import('./desk-room.tsx').then(({ DeskRoom }) => DeskRoom)

export function LocationDesk({ loadDetails }: { loadDetails: LoadDetails }) {
  const t = useTranslations('common')
  const { shop } = useAccess()
  const [Room, setRoom] = useState<ComponentType<DeskRoomProps> | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)

  const ask = useEffectEvent(async (request: PlaceRequest, insists: boolean) => {
    try {
      if (!Room) {
        const found = await fetchScript(() => loadWithTexts(loadRoom, shop.language, ['location']))
        setRoom(() => found)
      }
    } catch {
      // The network went away between the page and the press.
      notify.error(t('something_wrong'), { id: 'location-desk' })
      return null
    }
    return new Promise<PickedPlace | null>((answer) => {
      // Who asks while another question is open takes its place.
      asked?.answer(null)
      setAsked((before) => ({ id: (before?.id ?? 0) + 1, request, insists, answer }))
    })
  })
  const warm = useEffectEvent(() => {
    // Nobody has pressed yet: a failure here is told at the press.
    fetchScript(() => Promise.all([loadRoom(), loadMap()])).catch(() => undefined)
  })

  useEffect(
    () =>
      openLocationDesk({
        pick: (request) => ask(request, false),
        insist: () => ask({ flow: 'store' }, true),
        warm: () => warm(),
      }),
    [],
  )

  return Room && asked ? <Room key={asked.id} asked={asked} loadDetails={loadDetails} /> : null
}
