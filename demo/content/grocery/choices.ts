// Pack sizes and the like that several groceries offer in the same way.
import type { ChoiceContent } from '../content.types.ts'
import { text } from '../localised.ts'

export const weight: ChoiceContent = {
  title: text({ en: 'Weight', ar: 'الوزن', tg: 'Вазн', ru: 'Вес' }),
  options: ['500 g', '1 kg', '2 kg'],
}

export const sack: ChoiceContent = {
  title: text({ en: 'Sack', ar: 'الكيس', tg: 'Халта', ru: 'Мешок' }),
  options: ['1 kg', '2 kg', '5 kg'],
}

export const bottle: ChoiceContent = {
  title: text({ en: 'Bottle', ar: 'القنينة', tg: 'Шиша', ru: 'Бутылка' }),
  options: ['0.5 l', '1 l', '1.5 l'],
}

export const multipack: ChoiceContent = {
  title: text({ en: 'Pack', ar: 'العبوة', tg: 'Баста', ru: 'Упаковка' }),
  options: ['1 pc', '4 pcs', '8 pcs'],
}

export const eggTray: ChoiceContent = {
  title: text({ en: 'Tray', ar: 'الصينية', tg: 'Қолаб', ru: 'Лоток' }),
  options: ['10 pcs', '15 pcs', '30 pcs'],
}

export const fatContent: ChoiceContent = {
  title: text({ en: 'Fat', ar: 'الدسم', tg: 'Чарбият', ru: 'Жирность' }),
  options: ['1.5%', '2.5%', '3.2%'],
}

export const tube: ChoiceContent = {
  title: text({ en: 'Volume', ar: 'الحجم', tg: 'Ҳаҷм', ru: 'Объём' }),
  options: ['100 ml', '250 ml', '400 ml'],
}

export const babySize: ChoiceContent = {
  title: text({ en: 'Size', ar: 'المقاس', tg: 'Андоза', ru: 'Размер' }),
  options: ['S', 'M', 'L', 'XL'],
}

export const smallPack: ChoiceContent = {
  title: text({ en: 'Weight', ar: 'الوزن', tg: 'Вазн', ru: 'Вес' }),
  options: ['100 g', '250 g', '500 g'],
}
