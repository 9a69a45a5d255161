// A picture for every file name the world's rows mention, as recipes drawn when someone first looks.
import { moduleTraits } from '#contract/core/module-type.ts'
import type { PictureFolder } from '#server/platform/images/picture-url.ts'
import type { PictureJob } from '../art/draw-pictures.ts'
import type { Recipe } from '../art/recipe.ts'
import { banners } from '../content/business/banners.ts'
import { basicCampaigns } from '../content/business/campaigns.ts'
import { deliveryMen } from '../content/business/delivery-men.ts'
import { itemCampaigns } from '../content/business/item-campaigns.ts'
import { landingPromotions } from '../content/business/landing.ts'
import { notifications } from '../content/business/notifications.ts'
import { sectionBanners } from '../content/business/section-banners.ts'
import { storeBanners } from '../content/business/store-banners.ts'
import { testimonials } from '../content/business/testimonials.ts'
import type { CategoryContent } from '../content/content.types.ts'
import { demoModules, shopModules } from '../content/demo-modules.ts'
import { parcelCategories } from '../content/parcel/categories.ts'
import { parcelPromotionalBanners, whyChoose } from '../content/parcel/parcel-texts.ts'
import { commonConditions } from '../content/pharmacy/pharmacy.content.ts'
import { moduleContents } from './module-contents.ts'
import { moduleIds } from './zones-and-modules.ts'

const job = (folder: PictureFolder, name: string, recipe: Recipe): PictureJob => ({ folder, name, recipe })

const angles = [2, 3, 4, 5]

export function pictureJobs(): PictureJob[] {
  return [
    ...shopModules.flatMap((type) => [...cataloguePictures(type), ...promotionPictures(type)]),
    ...brandPictures(),
    ...landingPictures(),
    ...peoplePictures(),
    ...parcelPictures(),
  ]
}

function cataloguePictures(type: (typeof shopModules)[number]): PictureJob[] {
  const content = moduleContents[type]
  const hueOfCategory = new Map(content.categories.flatMap(huesOf))
  const items = content.items.flatMap(({ key, art, category }) => {
    const plain = { subject: art, hue: hueOfCategory.get(category) ?? 30, seed: key }
    const first = job('item', key, { draw: 'item', ...plain })
    if (moduleTraits[type].item_opens !== 'page') return [first]
    return [
      first,
      ...angles.map((angle) => job('item', `${key}--${angle}`, { draw: 'item_angle', angle, ...plain })),
    ]
  })
  const stores = content.stores.flatMap(({ key, art, hue, name }) => {
    const store = { subject: art, hue, name: name.en, seed: key }
    return [
      job('store', key, { draw: 'store_logo', ...store }),
      job('store-cover', key, { draw: 'store_cover', ...store }),
    ]
  })
  const categories = content.categories.flatMap((parent) =>
    [parent, ...parent.children].map(({ key, art }) =>
      job('category', `${moduleIds[type]}-${key}`, {
        draw: 'category',
        subject: art,
        hue: parent.hue,
        seed: key,
      }),
    ),
  )
  return [...items, ...stores, ...categories]
}

function huesOf({ hue, children }: CategoryContent): [string, number][] {
  return children.map((child) => [child.key, hue])
}

function promotionPictures(type: (typeof shopModules)[number]): PictureJob[] {
  return [
    ...itemCampaigns[type].map(({ key, art, hue }) =>
      job('campaign', key, { draw: 'campaign', subject: art, hue, seed: key }),
    ),
    ...storeBanners[type].map(({ key, art, hue }) =>
      job('banner', key, { draw: 'banner', subject: art, hue, seed: key }),
    ),
    ...sectionBanners[type].map(({ section, art, hue }) =>
      job('promotion', `${type}-${section}`, {
        draw: 'banner',
        subject: art,
        hue,
        seed: `${type} ${section}`,
      }),
    ),
  ]
}

