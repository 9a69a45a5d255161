// Pack sizes and the like that several groceries offer in the same way.
import type { ChoiceContent } from '../content.types.ts'
import { t } from '../localised.ts'

export const weight: ChoiceContent = {
  title: t('Weight', 'الوزن', 'Вазн', 'Вес'),
  options: ['500 g', '1 kg', '2 kg'],
}

export const sack: ChoiceContent = {
  title: t('Sack', 'الكيس', 'Халта', 'Мешок'),
  options: ['1 kg', '2 kg', '5 kg'],
}

export const bottle: ChoiceContent = {
  title: t('Bottle', 'القنينة', 'Шиша', 'Бутылка'),
  options: ['0.5 l', '1 l', '1.5 l'],
}

export const multipack: ChoiceContent = {
  title: t('Pack', 'العبوة', 'Баста', 'Упаковка'),
  options: ['1 pc', '4 pcs', '8 pcs'],
}

export const eggTray: ChoiceContent = {
  title: t('Tray', 'الصينية', 'Қолаб', 'Лоток'),
  options: ['10 pcs', '15 pcs', '30 pcs'],
}

export const fatContent: ChoiceContent = {
  title: t('Fat', 'الدسم', 'Чарбият', 'Жирность'),
  options: ['1.5%', '2.5%', '3.2%'],
}

export const tube: ChoiceContent = {
  title: t('Volume', 'الحجم', 'Ҳаҷм', 'Объём'),
  options: ['100 ml', '250 ml', '400 ml'],
}

export const babySize: ChoiceContent = {
  title: t('Size', 'المقاس', 'Андоза', 'Размер'),
  options: ['S', 'M', 'L', 'XL'],
}

export const smallPack: ChoiceContent = {
  title: t('Weight', 'الوزن', 'Вазн', 'Вес'),
  options: ['100 g', '250 g', '500 g'],
}
