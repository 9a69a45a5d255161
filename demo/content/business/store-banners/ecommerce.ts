// What shops put on their own pages.
import { text } from '#demo/content/localised.ts'
import type { StoreBannerContent } from '../business.types.ts'

export const ecommerceStoreBanners: readonly StoreBannerContent[] = [
  {
    key: 'sadaf-quiet',
    store: 'sadaf-electronics',
    opens: { item: 'over-ear-headphones' },
    title: text({
      en: 'The bus can be quiet',
      ar: 'يمكن للحافلة أن تهدأ',
      tg: 'Автобус ҳам ором мешавад',
      ru: 'В автобусе бывает тихо',
    }),
    subtitle: text({
      en: 'Headphones that play for forty hours',
      ar: 'سماعات تعزف أربعين ساعة',
      tg: 'Гӯшмонаке, ки чил соат менавозад',
      ru: 'Наушники играют сорок часов',
    }),
    art: ['headphone', 'musical-notes', 'bus'],
    hue: 226,
  },
  {
    key: 'sadaf-charge',
    store: 'sadaf-electronics',
    opens: { category: 'charging' },
    title: text({
      en: 'Full battery by breakfast',
      ar: 'بطارية ممتلئة قبل الفطور',
      tg: 'То наҳорӣ батарея пур',
      ru: 'К завтраку полный заряд',
    }),
    subtitle: text({
      en: 'Chargers, power banks and cables that last',
      ar: 'شواحن وبطاريات متنقلة وكابلات متينة',
      tg: 'Барқдиҳанда, бонки барқ ва кабелҳои бардавом',
      ru: 'Зарядки, пауэрбанки и крепкие кабели',
    }),
    art: ['battery', 'electric-plug', 'high-voltage'],
    hue: 150,
  },
  {
    key: 'sadaf-laptop',
    store: 'sadaf-electronics',
    opens: { item: 'laptop-14' },
    title: text({
      en: 'A laptop for the whole day',
      ar: 'حاسوب محمول لليوم كله',
      tg: 'Ноутбук барои тамоми рӯз',
      ru: 'Ноутбук на весь день',
    }),
    subtitle: text({
      en: 'Light to carry, with our two-year warranty',
      ar: 'خفيف الحمل مع ضماننا لعامين',
      tg: 'Сабук, бо кафолати дусолаи мо',
      ru: 'Лёгкий, с нашей гарантией на два года',
    }),
    art: ['laptop', 'sparkles', 'battery'],
    hue: 256,
  },
  {
    key: 'silk-road-caravan',
    store: 'silk-road-mall',
    opens: { category: 'bedding' },
    promise: 'free_delivery',
    title: text({
      en: 'The caravan comes for free',
      ar: 'القافلة تصل مجانًا',
      tg: 'Корвон ройгон меояд',
      ru: 'Караван приходит бесплатно',
    }),
    subtitle: text({
      en: 'Camel wool, percale and towels, with free delivery',
      ar: 'وبر جمل وبركال ومناشف والتوصيل مجاني',
      tg: 'Пашми шутур, перкал ва сачоқ, ройгон мерасонем',
      ru: 'Верблюжья шерсть, перкаль и полотенца, доставка бесплатно',
    }),
    art: ['two-hump-camel', 'bed', 'sparkles'],
    hue: 32,
  },
  {
    key: 'silk-road-winter',
    store: 'silk-road-mall',
    opens: { item: 'down-jacket' },
    title: text({
      en: 'Dressed for a real winter',
      ar: 'ملابس لشتاء حقيقي',
      tg: 'Либос барои зимистони ҳақиқӣ',
      ru: 'Одеты для настоящей зимы',
    }),
    subtitle: text({
      en: 'A down jacket with hood, cuffs and a long back',
      ar: 'سترة ريش بغطاء رأس وأكمام محكمة وظهر طويل',
      tg: 'Курткаи пардор: кулоҳ, остини банд, пушти дароз',
      ru: 'Пуховик: капюшон, манжеты, длинная спинка',
    }),
    art: ['coat', 'snowflake', 'scarf'],
    hue: 204,
  },
]
