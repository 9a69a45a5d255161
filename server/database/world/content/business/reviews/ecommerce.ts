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
  },
  {
    rating: 5,
    comment: t(
      'Battery lasts as promised, sound is great.',
      'البطارية كما وُعد والصوت رائع.',
      'Батарея мувофиқи ваъда, садо олӣ.',
      'Батарея держит как обещали, звук отличный.',
    ),
  },
  {
    rating: 5,
    comment: t(
      'My son does not let go of it.',
      'ابني لا يتركه من يده.',
      'Писарам аз даст намемонад.',
      'Сын не выпускает из рук.',
    ),
  },
  {
    rating: 5,
    comment: t(
      'Fits perfectly, arrived the same day.',
      'المقاس مثالي ووصل في اليوم نفسه.',
      'Андоза айнан мувофиқ, ҳамон рӯз расид.',
      'Сел идеально, привезли в тот же день.',
    ),
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
  },
  {
    rating: 4,
    comment: t(
      'Solid, but the manual is tiny.',
      'متين لكن الدليل صغير جدًا.',
      'Мустаҳкам, вале дастурамалаш майда.',
      'Добротно, но инструкция мелкая.',
    ),
  },
  {
    rating: 4,
    comment: t(
      'Warm and light, sleeves a bit long.',
      'دافئ وخفيف والأكمام طويلة قليلًا.',
      'Гарму сабук, остинаш каме дароз.',
      'Тёплая и лёгкая, рукава длинноваты.',
    ),
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
  },
  {
    rating: 2,
    comment: t(
      'Smells of plastic, waiting for it to go.',
      'رائحة بلاستيك وأنتظر زوالها.',
      'Бӯйи пластик дорад, интизорам, ки равад.',
      'Пахнет пластиком, жду, когда выветрится.',
    ),
  },
  {
    rating: 1,
    comment: t(
      'Stopped charging on the third day.',
      'توقف الشحن في اليوم الثالث.',
      'Рӯзи сеюм барқ намегирад.',
      'На третий день перестало заряжаться.',
    ),
  },
  {
    rating: 1,
    comment: t(
      'Another colour and another size.',
      'لون آخر ومقاس آخر.',
      'Ранги дигар ва андозаи дигар.',
      'Другой цвет и другой размер.',
    ),
  },
]
