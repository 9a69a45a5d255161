// What customers write about items of the ecommerce module, by rating.
import { t } from '../../localised.ts'
import type { ReviewCommentContent } from '../business.types.ts'

export const ecommerceReviews: readonly ReviewCommentContent[] = [
  {
    rating: 5,
    comment: t(
      'Better than in the pictures, the fabric is lovely.',
      'أجمل من الصور والقماش رائع.',
      'Аз акс беҳтар, матоъ олӣ.',
      'Лучше, чем на фото, ткань прекрасная.',
    ),
    about: ['mens-wear', 'womens-wear', 'kids-wear', 'outerwear', 'bedding'],
  },
  {
    rating: 5,
    comment: t(
      'Battery lasts as promised, sound is great.',
      'البطارية كما وُعد والصوت رائع.',
      'Батарея мувофиқи ваъда, садо олӣ.',
      'Батарея держит как обещали, звук отличный.',
    ),
    about: ['audio', 'phone-gadgets'],
  },
  {
    rating: 5,
    comment: t(
      'My son does not let go of it.',
      'ابني لا يتركه من يده.',
      'Писарам аз даст намемонад.',
      'Сын не выпускает из рук.',
    ),
    about: ['building-toys', 'soft-toys', 'board-games', 'kids-books', 'audio'],
  },
  {
    rating: 5,
    comment: t(
      'Fits perfectly, arrived the same day.',
      'المقاس مثالي ووصل في اليوم نفسه.',
      'Андоза айнан мувофиқ, ҳамон рӯз расид.',
      'Сел идеально, привезли в тот же день.',
    ),
    about: ['mens-wear', 'womens-wear', 'kids-wear', 'outerwear', 'sneakers', 'boots', 'home-shoes'],
  },
  {
    rating: 5,
    comment: t(
      'Beautiful wrapping, gave it as a gift at once.',
      'تغليف جميل فقدمته هدية فورًا.',
      'Бастаи зебо, дарҳол тӯҳфа кардам.',
      'Красивая упаковка, сразу подарила.',
    ),
  },
  {
    rating: 4,
    comment: t(
      'Good thing, the colour is a shade darker.',
      'قطعة جيدة واللون أغمق قليلًا.',
      'Чизи хуб, рангаш каме тиратар.',
      'Хорошая вещь, цвет чуть темнее.',
    ),
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
    comment: t(
      'Solid, but the manual is tiny.',
      'متين لكن الدليل صغير جدًا.',
      'Мустаҳкам, вале дастурамалаш майда.',
      'Добротно, но инструкция мелкая.',
    ),
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
    comment: t(
      'Warm and light, sleeves a bit long.',
      'دافئ وخفيف والأكمام طويلة قليلًا.',
      'Гарму сабук, остинаш каме дароз.',
      'Тёплая и лёгкая, рукава длинноваты.',
    ),
    about: ['outerwear'],
  },
  {
    rating: 4,
    comment: t(
      'Exchange was easy, thanks to the shop.',
      'التبديل كان سهلًا، شكرًا للمتجر.',
      'Иваз кардан осон буд, ташаккур ба мағоза.',
      'Обмен прошёл легко, спасибо магазину.',
    ),
  },
  {
    rating: 3,
    comment: t(
      'Normal quality for this price.',
      'جودة عادية لهذا السعر.',
      'Барои ин нарх сифати миёна.',
      'За эти деньги нормально.',
    ),
  },
  {
    rating: 3,
    comment: t(
      'Runs small, take a size up.',
      'المقاس صغير، اختر مقاسًا أكبر.',
      'Андозааш хурд, калонтарашро гиред.',
      'Маломерит, берите на размер больше.',
    ),
    about: ['mens-wear', 'womens-wear', 'kids-wear', 'outerwear', 'sneakers', 'boots', 'home-shoes'],
  },
  {
    rating: 3,
    comment: t(
      'Works, but the box came crushed.',
      'يعمل لكن العلبة وصلت مهروسة.',
      'Кор мекунад, аммо қуттӣ пачақ расид.',
      'Работает, но коробка мятая.',
    ),
  },
  {
    rating: 2,
    comment: t(
      'The seam came apart after a week.',
      'انفتقت الخياطة بعد أسبوع.',
      'Баъди як ҳафта дарзаш кушода шуд.',
      'Через неделю разошёлся шов.',
    ),
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
    comment: t(
      'Smells of plastic, waiting for it to go.',
      'رائحة بلاستيك وأنتظر زوالها.',
      'Бӯйи пластик дорад, интизорам, ки равад.',
      'Пахнет пластиком, жду, когда выветрится.',
    ),
    about: ['phone-cases', 'phone-gadgets', 'building-toys', 'fitness', 'home-shoes'],
  },
  {
    rating: 1,
    comment: t(
      'Stopped charging on the third day.',
      'توقف الشحن في اليوم الثالث.',
      'Рӯзи сеюм барқ намегирад.',
      'На третий день перестало заряжаться.',
    ),
    about: ['audio', 'computers', 'smart-home', 'phone-gadgets', 'charging'],
  },
  {
    rating: 1,
    comment: t(
      'Another colour and another size.',
      'لون آخر ومقاس آخر.',
      'Ранги дигар ва андозаи дигар.',
      'Другой цвет и другой размер.',
    ),
    about: ['mens-wear', 'womens-wear', 'kids-wear', 'outerwear', 'sneakers', 'boots', 'home-shoes'],
  },
  {
    rating: 2,
    comment: t(
      'Looks cheaper than in the pictures.',
      'يبدو أرخص مما في الصور.',
      'Аз он ки дар акс аст, арзонтар менамояд.',
      'Выглядит дешевле, чем на фото.',
    ),
  },
  {
    rating: 1,
    comment: t(
      'Came broken. The money was returned.',
      'وصل مكسورًا وأُعيد المبلغ.',
      'Шикаста омад. Пулро баргардонданд.',
      'Пришло сломанным. Деньги вернули.',
    ),
  },
]
