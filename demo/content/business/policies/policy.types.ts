// The shape of a policy text before it becomes HTML.
import type { Localised } from '#contract/core/language.ts'

export interface PolicySection {
  heading: Localised
  body: Localised
  points?: readonly Localised[]
}

export interface PolicyText {
  sections: readonly PolicySection[]
}
