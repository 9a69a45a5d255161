// A picture as a few words of data: kept on disk instead of the drawing, and drawn when someone first looks.
import { z } from 'zod'
import type { Drawing } from '#server/platform/images/picture-store.ts'
import { demoModules } from '../content/demo-modules.ts'
import { bannerLayouts, composeBanner } from './banner.ts'
import { composeFavicon, composeLogo } from './brand.ts'
import { composeItem, composeItemAngle } from './item.ts'
import { composeModuleIcon, composeModuleThumbnail } from './module-art.ts'
import { composePaymentLogo } from './payment-logo.ts'
import { composeDeliveryMan, composeReviewer } from './people.ts'
import { composeCampaign, composeFlashSale } from './promotion.ts'
import {
  composeCategory,
  composeEmpty,
  composeNotFound,
  composeParcelCategory,
  composeWhyChoose,
} from './small-scenes.ts'
import { composeStoreCover } from './store-cover.ts'
import { composeStoreLogo } from './store-logo.ts'
import { composeLandingHero } from './street.ts'

const subject = z.tuple([z.string()], z.string()).readonly()
const hue = z.number()
const seed = z.string()
const plain = z.object({ subject, hue, seed })
const store = plain.extend({ name: z.string() })
const banner = plain.extend({ layout: z.enum(bannerLayouts).optional() })
const person = z.object({ person: z.enum(['woman', 'man']), seed, hue: hue.optional() })
const module_type = z.enum(demoModules)
const nothing = z.looseObject({})

/** Ties the data a picture needs to the function that draws it. */
function drawnBy<Data>(schema: z.ZodType<Data>, compose: (data: Data) => string) {
  return { schema, draw: (data: unknown) => compose(schema.parse(data)) }
}

const kinds = {
  item: drawnBy(plain, composeItem),
  item_angle: drawnBy(plain.extend({ angle: z.int() }), (data) => composeItemAngle(data, data.angle)),
  store_cover: drawnBy(store, composeStoreCover),
  store_logo: drawnBy(store, composeStoreLogo),
  category: drawnBy(plain, composeCategory),
  module_icon: drawnBy(z.object({ module_type }), (data) => composeModuleIcon(data.module_type)),
  module_thumbnail: drawnBy(z.object({ module_type }), (data) => composeModuleThumbnail(data.module_type)),
  banner: drawnBy(banner.extend({ shape: z.enum(['wide', 'card', 'tall']).optional() }), composeBanner),
  campaign: drawnBy(banner, composeCampaign),
  flash_sale: drawnBy(z.object({ hue, seed }), composeFlashSale),
  reviewer: drawnBy(person, composeReviewer),
  delivery_man: drawnBy(person.extend({ vehicle: z.string().optional() }), composeDeliveryMan),
  parcel_category: drawnBy(plain, composeParcelCategory),
  payment_logo: drawnBy(z.object({ mark: z.string(), hue, name: z.string().optional() }), composePaymentLogo),
  why_choose: drawnBy(plain, composeWhyChoose),
  empty: drawnBy(plain, composeEmpty),
  not_found: drawnBy(nothing, composeNotFound),
  landing_hero: drawnBy(nothing, composeLandingHero),
  logo: drawnBy(z.object({ tone: z.enum(['ink', 'paper']) }), (data) => composeLogo(data.tone)),
  favicon: drawnBy(nothing, composeFavicon),
}

type Kinds = typeof kinds

/** `{ draw: 'item', subject: […], hue: 20, seed: 'plov' }` and its siblings. */
export type Recipe = { [Kind in keyof Kinds]: { draw: Kind } & z.output<Kinds[Kind]['schema']> }[keyof Kinds]

const kindOf = z.looseObject({ draw: z.enum(Object.keys(kinds)) })

/** The SVG of a recipe. */
export function composeRecipe(recipe: Recipe): string {
  return kinds[recipe.draw].draw(recipe)
}

/** How the picture store reads `*.art` files; raise the version when the drawing changes, so that old renderings go. */
export const artDrawing: Drawing = {
  version: '2',
  draw: (text) => {
    const data = kindOf.parse(JSON.parse(text))
    const kind = Object.entries(kinds).find(([name]) => name === data.draw)
    if (!kind) throw new Error(`No picture is drawn by: ${data.draw}`)
    return kind[1].draw(data)
  },
}
