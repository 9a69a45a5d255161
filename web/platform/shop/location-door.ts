// How any part of the shop asks for a place without knowing the picker: the shell puts the picker behind this door.
import type { Coordinates } from '#contract/core/shop-context.ts'

export interface PickedPlace extends Coordinates {
  address: string
  zone_ids: number[]
}

/**
 * What happens after picking (LOC-06): `default` asks for the details of the address and leads home, `store` just
 * closes, `sender` and `receiver` hand the place back to the parcel form.
 */
export type PickerFlow = 'default' | 'store' | 'sender' | 'receiver'

export interface PlaceRequest {
  flow: PickerFlow
  /** Where the pin stands first; by default where the shop delivers to now. */
  start?: Coordinates
}

export interface LocationDesk {
  pick(request: PlaceRequest): Promise<PickedPlace | null>
  /** Says first that a delivery location is needed (LOC-10). */
  insist(): Promise<PickedPlace | null>
  warm(): void
}

let desk: LocationDesk | null = null

export function openLocationDesk(opened: LocationDesk): () => void {
  desk = opened
  return () => {
    if (desk === opened) desk = null
  }
}

const nowhere = Promise.resolve(null)

/** The picked place, or null when the visitor closed the picker. */
export function openLocationPicker(request: PlaceRequest): Promise<PickedPlace | null> {
  return desk?.pick(request) ?? nowhere
}

/** 'Insert delivery location' with its way to the map; null when the visitor would not say. */
export function askForLocation(): Promise<PickedPlace | null> {
  return desk?.insist() ?? nowhere
}

/** On the first sign of intent: the picker and the map library are on their way before the press. */
export function warmLocationPicker(): void {
  desk?.warm()
}

/** For a button that opens the picker: `<Button {...pickerTrigger({ flow: 'default' })}>`. */
export function pickerTrigger(request: PlaceRequest) {
  return {
    onPointerEnter: warmLocationPicker,
    onFocus: warmLocationPicker,
    onClick: () => {
      openLocationPicker(request)
    },
  }
}
