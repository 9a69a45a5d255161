// What pharmacies put on their own pages.
import { t } from '../../localised.ts'
import type { StoreBannerContent } from '../business.types.ts'

export const pharmacyStoreBanners: readonly StoreBannerContent[] = [
  {
    key: 'baby-cloud-bath',
    store: 'baby-cloud',
    opens: { category: 'baby-bath' },
    title: t('Bath time without tears', 'وقت الحمام بلا دموع', 'Оббозӣ бе ашк', 'Купание без слёз'),
    subtitle: t(
      'Mild shampoo and oil for the smallest',
      'شامبو لطيف وزيت لأصغركم',
      'Шампуни мулоим ва равған барои хурдтаринҳо',
      'Мягкий шампунь и масло для самых маленьких',
    ),
    art: ['bathtub', 'bubbles', 'hatching-chick'],
    hue: 200,
  },
  {
    key: 'baby-cloud-bottle',
    store: 'baby-cloud',
    opens: { item: 'anti-colic-bottle' },
    title: t(
      'A bottle for quiet evenings',
      'رضاعة لأمسيات هادئة',
      'Шиша барои шомҳои ором',
      'Бутылочка для тихих вечеров',
    ),
    subtitle: t(
      'A soft teat and a valve that keeps air out',
      'حلمة ناعمة وصمام يمنع دخول الهواء',
      'Пистонаки мулоим ва клапане, ки ҳаворо намегузаронад',
      'Мягкая соска и клапан, который не пускает воздух',
    ),
    art: ['baby-bottle', 'cloud', 'crescent-moon'],
    hue: 262,
  },
  {
    key: 'green-leaf-basket',
    store: 'green-leaf',
    opens: { category: 'multivitamins' },
    promise: 'discount',
    title: t(
      '25% off a full basket',
      'خصم 25٪ على سلة ممتلئة',
      '25% арзон барои сабади пур',
      'Скидка 25% на полную корзину',
    ),
    subtitle: t(
      'Vitamins for the dark months included',
      'ومعها فيتامينات الشهور المظلمة',
      'Витаминҳои моҳҳои торик ҳам дохиланд',
      'Включая витамины на тёмные месяцы',
    ),
    art: ['tangerine', 'pill', 'sun'],
    hue: 96,
  },
  {
    key: 'green-leaf-glasses',
    store: 'green-leaf',
    opens: { item: 'reading-glasses' },
    title: t(
      'Read the small print again',
      'اقرأ الخط الصغير من جديد',
      'Хатти майдаро боз хонед',
      'Снова читайте мелкий шрифт',
    ),
    subtitle: t(
      'Reading glasses, light frame, hard case',
      'نظارة قراءة بإطار خفيف وعلبة صلبة',
      'Айнаки хониш: чаҳорчӯбаи сабук, ғилофи сахт',
      'Очки для чтения: лёгкая оправа, жёсткий футляр',
    ),
    art: ['glasses', 'open-book'],
    hue: 152,
  },
]
