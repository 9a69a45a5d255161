// Opens the location picker from any part of the shop without importing it: the shell registers the picker here.
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
  /** The browser is asked where it is as soon as the picker is open. */
  locate?: true
  /** Found elsewhere, such as in a search: it is picked already, only what comes after picking is left. */
  place?: PickedPlace
}

export interface LocationPickerActions {
  pick(request: PlaceRequest): Promise<PickedPlace | null>
  /** Says first that a delivery location is needed (LOC-10). */
  prompt(): Promise<PickedPlace | null>
  preload(): void
}

let picker: LocationPickerActions | null = null

export function registerLocationPicker(registered: LocationPickerActions): () => void {
  picker = registered
  return () => {
    if (picker === registered) picker = null
  }
}

const nowhere = Promise.resolve(null)

/** The picked place, or null when the visitor closed the picker. */
export function openLocationPicker(request: PlaceRequest): Promise<PickedPlace | null> {
  return picker?.pick(request) ?? nowhere
}

/** 'Insert delivery location' with its way to the map; null when the visitor would not say. */
export function askForLocation(): Promise<PickedPlace | null> {
  return picker?.prompt() ?? nowhere
}

/** On the first sign of intent: the picker and the map library are on their way before the press. */
export function preloadLocationPicker(): void {
  picker?.preload()
}

/** For a button that opens the picker: `<Button {...pickerTrigger({ flow: 'default' })}>`. */
export function pickerTrigger(request: PlaceRequest) {
  return {
    onPointerEnter: preloadLocationPicker,
    onFocus: preloadLocationPicker,
    onClick: () => {
      openLocationPicker(request)
    },
  }
}
