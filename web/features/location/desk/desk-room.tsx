// One visit to the picker from the question to its end (LOC-06): prompt, picker, details, or just part of them.
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PickedPlace } from '#web/platform/shop/location-door.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { useOnDemand } from '#web/ui/overlay/use-on-demand.ts'
import { DeliveryLocationPrompt } from '../delivery-location-prompt.tsx'
import { LocationPicker } from '../location-picker.tsx'
import type { Asked, LoadDetails } from './asked.ts'
import { useKeepPlace } from './use-keep-place.ts'

type Step = 'prompt' | 'picker' | 'details' | 'closed'

export interface DeskRoomProps {
  asked: Asked
  loadDetails: LoadDetails
}

export function DeskRoom({ asked, loadDetails }: DeskRoomProps) {
  const t = useTranslations('location')
  const navigate = useNavigate()
  const keepPlace = useKeepPlace()
  const [step, setStep] = useState<Step>(asked.insists ? 'prompt' : 'picker')
  const [place, setPlace] = useState<PickedPlace | null>(null)
  const { shop } = useAccess()
  const { Part: Details, bring } = useOnDemand(() => loadDetails(shop.language))
  const { flow, start } = asked.request

  const leave = (picked: PickedPlace | null) => {
    setStep('closed')
    asked.answer(picked)
  }
  useLeaveWithPage(step !== 'closed', () => leave(place))

  const finish = (picked: PickedPlace) => {
    leave(picked)
    notify.success(t('set'))
    navigate({ to: '/home' })
  }
  const pick = async (picked: PickedPlace) => {
    await keepPlace(picked, flow)
    setPlace(picked)
    if (flow === 'default') {
      if (await bring()) setStep('details')
      else finish(picked)
      return
    }
    leave(picked)
    if (flow === 'receiver') notify.success(t('set'))
  }

  return (
    <>
      <DeliveryLocationPrompt
        open={step === 'prompt'}
        onOpenChange={() => leave(null)}
        onPickFromMap={() => setStep('picker')}
      />
      <LocationPicker open={step === 'picker'} onOpenChange={() => leave(null)} start={start} onPick={pick} />
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
