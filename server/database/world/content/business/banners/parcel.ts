// Home banners of the parcel module; the builder picks the store or item a banner leads to.
import { t } from '../../localised.ts'
import type { BannerContent } from '../business.types.ts'

export const parcelBanners: readonly BannerContent[] = [
  {
    key: 'send-now',
    type: 'default',
    title: t('Send it in an hour', 'أرسله خلال ساعة', 'Дар як соат фиристед', 'Отправьте за час'),
    subtitle: t(
      'A courier is around the corner',
      'المندوب عند الزاوية',
      'Қосид дар ҳамин наздикӣ',
      'Курьер уже за углом',
    ),
    art: ['package', 'motor-scooter'],
    hue: 38,
    link: '/parcel-delivery-info',
    featured: true,
  },
  {
    key: 'track-it',
    type: 'default',
    title: t('Where is it now?', 'أين هو الآن؟', 'Ҳоло дар куҷост?', 'Где она сейчас?'),
    subtitle: t(
      'Follow your parcel on the map',
      'تابع طردك على الخريطة',
      'Бастаро дар харита бинед',
      'Следите за посылкой на карте',
    ),
    art: ['world-map', 'round-pushpin'],
    hue: 190,
    link: '/track-order',
  },
  {
    key: 'flowers-today',
    type: 'default',
    title: t('Flowers by lunchtime', 'زهور قبل الغداء', 'Гул то нисфирӯзӣ', 'Цветы к обеду'),
    subtitle: t(
      'Warm bags in winter, water in summer',
      'حقائب دافئة شتاءً وماء صيفًا',
      'Зимистон халтаи гарм, тобистон об',
      'Зимой термосумка, летом вода',
    ),
    art: ['bouquet', 'rose'],
    hue: 346,
    link: '/parcel-delivery-info',
  },
  {
    key: 'big-things',
    type: 'default',
    title: t(
      'Big things go by car',
      'الأشياء الكبيرة بالسيارة',
      'Бори калон бо мошин меравад',
      'Крупное едет на машине',
    ),
    subtitle: t('Up to thirty kilograms', 'حتى ثلاثين كيلوغرامًا', 'То сӣ кило', 'До тридцати килограммов'),
    art: ['delivery-truck', 'bicycle'],
    hue: 28,
    link: '/parcel-delivery-info',
  },
  {
    key: 'parcel-help',
    type: 'default',
    title: t(
      'Not sure it may be sent?',
      'لست متأكدًا من إمكانية إرساله؟',
      'Намедонед, фиристодан мумкин аст?',
      'Не уверены, что это можно отправить?',
    ),
    subtitle: t(
      'Ask us, we answer day and night',
      'اسألنا ونجيب ليلًا ونهارًا',
      'Пурсед, шабу рӯз ҷавоб медиҳем',
      'Спросите, отвечаем днём и ночью',
    ),
    art: ['thinking-face', 'package'],
    hue: 260,
    link: '/help-and-support',
  },
]
