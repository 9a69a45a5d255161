// Home banners of the pharmacy module; the builder picks the store or item a banner leads to.
import { t } from '../../localised.ts'
import type { BannerContent } from '../business.types.ts'

export const pharmacyBanners: readonly BannerContent[] = [
  {
    key: 'cold-season',
    type: 'store_wise',
    about: ['cold-flu-remedies'],
    title: t(
      'Ready for the cold season',
      'جاهزون لموسم البرد',
      'Ба мавсими сармо тайёр',
      'Готовы к сезону простуд',
    ),
    subtitle: t(
      'Tea, vitamins and a pharmacist’s advice',
      'شاي وفيتامينات ونصيحة صيدلي',
      'Чой, витамин ва маслиҳати дорусоз',
      'Чай, витамины и совет фармацевта',
    ),
    art: ['hot-beverage', 'lemon', 'pill'],
    hue: 186,
    featured: true,
  },
  {
    key: 'sun-in-drops',
    type: 'item_wise',
    about: ['vitamin-d3-drops'],
    title: t('Sunshine in drops', 'شمس في قطرات', 'Офтоб дар қатра', 'Солнце в каплях'),
    subtitle: t(
      'Vitamin D for long winters',
      'فيتامين د للشتاء الطويل',
      'Витамини D барои зимистони дароз',
      'Витамин D для долгой зимы',
    ),
    art: ['sun', 'droplet'],
    hue: 44,
  },
  {
    key: 'baby-week',
    type: 'store_wise',
    about: ['diapers-wipes'],
    title: t('Baby week', 'أسبوع الطفل', 'Ҳафтаи кӯдакон', 'Неделя малышей'),
    subtitle: t(
      'Diapers, creams and bottles for less',
      'حفاضات وكريمات ورضاعات بسعر أقل',
      'Подгузник, крем ва шиша арзонтар',
      'Подгузники, кремы и бутылочки дешевле',
    ),
    art: ['baby-bottle', 'teddy-bear'],
    hue: 200,
  },
  {
    key: 'skin-winter',
    type: 'item_wise',
    about: ['hyaluronic-cream', 'panthenol-cream'],
    title: t(
      'Winter-proof skin',
      'بشرة تتحمل الشتاء',
      'Пӯсте, ки аз зимистон наметарсад',
      'Кожа, готовая к зиме',
    ),
    subtitle: t(
      'Creams against wind and dry heating',
      'كريمات ضد الريح وجفاف التدفئة',
      'Креми зидди шамол ва ҳавои хушк',
      'Кремы от ветра и сухого воздуха',
    ),
    art: ['lotion-bottle', 'snowflake'],
    hue: 328,
  },
  {
    key: 'send-prescription',
    type: 'default',
    title: t(
      'Send a photo of your prescription',
      'أرسل صورة وصفتك',
      'Акси дорухатро фиристед',
      'Пришлите фото рецепта',
    ),
    subtitle: t(
      'We check it and bring what you need',
      'نراجعها ونحضر ما تحتاجه',
      'Месанҷем ва лозимиро меорем',
      'Проверим и привезём нужное',
    ),
    art: ['camera', 'page-facing-up', 'pill'],
    hue: 176,
    link: '/store/popular',
  },
]
