// Mounted once beside every page: answers requests for a place; the picker is lazy-loaded with the first of them.
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { loadWithTexts } from '#web/platform/i18n/load-with-texts.tsx'
import {
  type PickedPlace,
  type PlaceRequest,
  registerLocationPicker,
} from '#web/platform/shop/open-location-picker.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { fetchScript } from '#web/ui/lazy/fetch-script.ts'
import { useLazyComponent } from '#web/ui/lazy/use-lazy-component.ts'
import { loadMap } from '#web/ui/map/load-map.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import type { LoadDetails, PickerRequest } from './picker-request.ts'

const importVisit = () => import('./picker-visit.tsx').then(({ PickerVisit }) => PickerVisit)

export function LocationPickerHost({ loadDetails }: { loadDetails: LoadDetails }) {
  const t = useTranslations('common')
  const { shop } = useAccess()
  const { Component: Visit, load } = useLazyComponent(() =>
    loadWithTexts(importVisit, shop.language, ['location']),
  )
  const [request, setRequest] = useState<PickerRequest | null>(null)

  const ask = useEffectEvent(async (wanted: PlaceRequest, isPromptFirst: boolean) => {
    if (!(await load())) {
      // The network went away between the page and the press.
      notify.error(t('something_wrong'), { id: 'location-picker' })
      return null
    }
    return new Promise<PickedPlace | null>((answer) => {
      // A request made while another one is open replaces it.
      request?.answer(null)
      setRequest((before) => ({ id: (before?.id ?? 0) + 1, wanted, isPromptFirst, answer }))
    })
  })
  const preload = useEffectEvent(() => {
    // Nobody has pressed yet: a failure here is reported at the press.
    fetchScript(() => Promise.all([importVisit(), loadMap()])).catch(() => undefined)
  })

  useEffect(
    () =>
      registerLocationPicker({
        pick: (wanted) => ask(wanted, false),
        prompt: () => ask({ flow: 'store' }, true),
        preload: () => preload(),
      }),
    [],
  )

  return Visit && request ? <Visit key={request.id} request={request} loadDetails={loadDetails} /> : null
}
