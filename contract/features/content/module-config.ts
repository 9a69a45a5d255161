// What each of the five ways of ordering can do; sent with the config and obeyed on both sides (api.md 4.2).
import type { ModuleType } from '../../core/module-type.ts'

export interface ModuleTraits {
  order_status: { accepted: boolean }
  order_place_to_schedule_interval: boolean
  add_on: boolean
  stock: boolean
  veg_non_veg: boolean
  unit: boolean
  order_attachment: boolean
  always_open: boolean
  all_zone_service: boolean
  item_available_time: boolean
  show_restaurant_text: boolean
  is_parcel: boolean
  organic: boolean
  cutlery: boolean
  common_condition: boolean
  basic: boolean
  description: string
}

const plain: Omit<ModuleTraits, 'description'> = {
  order_status: { accepted: false },
  order_place_to_schedule_interval: false,
  add_on: false,
  stock: false,
  veg_non_veg: false,
  unit: false,
  order_attachment: false,
  always_open: false,
  all_zone_service: false,
  item_available_time: false,
  show_restaurant_text: false,
  is_parcel: false,
  organic: false,
  cutlery: false,
  common_condition: false,
  basic: false,
}

export const moduleConfig: Readonly<Record<ModuleType, ModuleTraits>> = {
  grocery: {
    ...plain,
    order_place_to_schedule_interval: true,
    stock: true,
    unit: true,
    organic: true,
    description: 'Fresh and packed groceries with stock and units.',
  },
  food: {
    ...plain,
    order_status: { accepted: true },
    add_on: true,
    veg_non_veg: true,
    item_available_time: true,
    show_restaurant_text: true,
    cutlery: true,
    description: 'Restaurant dishes with variations, add-ons and serving hours.',
  },
  pharmacy: {
    ...plain,
    stock: true,
    unit: true,
    order_attachment: true,
    common_condition: true,
    basic: true,
    description: 'Medicine and health care, by prescription where it is needed.',
  },
  ecommerce: {
    ...plain,
    stock: true,
    unit: true,
    always_open: true,
    all_zone_service: true,
    description: 'Shopping for everything else, delivered in every zone.',
  },
  parcel: {
    ...plain,
    always_open: true,
    is_parcel: true,
    description: 'Sending things from one door to another.',
  },
}
