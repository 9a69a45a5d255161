// The whole pharmacy module of the demo world, gathered for the world builder.
import type { Localised } from '#contract/core/language.ts'
import type { ModuleContent } from '../content.types.ts'
import { t } from '../localised.ts'
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
  { key: 'cold-flu', name: t('Cold & Flu', 'الزكام والإنفلونزا', 'Шамолхӯрӣ ва грипп', 'Простуда и грипп') },
  { key: 'pain', name: t('Pain & Fever', 'الألم والحرارة', 'Дард ва таб', 'Боль и жар') },
  { key: 'headache', name: t('Headache', 'الصداع', 'Дарди сар', 'Головная боль') },
  { key: 'cough', name: t('Cough & Breathing', 'السعال والتنفس', 'Сулфа ва нафаскашӣ', 'Кашель и дыхание') },
  { key: 'allergy', name: t('Allergy', 'الحساسية', 'Аллергия', 'Аллергия') },
  { key: 'digestion', name: t('Digestion', 'الهضم', 'Ҳозима', 'Пищеварение') },
  { key: 'skin', name: t('Skin', 'البشرة', 'Пӯст', 'Кожа') },
  { key: 'wounds', name: t('Cuts & Burns', 'الجروح والحروق', 'Захм ва сӯхтагӣ', 'Раны и ожоги') },
  { key: 'joints', name: t('Joints & Bones', 'المفاصل والعظام', 'Буғум ва устухон', 'Суставы и кости') },
  { key: 'heart', name: t('Heart & Pressure', 'القلب والضغط', 'Дил ва фишор', 'Сердце и давление') },
  { key: 'diabetes', name: t('Diabetes', 'السكري', 'Диабет', 'Диабет') },
  { key: 'sleep-stress', name: t('Sleep & Stress', 'النوم والتوتر', 'Хоб ва стресс', 'Сон и стресс') },
  { key: 'vitamins', name: t('Low Vitamins', 'نقص الفيتامينات', 'Камбуди витамин', 'Нехватка витаминов') },
  { key: 'eyes', name: t('Eyes', 'العيون', 'Чашм', 'Глаза') },
  { key: 'oral', name: t('Teeth & Gums', 'الأسنان واللثة', 'Дандон ва милк', 'Зубы и дёсны') },
]
