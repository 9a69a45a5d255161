// The six policy pages as localised HTML, ready to be stored.
import type { Language, Localised } from '#contract/core/language.ts'
import { aboutUs } from './policies/about-us.ts'
import { cancellationPolicy } from './policies/cancellation-policy.ts'
import type { PolicySection, PolicyText } from './policies/policy.types.ts'
import { privacyPolicy } from './policies/privacy-policy.ts'
import { refundPolicy } from './policies/refund-policy.ts'
import { shippingPolicy } from './policies/shipping-policy.ts'
import { termsAndConditions } from './policies/terms-and-conditions.ts'

function sectionHtml({ heading, body, points = [] }: PolicySection, language: Language): string {
  const items = points.map((point) => `<li>${point[language]}</li>`).join('')
  return `<h2>${heading[language]}</h2><p>${body[language]}</p>${items === '' ? '' : `<ul>${items}</ul>`}`
}

function toHtml({ sections }: PolicyText): Localised {
  const html = (language: Language) => sections.map((section) => sectionHtml(section, language)).join('')
  return { en: html('en'), ar: html('ar'), tg: html('tg'), ru: html('ru') }
}

/** By the page's path; the tags are h2, p, ul and li only. */
export const policies = {
  'about-us': toHtml(aboutUs),
  'terms-and-conditions': toHtml(termsAndConditions),
  'privacy-policy': toHtml(privacyPolicy),
  refund: toHtml(refundPolicy),
  cancelation: toHtml(cancellationPolicy),
  'shipping-policy': toHtml(shippingPolicy),
} as const satisfies Record<string, Localised>
