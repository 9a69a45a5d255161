// What somebody behind the door wants to know, and the way back to them.
import type { ComponentType } from 'react'
import type { Language } from '#contract/core/language.ts'
import type { PickedPlace, PlaceRequest } from '#web/platform/shop/location-door.ts'

export interface Asked {
  /** Each question is a visit of its own. */
  id: number
  request: PlaceRequest
  /** The prompt of LOC-10 stands before the picker. */
  insists: boolean
  answer(place: PickedPlace | null): void
}

/** The address-details modal after the default flow (LOC-06); another feature fills it. */
export interface AddressDetailsProps {
  place: PickedPlace
  open: boolean
  onOpenChange(open: boolean): void
  /** After a customer is done with it, whatever they added. */
  onFinish(): void
}

export type LoadDetails = (language: Language) => Promise<ComponentType<AddressDetailsProps>>
