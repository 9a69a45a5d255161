// What pharmacies put on their own pages.
import { text } from '#demo/content/localised.ts'
import type { StoreBannerContent } from '../business.types.ts'

export const pharmacyStoreBanners: readonly StoreBannerContent[] = [
  {
    key: 'baby-cloud-bath',
    store: 'baby-cloud',
    opens: { category: 'baby-bath' },
    title: text({
      en: 'Bath time without tears',
      ar: 'وقت الحمام بلا دموع',
      tg: 'Оббозӣ бе ашк',
      ru: 'Купание без слёз',
    }),
    subtitle: text({
      en: 'Mild shampoo and oil for the smallest',
      ar: 'شامبو لطيف وزيت لأصغركم',
      tg: 'Шампуни мулоим ва равған барои хурдтаринҳо',
      ru: 'Мягкий шампунь и масло для самых маленьких',
    }),
    art: ['bathtub', 'bubbles', 'hatching-chick'],
    hue: 200,
  },
  {
    key: 'baby-cloud-bottle',
    store: 'baby-cloud',
    opens: { item: 'anti-colic-bottle' },
    title: text({
      en: 'A bottle for quiet evenings',
      ar: 'رضاعة لأمسيات هادئة',
      tg: 'Шиша барои шомҳои ором',
      ru: 'Бутылочка для тихих вечеров',
    }),
    subtitle: text({
      en: 'A soft teat and a valve that keeps air out',
      ar: 'حلمة ناعمة وصمام يمنع دخول الهواء',
      tg: 'Пистонаки мулоим ва клапане, ки ҳаворо намегузаронад',
      ru: 'Мягкая соска и клапан, который не пускает воздух',
    }),
    art: ['baby-bottle', 'cloud', 'crescent-moon'],
    hue: 262,
  },
  {
    key: 'green-leaf-basket',
    store: 'green-leaf',
    opens: { category: 'multivitamins' },
    promise: 'discount',
    title: text({
      en: '25% off a full basket',
      ar: 'خصم 25% على سلة ممتلئة',
      tg: '25% арзон барои сабади пур',
      ru: 'Скидка 25% на полную корзину',
    }),
    subtitle: text({
      en: 'Vitamins for the dark months included',
      ar: 'ومعها فيتامينات الشهور المظلمة',
      tg: 'Витаминҳои моҳҳои торик ҳам дохиланд',
      ru: 'Включая витамины на тёмные месяцы',
    }),
    art: ['tangerine', 'pill', 'sun'],
    hue: 96,
  },
  {
    key: 'green-leaf-glasses',
    store: 'green-leaf',
    opens: { item: 'reading-glasses' },
    title: text({
      en: 'Read the small print again',
      ar: 'اقرأ الخط الصغير من جديد',
      tg: 'Хатти майдаро боз хонед',
      ru: 'Снова читайте мелкий шрифт',
    }),
    subtitle: text({
      en: 'Reading glasses, light frame, hard case',
      ar: 'نظارة قراءة بإطار خفيف وعلبة صلبة',
      tg: 'Айнаки хониш: чаҳорчӯбаи сабук, ғилофи сахт',
      ru: 'Очки для чтения: лёгкая оправа, жёсткий футляр',
    }),
    art: ['glasses', 'open-book'],
    hue: 152,
  },
]
