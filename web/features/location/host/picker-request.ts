// One request for a place, with the callback that answers it.
import type { ComponentType } from 'react'
import type { Language } from '#contract/core/language.ts'
import type { PickedPlace, PlaceRequest } from '#web/platform/shop/open-location-picker.ts'

export interface PickerRequest {
  /** Each request is a visit of its own: the id is its React key. */
  id: number
  wanted: PlaceRequest
  /** The prompt of LOC-10 stands before the picker. */
  isPromptFirst: boolean
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