function brandPictures(): PictureJob[] {
  return [
    job('business', 'logo', { draw: 'logo', tone: 'ink' }),
    job('business', 'favicon', { draw: 'favicon' }),
    job('gateway', 'trial', { draw: 'payment_logo', mark: 'credit-card', hue: 150 }),
    ...demoModules.flatMap((module_type) => [
      job('module', `${module_type}-icon`, { draw: 'module_icon', module_type }),
      job('module', `${module_type}-thumbnail`, { draw: 'module_thumbnail', module_type }),
      ...banners[module_type].map(({ key, art, hue }) =>
        job('banner', key, { draw: 'banner', subject: art, hue, seed: key }),
      ),
      ...basicCampaigns[module_type].map(({ key, art, hue }) =>
        job('campaign', key, { draw: 'campaign', subject: art, hue, seed: key }),
      ),
    ]),
    ...commonConditions.map(({ key }, index) =>
      job('category', key, {
        draw: 'category',
        subject: ['pill', 'stethoscope'],
        hue: 150 + index * 12,
        seed: key,
      }),
    ),
  ]
}

function landingPictures(): PictureJob[] {
  return [
    job('landing', 'hero', { draw: 'landing_hero' }),
    job('landing', 'header-icon', { draw: 'favicon' }),
    job('landing', 'business', {
      draw: 'store_cover',
      subject: ['convenience-store', 'motor-scooter'],
      hue: 24,
      name: 'Fivefold',
      seed: 'business',
    }),
    ...landingPromotions.map(({ art, hue }, index) =>
      job('landing', `promotion-${index + 1}`, {
        draw: 'banner',
        subject: art,
        hue,
        seed: `promotion ${index}`,
      }),
    ),
    ...testimonials.map(({ company_art }, index) =>
      job('landing', `company-${index + 1}`, {
        draw: 'category',
        subject: company_art,
        hue: index * 41,
        seed: `company ${index}`,
      }),
    ),
    ...notifications.map(({ art }, index) =>
      job('notification', `notification-${index + 1}`, {
        draw: 'category',
        subject: art,
        hue: index * 63,
        seed: `notification ${index}`,
      }),
    ),
  ]
}

const reviewerFaces = 12

function peoplePictures(): PictureJob[] {
  const person = (index: number) => (index % 2 === 0 ? 'woman' : 'man') as 'woman' | 'man'
  return [
    ...Array.from({ length: reviewerFaces }, (_, index) =>
      job('customer', `reviewer-${index + 1}`, {
        draw: 'reviewer',
        person: person(index),
        seed: `reviewer ${index}`,
      }),
    ),
    ...testimonials.map((_, index) =>
      job('landing', `testimonial-${index + 1}`, {
        draw: 'reviewer',
        person: person(index),
        seed: `testimonial ${index}`,
      }),
    ),
    ...deliveryMen.map((one, index) =>
      job('delivery-man', `courier-${index + 1}`, {
        draw: 'delivery_man',
        person: 'man',
        vehicle: one.vehicle,
        seed: `${one.f_name} ${one.l_name}`,
      }),
    ),
  ]
}

function parcelPictures(): PictureJob[] {
  return [
    ...parcelCategories.map(({ key, art, hue }) =>
      job('parcel-category', key, { draw: 'parcel_category', subject: art, hue, seed: key }),
    ),
    ...parcelPromotionalBanners.map(({ key, art, hue }) =>
      job('promotion', key, { draw: 'banner', subject: art, hue, seed: key }),
    ),
    ...whyChoose.map(({ key, art }, index) =>
      job('promotion', key, { draw: 'why_choose', subject: art, hue: 30 + index * 60, seed: key }),
    ),
    job('promotion', 'parcel-steps', {
      draw: 'banner',
      subject: ['package', 'motor-scooter', 'house'],
      hue: 36,
      seed: 'parcel steps',
      shape: 'card',
    }),
  ]
}
