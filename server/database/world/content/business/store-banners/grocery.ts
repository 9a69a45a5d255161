// What groceries put on their own pages.
import { t } from '../../localised.ts'
import type { StoreBannerContent } from '../business.types.ts'

export const groceryStoreBanners: readonly StoreBannerContent[] = [
  {
    key: 'green-bazaar-sun',
    store: 'green-bazaar',
    opens: { category: 'citrus-tropical' },
    title: t(
      'Sunshine you can peel',
      'شمس تُقشَّر باليد',
      'Офтобе, ки пӯст мекунанд',
      'Солнце, которое можно чистить',
    ),
    subtitle: t(
      'Oranges, mango and bananas, tasted by us first',
      'برتقال ومانغو وموز ذقناها قبلكم',
      'Афлесун, манго ва банан: аввал худамон чашидем',
      'Апельсины, манго и бананы: сначала пробуем сами',
    ),
    art: ['tangerine', 'mango', 'banana'],
    hue: 38,
  },
  {
    key: 'green-bazaar-plov',
    store: 'green-bazaar',
    opens: { item: 'yellow-carrots' },
    title: t('Plov begins with us', 'البلوف يبدأ عندنا', 'Палав аз мо сар мешавад', 'Плов начинается у нас'),
    subtitle: t(
      'Yellow carrots, half and half with the red',
      'جزر أصفر نصفًا بنصف مع الأحمر',
      'Сабзии зард, нимаш бо сурх',
      'Жёлтая морковь, пополам с красной',
    ),
    art: ['carrot', 'curry-rice', 'garlic'],
    hue: 48,
  },
  {
    key: 'ak-orda-door',
    store: 'ak-orda-market',
    opens: { category: 'daily-bread' },
    promise: 'free_delivery',
    title: t(
      'We carry, you slice',
      'نحن نحمل وأنتم تقطّعون',
      'Мо меорем, шумо мебуред',
      'Мы везём, вы режете',
    ),
    subtitle: t(
      'Tandoor nan and rye loaf, delivery free',
      'خبز تنور وخبز جاودار والتوصيل مجاني',
      'Нони танӯрӣ ва нони ҷавдор, ройгон мерасонем',
      'Тандырный нан и ржаной хлеб, доставка бесплатно',
    ),
    art: ['bread', 'flatbread', 'sheaf-of-rice'],
    hue: 205,
  },
]
