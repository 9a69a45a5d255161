// What customers write about couriers, by rating.
import { t } from '../../localised.ts'
import type { ReviewCommentContent } from '../business.types.ts'

export const deliveryReviews: readonly ReviewCommentContent[] = [
  {
    rating: 5,
    comment: t(
      'Polite, quick, found our entrance at once.',
      'مهذب وسريع ووجد مدخلنا فورًا.',
      'Боадаб, тез, даромадгоҳро зуд ёфт.',
      'Вежливый, быстрый, сразу нашёл подъезд.',
    ),
  },
  {
    rating: 5,
    comment: t(
      'Carried the parcel up to the sixth floor.',
      'حمل الطرد حتى الطابق السادس.',
      'Бастаро то ошёнаи шашум бардошта овард.',
      'Донёс посылку до шестого этажа.',
    ),
  },
  {
    rating: 5,
    comment: t(
      'Brought flowers without a single broken petal.',
      'أحضر الزهور دون أن تنكسر بتلة.',
      'Гулҳоро бе шикастани барге овард.',
      'Привёз цветы, ни одного сломанного лепестка.',
    ),
  },
  {
    rating: 4,
    comment: t(
      'Called before coming, a few minutes late.',
      'اتصل قبل القدوم وتأخر دقائق.',
      'Пеш аз омадан занг зад, чанд дақиқа дер.',
      'Позвонил заранее, чуть опоздал.',
    ),
  },
  {
    rating: 4,
    comment: t(
      'Friendly, even in the blizzard.',
      'ودود حتى في العاصفة الثلجية.',
      'Ҳатто дар бӯрон хушмуомила.',
      'Приветлив даже в буран.',
    ),
  },
  {
    rating: 3,
    comment: t(
      'Delivered, but could not find the house for long.',
      'أوصل لكنه لم يجد البيت لفترة.',
      'Овард, вале хонаро дер ёфт.',
      'Доставил, но долго искал дом.',
    ),
  },
  {
    rating: 2,
    comment: t(
      'Left it at the door though I asked to call.',
      'تركه عند الباب مع أنني طلبت الاتصال.',
      'Назди дар гузошт, гарчи занг заданро хоҳиш карда будам.',
      'Оставил у двери, хотя просили позвонить.',
    ),
  },
  {
    rating: 1,
    comment: t(
      'Rude on the phone and in a hurry.',
      'فظ على الهاتف ومستعجل.',
      'Дар телефон дағал ва саросема.',
      'Грубил по телефону и спешил.',
    ),
  },
]
