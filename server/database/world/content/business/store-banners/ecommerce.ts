// What shops put on their own pages.
import { t } from '../../localised.ts'
import type { StoreBannerContent } from '../business.types.ts'

export const ecommerceStoreBanners: readonly StoreBannerContent[] = [
  {
    key: 'sadaf-quiet',
    store: 'sadaf-electronics',
    opens: { item: 'over-ear-headphones' },
    title: t(
      'The bus can be quiet',
      'يمكن للحافلة أن تهدأ',
      'Автобус ҳам ором мешавад',
      'В автобусе бывает тихо',
    ),
    subtitle: t(
      'Headphones that play for forty hours',
      'سماعات تعزف أربعين ساعة',
      'Гӯшмонаке, ки чил соат менавозад',
      'Наушники играют сорок часов',
    ),
    art: ['headphone', 'musical-notes', 'bus'],
    hue: 226,
  },
  {
    key: 'sadaf-charge',
    store: 'sadaf-electronics',
    opens: { category: 'charging' },
    title: t(
      'Full battery by breakfast',
      'بطارية ممتلئة قبل الفطور',
      'То наҳорӣ батарея пур',
      'К завтраку полный заряд',
    ),
    subtitle: t(
      'Chargers, power banks and cables that last',
      'شواحن وبطاريات متنقلة وكابلات متينة',
      'Барқдиҳанда, бонки барқ ва кабелҳои бардавом',
      'Зарядки, пауэрбанки и крепкие кабели',
    ),
    art: ['battery', 'electric-plug', 'high-voltage'],
    hue: 150,
  },
  {
    key: 'sadaf-laptop',
    store: 'sadaf-electronics',
    opens: { item: 'laptop-14' },
    title: t(
      'A laptop for the whole day',
      'حاسوب محمول لليوم كله',
      'Ноутбук барои тамоми рӯз',
      'Ноутбук на весь день',
    ),
    subtitle: t(
      'Light to carry, with our two-year warranty',
      'خفيف الحمل مع ضماننا لعامين',
      'Сабук, бо кафолати дусолаи мо',
      'Лёгкий, с нашей гарантией на два года',
    ),
    art: ['laptop', 'sparkles', 'battery'],
    hue: 256,
  },
  {
    key: 'silk-road-caravan',
    store: 'silk-road-mall',
    opens: { category: 'bedding' },
    promise: 'free_delivery',
    title: t(
      'The caravan comes for free',
      'القافلة تصل مجانًا',
      'Корвон ройгон меояд',
      'Караван приходит бесплатно',
    ),
    subtitle: t(
      'Camel wool, percale and towels, delivery free',
      'وبر جمل وبركال ومناشف والتوصيل مجاني',
      'Пашми шутур, перкал ва сачоқ, ройгон мерасонем',
      'Верблюжья шерсть, перкаль и полотенца, доставка бесплатно',
    ),
    art: ['two-hump-camel', 'bed', 'sparkles'],
    hue: 32,
  },
  {
    key: 'silk-road-winter',
    store: 'silk-road-mall',
    opens: { item: 'down-jacket' },
    title: t(
      'Dressed for a real winter',
      'ملابس لشتاء حقيقي',
      'Либос барои зимистони ҳақиқӣ',
      'Одеты для настоящей зимы',
    ),
    subtitle: t(
      'A down jacket with hood, cuffs and a long back',
      'سترة ريش بغطاء رأس وأكمام محكمة وظهر طويل',
      'Курткаи пардор: кулоҳ, остини банд, пушти дароз',
      'Пуховик: капюшон, манжеты, длинная спинка',
    ),
    art: ['coat', 'snowflake', 'scarf'],
    hue: 204,
  },
]
