// Home banners of the ecommerce module; the builder picks the store or item a banner leads to.
import { t } from '../../localised.ts'
import type { BannerContent } from '../business.types.ts'

export const ecommerceBanners: readonly BannerContent[] = [
  {
    key: 'sound-week',
    type: 'item_wise',
    about: ['over-ear-headphones'],
    title: t('Hear the difference', 'اسمع الفرق', 'Фарқро бишнавед', 'Услышьте разницу'),
    subtitle: t(
      'Headphones with forty hours of music',
      'سماعات بأربعين ساعة من الموسيقى',
      'Гӯшмонак бо чил соат мусиқӣ',
      'Наушники на сорок часов музыки',
    ),
    art: ['headphone', 'musical-notes'],
    hue: 226,
    featured: true,
  },
  {
    key: 'winter-coats',
    type: 'store_wise',
    about: ['outerwear'],
    title: t(
      'Coats for minus thirty',
      'معاطف لثلاثين تحت الصفر',
      'Палто барои сӣ дараҷаи сармо',
      'Куртки на минус тридцать',
    ),
    subtitle: t(
      'Try at home, return what does not fit',
      'جرب في البيت وأعد ما لا يناسب',
      'Дар хона пӯшед, намувофиқро баргардонед',
      'Примерьте дома, лишнее верните',
    ),
    art: ['coat', 'snowflake', 'scarf'],
    hue: 208,
  },
  {
    key: 'home-glow',
    type: 'store_wise',
    about: ['bedding', 'decor', 'lighting'],
    title: t('Make the flat a home', 'اجعل الشقة بيتًا', 'Хонаро гарм кунед', 'Квартира станет домом'),
    subtitle: t(
      'Lamps, blankets and a good vase',
      'مصابيح وبطانيات ومزهرية جميلة',
      'Чароғ, кӯрпа ва гулдони зебо',
      'Лампы, пледы и хорошая ваза',
    ),
    art: ['couch-and-lamp', 'candle', 'potted-plant'],
    hue: 84,
  },
  {
    key: 'toy-caravan',
    type: 'item_wise',
    about: ['kite-dragon', 'snow-leopard-toy'],
    title: t('Gifts for small people', 'هدايا للصغار', 'Тӯҳфа барои хурдсолон', 'Подарки маленьким людям'),
    subtitle: t(
      'Leopards, rockets and kites',
      'نمور وصواريخ وطائرات ورقية',
      'Бабр, мушак ва бодпаррак',
      'Барсы, ракеты и змеи',
    ),
    art: ['teddy-bear', 'rocket', 'kite'],
    hue: 50,
  },
  {
    key: 'new-stores',
    type: 'default',
    title: t(
      'New shops this month',
      'متاجر جديدة هذا الشهر',
      'Мағозаҳои нави ин моҳ',
      'Новые магазины месяца',
    ),
    subtitle: t('Meet them first', 'تعرف عليها أولًا', 'Аввалин шуда шинос шавед', 'Познакомьтесь первыми'),
    art: ['shopping-bags', 'sparkles'],
    hue: 300,
    link: '/store/latest',
    featured: true,
  },
  {
    key: 'bicycle-spring',
    type: 'item_wise',
    about: ['city-bicycle'],
    title: t('Two wheels, one city', 'عجلتان ومدينة واحدة', 'Ду чарх, як шаҳр', 'Два колеса, один город'),
    subtitle: t(
      'City bicycles with a good bell',
      'دراجات مدينة بجرس جميل',
      'Дучархаи шаҳрӣ бо занги хуб',
      'Городские велосипеды с хорошим звонком',
    ),
    art: ['bicycle', 'tulip'],
    hue: 146,
  },
]
