// The shape of what the parcel module tells its senders; stores and items do not exist here.
import type { Localised } from '#contract/core/language.ts'
import type { ArtSubject } from '../content.types.ts'

export interface ParcelCategoryContent {
  key: string
  name: Localised
  description: Localised
  art: ArtSubject
  hue: number
  /** Minor units for a kilometre; null leaves the shop-wide parcel rate in force. */
  per_km: number | null
  /** Minor units; null leaves the shop-wide parcel minimum in force. */
  minimum: number | null
  /** What may be sent. */
  allowed: Localised
  /** Largest size and weight. */
  limit: Localised
}

export interface WhyChooseContent {
  key: string
  title: Localised
  short_description: Localised
  art: ArtSubject
}

export interface ParcelStepContent {
  label: Localised
  description: Localised
}

export interface ParcelBannerContent {
  key: string
  title: Localised
  subtitle: Localised
  art: ArtSubject
  hue: number
}
