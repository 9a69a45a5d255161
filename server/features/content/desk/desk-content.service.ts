// Everything of settings, texts and pages that the desk edits, put together.
import { createDeskLanding } from './desk-landing.service.ts'
import { createDeskOfflineMethods } from './desk-offline-methods.service.ts'
import { createDeskPolicies, type DeskPageParts } from './desk-policies.service.ts'
import { createDeskSettings, type DeskSettingParts } from './desk-settings.service.ts'
import { createDeskTestimonials } from './desk-testimonials.service.ts'
import { createDeskTexts, type DeskTextParts } from './desk-texts.service.ts'

export function createDeskContent(parts: DeskPageParts & DeskSettingParts & DeskTextParts) {
  return {
    texts: createDeskTexts(parts),
    settings: createDeskSettings(parts),
    policies: createDeskPolicies(parts),
    landing: createDeskLanding(parts),
    testimonials: createDeskTestimonials(parts),
    offlineMethods: createDeskOfflineMethods(parts),
  }
}

export type DeskContent = ReturnType<typeof createDeskContent>
