// What customers write about items of the grocery module, by rating.
import { t } from '../../localised.ts'
import type { ReviewCommentContent } from '../business.types.ts'

export const groceryReviews: readonly ReviewCommentContent[] = [
  {
    rating: 5,
    comment: t(
      'Fruit as if I had chosen it myself.',
      'فاكهة كأنني اخترتها بنفسي.',
      'Меваҳо гӯё худам чида бошам.',
      'Фрукты будто сама выбирала.',
    ),
    about: ['orchard-fruit', 'citrus-tropical', 'berries-melons'],
  },
  {
    rating: 5,
    comment: t(
      'Milk and eggs were fresh, nothing broken.',
      'الحليب والبيض طازجان ولم ينكسر شيء.',
      'Шир ва тухм тоза, чизе нашикастааст.',
      'Молоко и яйца свежие, ничего не разбилось.',
    ),
    about: ['fresh-milk', 'eggs'],
  },
  {
    rating: 5,
    comment: t(
      'Saved me a trip in the snow, thank you.',
      'وفرتم علي مشوارًا في الثلج، شكرًا.',
      'Аз рафтан дар барф раҳонид, раҳмат.',
      'Избавили от похода по снегу, спасибо.',
    ),
  },
  {
    rating: 5,
    comment: t(
      'Tomatoes smell of summer.',
      'الطماطم برائحة الصيف.',
      'Помидор бӯйи тобистон дорад.',
      'Помидоры пахнут летом.',
    ),
    about: ['fresh-vegetables'],
  },
  {
    rating: 5,
    comment: t(
      'They called to ask which melon I prefer.',
      'اتصلوا ليسألوا أي بطيخة أفضل.',
      'Занг зада пурсиданд, ки кадом харбуза хуштар.',
      'Позвонили спросить, какую дыню выбрать.',
    ),
    about: ['berries-melons'],
  },
  {
    rating: 4,
    comment: t(
      'Good quality, one item was replaced by agreement.',
      'جودة جيدة واستُبدل صنف بالاتفاق.',
      'Сифати хуб, як мол бо розигӣ иваз шуд.',
      'Хорошее качество, одну позицию заменили по согласию.',
    ),
  },
  {
    rating: 4,
    comment: t(
      'Fast, and the bags were sorted.',
      'سريع والأكياس مرتبة.',
      'Тез ва халтаҳо ҷудо-ҷудо.',
      'Быстро, пакеты разложены.',
    ),
  },
  {
    rating: 4,
    comment: t(
      'Prices are like at the market, almost.',
      'الأسعار تكاد تكون كأسعار السوق.',
      'Нархҳо қариб мисли бозор.',
      'Цены почти рыночные.',
    ),
  },
  {
    rating: 4,
    comment: t(
      'The herbs were a bit wet but very fresh.',
      'الأعشاب مبللة قليلًا لكنها طازجة جدًا.',
      'Кабудӣ каме тар, вале хеле тоза.',
      'Зелень чуть мокрая, но очень свежая.',
    ),
    about: ['greens-herbs'],
  },
  {
    rating: 3,
    comment: t(
      'The bananas were greener than I hoped.',
      'الموز أكثر خضرة مما تمنيت.',
      'Банан аз чашмдоштам сабзтар буд.',
      'Бананы зеленее, чем хотелось.',
    ),
    about: ['citrus-tropical'],
  },
  {
    rating: 3,
    comment: t(
      'All right, though the bread was from yesterday.',
      'لا بأس، لكن الخبز من الأمس.',
      'Майлаш, аммо нон дирӯза буд.',
      'Нормально, но хлеб вчерашний.',
    ),
    about: ['daily-bread', 'sweet-buns'],
  },
  {
    rating: 3,
    comment: t(
      'The cheese was cut thicker than asked.',
      'الجبن مقطع أسمك مما طلبت.',
      'Панирро аз гуфтагӣ ғафстар буриданд.',
      'Сыр нарезали толще, чем просила.',
    ),
    about: ['cheese-butter'],
  },
  {
    rating: 2,
    comment: t(
      'Two yoghurts had one day left.',
      'علبتا زبادي بقي لهما يوم واحد.',
      'Ба мӯҳлати ду йогурт як рӯз мондааст.',
      'У двух йогуртов остался один день.',
    ),
    about: ['yogurt-kefir'],
  },
  {
    rating: 2,
    comment: t(
      'Half of the strawberries were soft.',
      'نصف الفراولة طري.',
      'Нисфи қулфинай нарм шуда.',
      'Половина клубники мягкая.',
    ),
    about: ['berries-melons'],
  },
  {
    rating: 1,
    comment: t(
      'The bag tore and the jar broke.',
      'تمزق الكيس وانكسرت البرطمانة.',
      'Халта дарида, банка шикаст.',
      'Пакет порвался, банка разбилась.',
    ),
    about: ['oils-sauces', 'canned-spices'],
  },
  {
    rating: 1,
    comment: t(
      'Order cancelled after an hour of waiting.',
      'أُلغي الطلب بعد ساعة انتظار.',
      'Баъди як соат интизорӣ фармоишро бекор карданд.',
      'Отменили заказ после часа ожидания.',
    ),
  },
  {
    rating: 3,
    comment: t(
      'All right, nothing special.',
      'لا بأس، لا شيء مميز.',
      'Муқаррарӣ, чизи хосе нест.',
      'Нормально, ничего особенного.',
    ),
  },
  {
    rating: 2,
    comment: t('The pack was dented.', 'كانت العبوة منبعجة.', 'Қуттӣ пачақ буд.', 'Упаковка была помята.'),
  },
]
