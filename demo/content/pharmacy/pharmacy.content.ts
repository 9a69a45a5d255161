// The whole pharmacy module of the demo world, gathered for the world builder.
import type { Localised } from '#contract/core/language.ts'
import type { ModuleContent } from '../content.types.ts'
import { text } from '../localised.ts'
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
export interface CommonConditionContent {
  key: string
  name: Localised
}

export const commonConditions: readonly CommonConditionContent[] = [
  {
    key: 'cold-flu',
    name: text({
      en: 'Cold & flu',
      ar: 'الزكام والإنفلونزا',
      tg: 'Шамолхӯрӣ ва грипп',
      ru: 'Простуда и грипп',
    }),
  },
  {
    key: 'pain',
    name: text({ en: 'Pain & fever', ar: 'الألم والحرارة', tg: 'Дард ва таб', ru: 'Боль и жар' }),
  },
  { key: 'headache', name: text({ en: 'Headache', ar: 'الصداع', tg: 'Дарди сар', ru: 'Головная боль' }) },
  {
    key: 'cough',
    name: text({
      en: 'Cough & breathing',
      ar: 'السعال والتنفس',
      tg: 'Сулфа ва нафаскашӣ',
      ru: 'Кашель и дыхание',
    }),
  },
  { key: 'allergy', name: text({ en: 'Allergy', ar: 'الحساسية', tg: 'Аллергия', ru: 'Аллергия' }) },
  { key: 'digestion', name: text({ en: 'Digestion', ar: 'الهضم', tg: 'Ҳозима', ru: 'Пищеварение' }) },
  { key: 'skin', name: text({ en: 'Skin', ar: 'البشرة', tg: 'Пӯст', ru: 'Кожа' }) },
  {
    key: 'wounds',
    name: text({ en: 'Cuts & burns', ar: 'الجروح والحروق', tg: 'Захм ва сӯхтагӣ', ru: 'Раны и ожоги' }),
  },
  {
    key: 'joints',
    name: text({
      en: 'Joints & bones',
      ar: 'المفاصل والعظام',
      tg: 'Буғум ва устухон',
      ru: 'Суставы и кости',
    }),
  },
  {
    key: 'heart',
    name: text({ en: 'Heart & pressure', ar: 'القلب والضغط', tg: 'Дил ва фишор', ru: 'Сердце и давление' }),
  },
  { key: 'diabetes', name: text({ en: 'Diabetes', ar: 'السكري', tg: 'Диабет', ru: 'Диабет' }) },
  {
    key: 'sleep-stress',
    name: text({ en: 'Sleep & stress', ar: 'النوم والتوتر', tg: 'Хоб ва стресс', ru: 'Сон и стресс' }),
  },
  {
    key: 'vitamins',
    name: text({
      en: 'Low vitamins',
      ar: 'نقص الفيتامينات',
      tg: 'Камбуди витамин',
      ru: 'Нехватка витаминов',
    }),
  },
  { key: 'eyes', name: text({ en: 'Eyes', ar: 'العيون', tg: 'Чашм', ru: 'Глаза' }) },
  {
    key: 'oral',
    name: text({ en: 'Teeth & gums', ar: 'الأسنان واللثة', tg: 'Дандон ва милк', ru: 'Зубы и дёсны' }),
  },
]
