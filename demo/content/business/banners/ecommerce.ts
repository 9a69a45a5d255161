// Home banners of the ecommerce module; the builder picks the store or item a banner leads to.
import { text } from '#demo/content/localised.ts'
import type { BannerContent } from '../business.types.ts'

export const ecommerceBanners: readonly BannerContent[] = [
  {
    key: 'sound-week',
    type: 'item_wise',
    about: ['over-ear-headphones'],
    title: text({
      en: 'Hear the difference',
      ar: 'اسمع الفرق',
      tg: 'Фарқро бишнавед',
      ru: 'Услышьте разницу',
    }),
    subtitle: text({
      en: 'Headphones with forty hours of music',
      ar: 'سماعات بأربعين ساعة من الموسيقى',
      tg: 'Гӯшмонак бо чил соат мусиқӣ',
      ru: 'Наушники на сорок часов музыки',
    }),
    art: ['headphone', 'musical-notes'],
    hue: 226,
    featured: true,
  },
  {
    key: 'winter-coats',
    type: 'store_wise',
    about: ['outerwear'],
    title: text({
      en: 'Coats for minus thirty',
      ar: 'معاطف لثلاثين تحت الصفر',
      tg: 'Палто барои сӣ дараҷаи сармо',
      ru: 'Куртки на минус тридцать',
    }),
    subtitle: text({
      en: 'Try at home, return what does not fit',
      ar: 'جرب في البيت وأعد ما لا يناسب',
      tg: 'Дар хона пӯшед, намувофиқро баргардонед',
      ru: 'Примерьте дома, лишнее верните',
    }),
    art: ['coat', 'snowflake', 'scarf'],
    hue: 208,
  },
  {
    key: 'home-glow',
    type: 'store_wise',
    about: ['bedding', 'decor', 'lighting'],
    title: text({
      en: 'Make the flat a home',
      ar: 'اجعل الشقة بيتًا',
      tg: 'Хонаро гарм кунед',
      ru: 'Квартира станет домом',
    }),
    subtitle: text({
      en: 'Lamps, blankets and a good vase',
      ar: 'مصابيح وبطانيات ومزهرية جميلة',
      tg: 'Чароғ, кӯрпа ва гулдони зебо',
      ru: 'Лампы, пледы и хорошая ваза',
    }),
    art: ['couch-and-lamp', 'candle', 'potted-plant'],
    hue: 84,
  },
  {
    key: 'toy-caravan',
    type: 'item_wise',
    about: ['kite-dragon', 'snow-leopard-toy'],
    title: text({
      en: 'Gifts for small people',
      ar: 'هدايا للصغار',
      tg: 'Тӯҳфа барои хурдсолон',
      ru: 'Подарки маленьким людям',
    }),
    subtitle: text({
      en: 'Leopards, rockets and kites',
      ar: 'نمور وصواريخ وطائرات ورقية',
      tg: 'Бабр, мушак ва бодпаррак',
      ru: 'Барсы, ракеты и змеи',
    }),
    art: ['teddy-bear', 'rocket', 'kite'],
    hue: 50,
  },
  {
    key: 'new-stores',
    type: 'default',
    title: text({
      en: 'New shops this month',
      ar: 'متاجر جديدة هذا الشهر',
      tg: 'Мағозаҳои нави ин моҳ',
      ru: 'Новые магазины месяца',
    }),
    subtitle: text({
      en: 'Meet them first',
      ar: 'تعرف عليها أولًا',
      tg: 'Аввалин шуда шинос шавед',
      ru: 'Познакомьтесь первыми',
    }),
    art: ['shopping-bags', 'sparkles'],
    hue: 300,
    link: '/store/latest',
    featured: true,
  },
  {
    key: 'bicycle-spring',
    type: 'item_wise',
    about: ['city-bicycle'],
    title: text({
      en: 'Two wheels, one city',
      ar: 'عجلتان ومدينة واحدة',
      tg: 'Ду чарх, як шаҳр',
      ru: 'Два колеса, один город',
    }),
    subtitle: text({
      en: 'City bicycles with a good bell',
      ar: 'دراجات مدينة بجرس جميل',
      tg: 'Дучархаи шаҳрӣ бо занги хуб',
      ru: 'Городские велосипеды с хорошим звонком',
    }),
    art: ['bicycle', 'tulip'],
    hue: 146,
  },
]
