// Home banners of the pharmacy module; the builder picks the store or item a banner leads to.
import { text } from '#demo/content/localised.ts'
import type { BannerContent } from '../business.types.ts'

export const pharmacyBanners: readonly BannerContent[] = [
  {
    key: 'cold-season',
    type: 'store_wise',
    about: ['cold-flu-remedies'],
    title: text({
      en: 'Ready for the cold season',
      ar: 'جاهزون لموسم البرد',
      tg: 'Ба мавсими сармо тайёр',
      ru: 'Готовы к сезону простуд',
    }),
    subtitle: text({
      en: 'Tea, vitamins and a pharmacist’s advice',
      ar: 'شاي وفيتامينات ونصيحة صيدلي',
      tg: 'Чой, витамин ва маслиҳати дорусоз',
      ru: 'Чай, витамины и совет фармацевта',
    }),
    art: ['hot-beverage', 'lemon', 'pill'],
    hue: 186,
    featured: true,
  },
  {
    key: 'sun-in-drops',
    type: 'item_wise',
    about: ['vitamin-d3-drops'],
    title: text({
      en: 'Sunshine in drops',
      ar: 'شمس في قطرات',
      tg: 'Офтоб дар қатра',
      ru: 'Солнце в каплях',
    }),
    subtitle: text({
      en: 'Vitamin D for long winters',
      ar: 'فيتامين د للشتاء الطويل',
      tg: 'Витамини D барои зимистони дароз',
      ru: 'Витамин D для долгой зимы',
    }),
    art: ['sun', 'droplet'],
    hue: 44,
  },
  {
    key: 'baby-week',
    type: 'store_wise',
    about: ['diapers-wipes'],
    title: text({ en: 'Baby week', ar: 'أسبوع الطفل', tg: 'Ҳафтаи кӯдакон', ru: 'Неделя малышей' }),
    subtitle: text({
      en: 'Diapers, creams and bottles for less',
      ar: 'حفاضات وكريمات ورضاعات بسعر أقل',
      tg: 'Подгузник, крем ва шиша арзонтар',
      ru: 'Подгузники, кремы и бутылочки дешевле',
    }),
    art: ['baby-bottle', 'teddy-bear'],
    hue: 200,
  },
  {
    key: 'skin-winter',
    type: 'item_wise',
    about: ['hyaluronic-cream', 'panthenol-cream'],
    title: text({
      en: 'Winter-proof skin',
      ar: 'بشرة تتحمل الشتاء',
      tg: 'Пӯсте, ки аз зимистон наметарсад',
      ru: 'Кожа, готовая к зиме',
    }),
    subtitle: text({
      en: 'Creams against wind and dry heating',
      ar: 'كريمات ضد الريح وجفاف التدفئة',
      tg: 'Креми зидди шамол ва ҳавои хушк',
      ru: 'Кремы от ветра и сухого воздуха',
    }),
    art: ['lotion-bottle', 'snowflake'],
    hue: 328,
  },
  {
    key: 'send-prescription',
    type: 'default',
    title: text({
      en: 'Send a photo of your prescription',
      ar: 'أرسل صورة وصفتك',
      tg: 'Акси дорухатро фиристед',
      ru: 'Пришлите фото рецепта',
    }),
    subtitle: text({
      en: 'We check it and bring what you need',
      ar: 'نراجعها ونحضر ما تحتاجه',
      tg: 'Месанҷем ва лозимиро меорем',
      ru: 'Проверим и привезём нужное',
    }),
    art: ['camera', 'page-facing-up', 'pill'],
    hue: 176,
    link: '/store/popular',
  },
]
