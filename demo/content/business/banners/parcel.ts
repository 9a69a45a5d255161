// Home banners of the parcel module; the builder picks the store or item a banner leads to.
import { text } from '#demo/content/localised.ts'
import type { BannerContent } from '../business.types.ts'

export const parcelBanners: readonly BannerContent[] = [
  {
    key: 'send-now',
    type: 'default',
    title: text({
      en: 'Send it in an hour',
      ar: 'أرسله خلال ساعة',
      tg: 'Дар як соат фиристед',
      ru: 'Отправьте за час',
    }),
    subtitle: text({
      en: 'A courier is around the corner',
      ar: 'المندوب عند الزاوية',
      tg: 'Қосид дар ҳамин наздикӣ',
      ru: 'Курьер уже за углом',
    }),
    art: ['package', 'motor-scooter'],
    hue: 38,
    link: '/parcel-delivery-info',
    featured: true,
  },
  {
    key: 'track-it',
    type: 'default',
    title: text({
      en: 'Where is it now?',
      ar: 'أين هو الآن؟',
      tg: 'Ҳоло дар куҷост?',
      ru: 'Где она сейчас?',
    }),
    subtitle: text({
      en: 'Follow your parcel on the map',
      ar: 'تابع طردك على الخريطة',
      tg: 'Бастаро дар харита бинед',
      ru: 'Следите за посылкой на карте',
    }),
    art: ['world-map', 'round-pushpin'],
    hue: 190,
    link: '/track-order',
  },
  {
    key: 'flowers-today',
    type: 'default',
    title: text({
      en: 'Flowers by lunchtime',
      ar: 'زهور قبل الغداء',
      tg: 'Гул то нисфирӯзӣ',
      ru: 'Цветы к обеду',
    }),
    subtitle: text({
      en: 'Warm bags in winter, water in summer',
      ar: 'حقائب دافئة شتاءً وماء صيفًا',
      tg: 'Зимистон халтаи гарм, тобистон об',
      ru: 'Зимой термосумка, летом вода',
    }),
    art: ['bouquet', 'rose'],
    hue: 346,
    link: '/parcel-delivery-info',
  },
  {
    key: 'big-things',
    type: 'default',
    title: text({
      en: 'Big things go by car',
      ar: 'الأشياء الكبيرة بالسيارة',
      tg: 'Бори калон бо мошин меравад',
      ru: 'Крупное едет на машине',
    }),
    subtitle: text({
      en: 'Up to thirty kilograms',
      ar: 'حتى ثلاثين كيلوغرامًا',
      tg: 'То сӣ кило',
      ru: 'До тридцати килограммов',
    }),
    art: ['delivery-truck', 'bicycle'],
    hue: 28,
    link: '/parcel-delivery-info',
  },
  {
    key: 'parcel-help',
    type: 'default',
    title: text({
      en: 'Not sure it may be sent?',
      ar: 'لست متأكدًا من إمكانية إرساله؟',
      tg: 'Намедонед, фиристодан мумкин аст?',
      ru: 'Не уверены, что это можно отправить?',
    }),
    subtitle: text({
      en: 'Ask us, we answer day and night',
      ar: 'اسألنا ونجيب ليلًا ونهارًا',
      tg: 'Пурсед, шабу рӯз ҷавоб медиҳем',
      ru: 'Спросите, отвечаем днём и ночью',
    }),
    art: ['thinking-face', 'package'],
    hue: 260,
    link: '/help-and-support',
  },
]
