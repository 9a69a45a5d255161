// What groceries put on their own pages.
import { text } from '#demo/content/localised.ts'
import type { StoreBannerContent } from '../business.types.ts'

export const groceryStoreBanners: readonly StoreBannerContent[] = [
  {
    key: 'green-bazaar-sun',
    store: 'green-bazaar',
    opens: { category: 'citrus-tropical' },
    title: text({
      en: 'Sunshine you can peel',
      ar: 'شمس تُقشَّر باليد',
      tg: 'Офтобе, ки пӯст мекунанд',
      ru: 'Солнце, которое можно чистить',
    }),
    subtitle: text({
      en: 'Oranges, mango and bananas, tasted by us first',
      ar: 'برتقال ومانغو وموز ذقناها قبلكم',
      tg: 'Афлесун, манго ва банан: аввал худамон чашидем',
      ru: 'Апельсины, манго и бананы: сначала пробуем сами',
    }),
    art: ['tangerine', 'mango', 'banana'],
    hue: 38,
  },
  {
    key: 'green-bazaar-plov',
    store: 'green-bazaar',
    opens: { item: 'yellow-carrots' },
    title: text({
      en: 'Plov begins with us',
      ar: 'البلوف يبدأ عندنا',
      tg: 'Палав аз мо сар мешавад',
      ru: 'Плов начинается у нас',
    }),
    subtitle: text({
      en: 'Yellow carrots, half and half with the red',
      ar: 'جزر أصفر نصفًا بنصف مع الأحمر',
      tg: 'Сабзии зард, нимаш бо сурх',
      ru: 'Жёлтая морковь, пополам с красной',
    }),
    art: ['carrot', 'curry-rice', 'garlic'],
    hue: 48,
  },
  {
    key: 'ak-orda-door',
    store: 'ak-orda-market',
    opens: { category: 'daily-bread' },
    promise: 'free_delivery',
    title: text({
      en: 'We carry, you slice',
      ar: 'نحن نحمل وأنتم تقطّعون',
      tg: 'Мо меорем, шумо мебуред',
      ru: 'Мы везём, вы режете',
    }),
    subtitle: text({
      en: 'Tandoor nan and rye loaf, with free delivery',
      ar: 'خبز تنور وخبز جاودار والتوصيل مجاني',
      tg: 'Нони танӯрӣ ва нони ҷавдор, ройгон мерасонем',
      ru: 'Тандырный нан и ржаной хлеб, доставка бесплатно',
    }),
    art: ['bread', 'flatbread', 'sheaf-of-rice'],
    hue: 205,
  },
]
