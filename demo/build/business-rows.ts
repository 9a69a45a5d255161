// Shop-wide rows: settings, landing data, policies, reasons, methods, people.
import type { Localised } from '#contract/core/language.ts'
import type {
  deliveryMan,
  landing,
  notification,
  offlineMethod,
  parcelCategory,
  parcelInstruction,
  policy,
  reason,
  testimonial,
  vehicle,
  walletBonus,
} from '#server/database/schema/content.ts'
import { deliveryMen } from '../content/business/delivery-men.ts'
import { landingLinks, landingPromotions, landingTexts } from '../content/business/landing.ts'
import { notifications } from '../content/business/notifications.ts'
import { offlineMethods } from '../content/business/offline-methods.ts'
import { policies } from '../content/business/policies.ts'
import { cancellationReasons, refundReasons } from '../content/business/reasons.ts'
import { testimonials } from '../content/business/testimonials.ts'
import { walletBonuses } from '../content/business/wallet-bonuses.ts'
import { text } from '../content/localised.ts'
import { parcelCategories } from '../content/parcel/categories.ts'
import { parcelInstructions } from '../content/parcel/parcel-texts.ts'
import { daysFrom } from './city-time.ts'
import type { StoreSite } from './stores.ts'
import type { WorldPlan } from './world-plan.ts'
import { moduleIds } from './zones-and-modules.ts'

export const vehicleRows: (typeof vehicle.$inferInsert & { id: number })[] = [
  {
    id: 1,
    type: text({ en: 'Bicycle', ar: 'دراجة هوائية', tg: 'Велосипед', ru: 'Велосипед' }),
    starting_coverage_area: 0,
    maximum_coverage_area: 4,
    extra_charges: 0,
  },
  {
    id: 2,
    type: text({ en: 'Scooter', ar: 'دراجة نارية', tg: 'Скутер', ru: 'Скутер' }),
    starting_coverage_area: 4,
    maximum_coverage_area: 12,
    extra_charges: 30,
  },
  {
    id: 3,
    type: text({ en: 'Car', ar: 'سيارة', tg: 'Мошин', ru: 'Автомобиль' }),
    starting_coverage_area: 12,
    maximum_coverage_area: 60,
    extra_charges: 100,
  },
]

const vehicleIds = { bicycle: 1, scooter: 2, car: 3 } as const

export function deliveryManRows(sites: readonly StoreSite[]): (typeof deliveryMan.$inferInsert)[] {
  return deliveryMen.map((person, index) => {
    const site = sites[(index * 7) % sites.length]
    if (!site) throw new Error('There is no street for the couriers to stand in')
    return {
      f_name: person.f_name,
      l_name: person.l_name,
      phone: `+7701${3_000_000 + index * 411}`,
      email: `${person.f_name}.${person.l_name}@fivefold.example`.toLowerCase(),
      image: `courier-${index + 1}.webp`,
      zone_id: site.zone_id,
      vehicle_id: vehicleIds[person.vehicle],
      latitude: site.lat,
      longitude: site.lng,
      location: `${site.house} ${site.street_en}`,
    }
  })
}

export function landingRows(): (typeof landing.$inferInsert)[] {
  const texts = Object.entries(landingTexts).map(([key, text]) => ({ key, text, value: null }))
  const links = Object.entries(landingLinks).map(([key, value]) => ({ key, text: null, value }))
  const pictures = {
    header_icon: 'header-icon.webp',
    header_banner: 'hero.webp',
    business_image: 'business.webp',
    fixed_promotional_banner: 'promotion-1.webp',
    promotion_banners: landingPromotions.map(({ title }, index) => ({
      img: `promotion-${index + 1}.webp`,
      title,
    })),
  }
  const drawn = Object.entries(pictures).map(([key, value]) => ({ key, text: null, value }))
  return [...texts, ...links, ...drawn]
}

export function policyRows(): (typeof policy.$inferInsert)[] {
  return Object.entries(policies).map(([key, html]: [string, Localised]) => ({ key, html }))
}

export function testimonialRows(): (typeof testimonial.$inferInsert)[] {
  return testimonials.map(({ name, designation, review }, index) => ({
    name,
    designation,
    review,
    reviewer_image: `testimonial-${index + 1}.webp`,
    company_image: `company-${index + 1}.webp`,
  }))
}

export function reasonRows(): (typeof reason.$inferInsert)[] {
  return [
    ...cancellationReasons.map((one) => ({ kind: 'cancellation' as const, ...one })),
    ...refundReasons.map((text) => ({ kind: 'refund' as const, reason: text, user_type: 'customer' })),
  ]
}

export function offlineMethodRows(): (typeof offlineMethod.$inferInsert)[] {
  return offlineMethods.map(({ method_name, method_fields, method_informations }) => ({
    method_name,
    method_fields: [...method_fields],
    method_informations: [...method_informations],
  }))
}

export function walletBonusRows(plan: WorldPlan): (typeof walletBonus.$inferInsert)[] {
  return walletBonuses.map((content) => ({
    ...content,
    bonus_amount: content.bonus_amount * (content.bonus_type === 'percentage' ? 100 : 1),
    // The customers of the demo have topped up under them.
    start_date: daysFrom(plan.now, -90),
    end_date: daysFrom(plan.now, 60),
  }))
}

export function notificationRows(plan: WorldPlan): (typeof notification.$inferInsert)[] {
  return notifications.map(({ title, description }, index) => ({
    title,
    description,
    image: `notification-${index + 1}.webp`,
    created_at: daysFrom(plan.now, -index * 2 - 0.2),
  }))
}

export function parcelCategoryRows(): (typeof parcelCategory.$inferInsert)[] {
  return parcelCategories.map((content) => ({
    module_id: moduleIds.parcel,
    name: content.name,
    description: content.description,
    limits: joined(content.allowed, content.limit),
    image: `${content.key}.webp`,
    parcel_per_km_shipping_charge: content.per_km,
    parcel_minimum_shipping_charge: content.minimum,
  }))
}

function joined(one: Localised, other: Localised): Localised {
  return {
    en: `${one.en} ${other.en}`,
    ar: `${one.ar} ${other.ar}`,
    tg: `${one.tg} ${other.tg}`,
    ru: `${one.ru} ${other.ru}`,
  }
}

export function parcelInstructionRows(): (typeof parcelInstruction.$inferInsert)[] {
  return parcelInstructions.map((instruction) => ({ instruction }))
}
