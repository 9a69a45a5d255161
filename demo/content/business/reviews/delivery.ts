// What customers write about couriers, by rating.
import { text } from '#demo/content/localised.ts'
import type { ReviewCommentContent } from '../business.types.ts'

export const deliveryReviews: readonly ReviewCommentContent[] = [
  {
    rating: 5,
    comment: text({
      en: 'Polite, quick, found our entrance at once.',
      ar: 'مهذب وسريع ووجد مدخلنا فورًا.',
      tg: 'Боадаб, тез, даромадгоҳро зуд ёфт.',
      ru: 'Вежливый, быстрый, сразу нашёл подъезд.',
    }),
  },
  {
    rating: 5,
    comment: text({
      en: 'Carried the parcel up to the sixth floor.',
      ar: 'حمل الطرد حتى الطابق السادس.',
      tg: 'Бастаро то ошёнаи шашум бардошта овард.',
      ru: 'Донёс посылку до шестого этажа.',
    }),
  },
  {
    rating: 5,
    comment: text({
      en: 'Brought flowers without a single broken petal.',
      ar: 'أحضر الزهور دون أن تنكسر بتلة.',
      tg: 'Гулҳоро бе шикастани барге овард.',
      ru: 'Привёз цветы, ни одного сломанного лепестка.',
    }),
  },
  {
    rating: 4,
    comment: text({
      en: 'Called before coming, a few minutes late.',
      ar: 'اتصل قبل القدوم وتأخر دقائق.',
      tg: 'Пеш аз омадан занг зад, чанд дақиқа дер.',
      ru: 'Позвонил заранее, чуть опоздал.',
    }),
  },
  {
    rating: 4,
    comment: text({
      en: 'Friendly, even in the blizzard.',
      ar: 'ودود حتى في العاصفة الثلجية.',
      tg: 'Ҳатто дар бӯрон хушмуомила.',
      ru: 'Приветлив даже в буран.',
    }),
  },
  {
    rating: 3,
    comment: text({
      en: 'Delivered, but could not find the house for long.',
      ar: 'أوصل لكنه لم يجد البيت لفترة.',
      tg: 'Овард, вале хонаро дер ёфт.',
      ru: 'Доставил, но долго искал дом.',
    }),
  },
  {
    rating: 2,
    comment: text({
      en: 'Left it at the door though I asked to call.',
      ar: 'تركه عند الباب مع أنني طلبت الاتصال.',
      tg: 'Назди дар гузошт, гарчи занг заданро хоҳиш карда будам.',
      ru: 'Оставил у двери, хотя просили позвонить.',
    }),
  },
  {
    rating: 1,
    comment: text({
      en: 'Rude on the phone and in a hurry.',
      ar: 'فظ على الهاتف ومستعجل.',
      tg: 'Дар телефон дағал ва саросема.',
      ru: 'Грубил по телефону и спешил.',
    }),
  },
]
