// What customers write about items of the ecommerce module, by rating.
import { text } from '#demo/content/localised.ts'
import type { ReviewCommentContent } from '../business.types.ts'

export const ecommerceReviews: readonly ReviewCommentContent[] = [
  {
    rating: 5,
    comment: text({
      en: 'Better than in the pictures, the fabric is lovely.',
      ar: 'أجمل من الصور والقماش رائع.',
      tg: 'Аз акс беҳтар, матоъ олӣ.',
      ru: 'Лучше, чем на фото, ткань прекрасная.',
    }),
    about: ['mens-wear', 'womens-wear', 'kids-wear', 'outerwear', 'bedding'],
  },
  {
    rating: 5,
    comment: text({
      en: 'Battery lasts as promised, sound is great.',
      ar: 'البطارية كما وُعد والصوت رائع.',
      tg: 'Батарея мувофиқи ваъда, садо олӣ.',
      ru: 'Батарея держит как обещали, звук отличный.',
    }),
    about: ['audio', 'phone-gadgets'],
  },
  {
    rating: 5,
    comment: text({
      en: 'My son does not let go of it.',
      ar: 'ابني لا يتركه من يده.',
      tg: 'Писарам аз даст намемонад.',
      ru: 'Сын не выпускает из рук.',
    }),
    about: ['building-toys', 'soft-toys', 'board-games', 'kids-books', 'audio'],
  },
  {
    rating: 5,
    comment: text({
      en: 'Fits perfectly, arrived the same day.',
      ar: 'المقاس مثالي ووصل في اليوم نفسه.',
      tg: 'Андоза айнан мувофиқ, ҳамон рӯз расид.',
      ru: 'Сел идеально, привезли в тот же день.',
    }),
    about: ['mens-wear', 'womens-wear', 'kids-wear', 'outerwear', 'sneakers', 'boots', 'home-shoes'],
  },
  {
    rating: 5,
    comment: text({
      en: 'Beautiful wrapping, gave it as a gift at once.',
      ar: 'تغليف جميل فقدمته هدية فورًا.',
      tg: 'Бастаи зебо, дарҳол тӯҳфа кардам.',
      ru: 'Красивая упаковка, сразу подарила.',
    }),
  },
  {
    rating: 4,
    comment: text({
      en: 'Good thing, the colour is a shade darker.',
      ar: 'قطعة جيدة واللون أغمق قليلًا.',
      tg: 'Чизи хуб, рангаш каме тиратар.',
      ru: 'Хорошая вещь, цвет чуть темнее.',
    }),
    about: [
      'mens-wear',
      'womens-wear',
      'kids-wear',
      'outerwear',
      'sneakers',
      'boots',
      'home-shoes',
      'bedding',
      'decor',
      'makeup',
    ],
  },
  {
    rating: 4,
    comment: text({
      en: 'Solid, but the manual is tiny.',
      ar: 'متين لكن الدليل صغير جدًا.',
      tg: 'Мустаҳкам, вале дастурамалаш майда.',
      ru: 'Добротно, но инструкция мелкая.',
    }),
    about: [
      'audio',
      'computers',
      'smart-home',
      'phone-gadgets',
      'charging',
      'kitchen-appliances',
      'building-toys',
      'board-games',
    ],
  },
  {
    rating: 4,
    comment: text({
      en: 'Warm and light, sleeves a bit long.',
      ar: 'دافئ وخفيف والأكمام طويلة قليلًا.',
      tg: 'Гарму сабук, остинаш каме дароз.',
      ru: 'Тёплая и лёгкая, рукава длинноваты.',
    }),
    about: ['outerwear'],
  },
  {
    rating: 4,
    comment: text({
      en: 'Exchange was easy, thanks to the shop.',
      ar: 'التبديل كان سهلًا، شكرًا للمتجر.',
      tg: 'Иваз кардан осон буд, ташаккур ба мағоза.',
      ru: 'Обмен прошёл легко, спасибо магазину.',
    }),
  },
  {
    rating: 3,
    comment: text({
      en: 'Normal quality for this price.',
      ar: 'جودة عادية لهذا السعر.',
      tg: 'Барои ин нарх сифати миёна.',
      ru: 'За эти деньги нормально.',
    }),
  },
  {
    rating: 3,
    comment: text({
      en: 'Runs small, take a size up.',
      ar: 'المقاس صغير، اختر مقاسًا أكبر.',
      tg: 'Андозааш хурд, калонтарашро гиред.',
      ru: 'Маломерит, берите на размер больше.',
    }),
    about: ['mens-wear', 'womens-wear', 'kids-wear', 'outerwear', 'sneakers', 'boots', 'home-shoes'],
  },
  {
    rating: 3,
    comment: text({
      en: 'Works, but the box came crushed.',
      ar: 'يعمل لكن العلبة وصلت مهروسة.',
      tg: 'Кор мекунад, аммо қуттӣ пачақ расид.',
      ru: 'Работает, но коробка мятая.',
    }),
  },
  {
    rating: 2,
    comment: text({
      en: 'The seam came apart after a week.',
      ar: 'انفتقت الخياطة بعد أسبوع.',
      tg: 'Баъди як ҳафта дарзаш кушода шуд.',
      ru: 'Через неделю разошёлся шов.',
    }),
    about: [
      'mens-wear',
      'womens-wear',
      'kids-wear',
      'outerwear',
      'sneakers',
      'boots',
      'home-shoes',
      'bedding',
      'soft-toys',
    ],
  },
  {
    rating: 2,
    comment: text({
      en: 'Smells of plastic, waiting for it to go.',
      ar: 'رائحة بلاستيك وأنتظر زوالها.',
      tg: 'Бӯйи пластик дорад, интизорам, ки равад.',
      ru: 'Пахнет пластиком, жду, когда выветрится.',
    }),
    about: ['phone-cases', 'phone-gadgets', 'building-toys', 'fitness', 'home-shoes'],
  },
  {
    rating: 1,
    comment: text({
      en: 'Stopped charging on the third day.',
      ar: 'توقف الشحن في اليوم الثالث.',
      tg: 'Рӯзи сеюм барқ намегирад.',
      ru: 'На третий день перестало заряжаться.',
    }),
    about: ['audio', 'computers', 'smart-home', 'phone-gadgets', 'charging'],
  },
  {
    rating: 1,
    comment: text({
      en: 'Another colour and another size.',
      ar: 'لون آخر ومقاس آخر.',
      tg: 'Ранги дигар ва андозаи дигар.',
      ru: 'Другой цвет и другой размер.',
    }),
    about: ['mens-wear', 'womens-wear', 'kids-wear', 'outerwear', 'sneakers', 'boots', 'home-shoes'],
  },
  {
    rating: 2,
    comment: text({
      en: 'Looks cheaper than in the pictures.',
      ar: 'يبدو أرخص مما في الصور.',
      tg: 'Аз он ки дар акс аст, арзонтар менамояд.',
      ru: 'Выглядит дешевле, чем на фото.',
    }),
  },
  {
    rating: 1,
    comment: text({
      en: 'Came broken. The money was returned.',
      ar: 'وصل مكسورًا وأُعيد المبلغ.',
      tg: 'Шикаста омад. Пулро баргардонданд.',
      ru: 'Пришло сломанным. Деньги вернули.',
    }),
  },
]
