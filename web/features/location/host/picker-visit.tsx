// One visit to the picker from the question to its end (LOC-06): prompt, picker, details, or just part of them.
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PickedPlace, PickerFlow } from '#web/platform/shop/open-location-picker.ts'
import { useAccess, useChangeShop } from '#web/platform/shop/use-shop.ts'
import { useLazyComponent } from '#web/ui/lazy/use-lazy-component.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { DeliveryLocationPrompt } from '../delivery-location-prompt.tsx'
import { LocationPicker } from '../location-picker.tsx'
import type { LoadDetails, PickerRequest } from './picker-request.ts'

type Step = 'prompt' | 'picker' | 'picked' | 'details' | 'closed'

function firstStep({ isPromptFirst, wanted }: PickerRequest): Step {
  if (isPromptFirst) return 'prompt'
  return wanted.place ? 'picked' : 'picker'
}

export interface PickerVisitProps {
  request: PickerRequest
  loadDetails: LoadDetails
}

export function PickerVisit({ request, loadDetails }: PickerVisitProps) {
  const t = useTranslations('location')
  const navigate = useNavigate()
  const savePlace = useSavePlace()
  const [step, setStep] = useState<Step>(() => firstStep(request))
  const [place, setPlace] = useState<PickedPlace | null>(null)
  const { shop } = useAccess()
  const { Component: Details, load } = useLazyComponent(() => loadDetails(shop.language))
  const { flow, start, locate } = request.wanted

  const leave = (picked: PickedPlace | null) => {
    setStep('closed')
    request.answer(picked)
  }
  useLeaveWithPage(step !== 'closed', () => leave(place))

  const finish = (picked: PickedPlace) => {
    leave(picked)
    notify.success(t('set'))
    navigate({ to: '/home' })
  }
  const pick = async (picked: PickedPlace) => {
    await savePlace(picked, flow)
    setPlace(picked)
    if (flow === 'default') {
      if (await load()) setStep('details')
      else finish(picked)
      return
    }
    leave(picked)
    if (flow === 'receiver') notify.success(t('set'))
  }
  const pickFound = useEffectEvent(() => {
    if (request.wanted.place) pick(request.wanted.place)
  })
  useEffect(() => pickFound(), [])

  return (
    <>
      <DeliveryLocationPrompt
        open={step === 'prompt'}
        onOpenChange={() => leave(null)}
        onPickFromMap={() => setStep('picker')}
      />
      <LocationPicker
        open={step === 'picker'}
        onOpenChange={() => leave(null)}
        start={start}
        locate={locate}
        onPick={pick}
      />
      {Details && place ? (
        <Details
          place={place}
          open={step === 'details'}
          onOpenChange={() => leave(place)}
          onFinish={() => finish(place)}
        />
      ) : null}
    </>
  )
}

/** A link inside the picker, or the Back button, leads to another page: the dialogs do not stay above it. */
function useLeaveWithPage(isOpen: boolean, onLeave: () => void): void {
  const router = useRouter()
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (!isOpen) return
    return router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) leave()
    })
  }, [router, isOpen])
}

/** A picked place becomes the shop's context (LOC-05); where a parcel goes is not where one shops. */
function useSavePlace() {
  const changeShop = useChangeShop()
  return async ({ address, lat, lng, zone_ids }: PickedPlace, flow: PickerFlow): Promise<void> => {
    // Text and coordinates of one place beside the zone of another would be nobody's address.
    if (flow === 'receiver') return
    await changeShop({ location: address, place: { lat, lng }, zone_ids })
  }
}
