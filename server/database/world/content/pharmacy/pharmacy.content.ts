// The whole pharmacy module of the demo world, gathered for the world builder.
import type { ModuleContent } from '../content.types.ts'
import { pharmacyCategories } from './categories.ts'
import { babyCareItems } from './items/baby-care.ts'
import { digestionItems } from './items/digestion.ts'
import { everydayMedicineItems } from './items/everyday-medicine.ts'
import { eyeAndOralCareItems } from './items/eye-and-oral-care.ts'
import { firstAidItems } from './items/first-aid.ts'
import { medicalDevicesItems } from './items/medical-devices.ts'
import { mensItems } from './items/mens.ts'
import { prescriptionMedicineItems } from './items/prescription-medicine.ts'
import { skinCareItems } from './items/skin-care.ts'
import { vitaminsItems } from './items/vitamins.ts'
import { womansCareItems } from './items/womans-care.ts'
import { pharmacyStores } from './stores.ts'

export const pharmacyContent: ModuleContent = {
  categories: pharmacyCategories,
  items: [
    ...everydayMedicineItems,
    ...digestionItems,
    ...prescriptionMedicineItems,
    ...vitaminsItems,
    ...skinCareItems,
    ...firstAidItems,
    ...babyCareItems,
    ...womansCareItems,
    ...mensItems,
    ...medicalDevicesItems,
    ...eyeAndOralCareItems,
  ],
  add_ons: [],
  stores: pharmacyStores,
}
