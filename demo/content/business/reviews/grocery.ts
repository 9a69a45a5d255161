// What customers write about items of the grocery module, by rating.
import { text } from '#demo/content/localised.ts'
import type { ReviewCommentContent } from '../business.types.ts'

export const groceryReviews: readonly ReviewCommentContent[] = [
  {
    rating: 5,
    comment: text({
      en: 'Fruit as if I had chosen it myself.',
      ar: 'فاكهة كأنني اخترتها بنفسي.',
      tg: 'Меваҳо гӯё худам чида бошам.',
      ru: 'Фрукты будто сама выбирала.',
    }),
    about: ['orchard-fruit', 'citrus-tropical', 'berries-melons'],
  },
  {
    rating: 5,
    comment: text({
      en: 'Milk and eggs were fresh, nothing broken.',
      ar: 'الحليب والبيض طازجان ولم ينكسر شيء.',
      tg: 'Шир ва тухм тоза, чизе нашикастааст.',
      ru: 'Молоко и яйца свежие, ничего не разбилось.',
    }),
    about: ['fresh-milk', 'eggs'],
  },
  {
    rating: 5,
    comment: text({
      en: 'Saved me a trip in the snow, thank you.',
      ar: 'وفرتم علي مشوارًا في الثلج، شكرًا.',
      tg: 'Аз рафтан дар барф раҳонид, раҳмат.',
      ru: 'Избавили от похода по снегу, спасибо.',
    }),
  },
  {
    rating: 5,
    comment: text({
      en: 'Tomatoes smell of summer.',
      ar: 'الطماطم برائحة الصيف.',
      tg: 'Помидор бӯйи тобистон дорад.',
      ru: 'Помидоры пахнут летом.',
    }),
    about: ['fresh-vegetables'],
  },
  {
    rating: 5,
    comment: text({
      en: 'They called to ask which melon I prefer.',
      ar: 'اتصلوا ليسألوا أي بطيخة أفضل.',
      tg: 'Занг зада пурсиданд, ки кадом харбуза хуштар.',
      ru: 'Позвонили спросить, какую дыню выбрать.',
    }),
    about: ['berries-melons'],
  },
  {
    rating: 4,
    comment: text({
      en: 'Good quality, one item was replaced by agreement.',
      ar: 'جودة جيدة واستُبدل صنف بالاتفاق.',
      tg: 'Сифати хуб, як мол бо розигӣ иваз шуд.',
      ru: 'Хорошее качество, одну позицию заменили по согласию.',
    }),
  },
  {
    rating: 4,
    comment: text({
      en: 'Fast, and the bags were sorted.',
      ar: 'سريع والأكياس مرتبة.',
      tg: 'Тез ва халтаҳо ҷудо-ҷудо.',
      ru: 'Быстро, пакеты разложены.',
    }),
  },
  {
    rating: 4,
    comment: text({
      en: 'Prices are like at the market, almost.',
      ar: 'الأسعار تكاد تكون كأسعار السوق.',
      tg: 'Нархҳо қариб мисли бозор.',
      ru: 'Цены почти рыночные.',
    }),
  },
  {
    rating: 4,
    comment: text({
      en: 'The herbs were a bit wet but very fresh.',
      ar: 'الأعشاب مبللة قليلًا لكنها طازجة جدًا.',
      tg: 'Кабудӣ каме тар, вале хеле тоза.',
      ru: 'Зелень чуть мокрая, но очень свежая.',
    }),
    about: ['greens-herbs'],
  },
  {
    rating: 3,
    comment: text({
      en: 'The bananas were greener than I hoped.',
      ar: 'الموز أكثر خضرة مما تمنيت.',
      tg: 'Банан аз чашмдоштам сабзтар буд.',
      ru: 'Бананы зеленее, чем хотелось.',
    }),
    about: ['citrus-tropical'],
  },
  {
    rating: 3,
    comment: text({
      en: 'All right, though the bread was from yesterday.',
      ar: 'لا بأس، لكن الخبز من الأمس.',
      tg: 'Майлаш, аммо нон дирӯза буд.',
      ru: 'Нормально, но хлеб вчерашний.',
    }),
    about: ['daily-bread', 'sweet-buns'],
  },
  {
    rating: 3,
    comment: text({
      en: 'The cheese was cut thicker than asked.',
      ar: 'الجبن مقطع أسمك مما طلبت.',
      tg: 'Панирро аз гуфтагӣ ғафстар буриданд.',
      ru: 'Сыр нарезали толще, чем просила.',
    }),
    about: ['cheese-butter'],
  },
  {
    rating: 2,
    comment: text({
      en: 'Two yoghurts had one day left.',
      ar: 'علبتا زبادي بقي لهما يوم واحد.',
      tg: 'Ба мӯҳлати ду йогурт як рӯз мондааст.',
      ru: 'У двух йогуртов остался один день.',
    }),
    about: ['yogurt-kefir'],
  },
  {
    rating: 2,
    comment: text({
      en: 'Half of the strawberries were soft.',
      ar: 'نصف الفراولة طري.',
      tg: 'Нисфи қулфинай нарм шуда.',
      ru: 'Половина клубники мягкая.',
    }),
    about: ['berries-melons'],
  },
  {
    rating: 1,
    comment: text({
      en: 'The bag tore and the jar broke.',
      ar: 'تمزق الكيس وانكسرت البرطمانة.',
      tg: 'Халта дарида, банка шикаст.',
      ru: 'Пакет порвался, банка разбилась.',
    }),
    about: ['oils-sauces', 'canned-spices'],
  },
  {
    rating: 1,
    comment: text({
      en: 'Order cancelled after an hour of waiting.',
      ar: 'أُلغي الطلب بعد ساعة انتظار.',
      tg: 'Баъди як соат интизорӣ фармоишро бекор карданд.',
      ru: 'Отменили заказ после часа ожидания.',
    }),
  },
  {
    rating: 3,
    comment: text({
      en: 'All right, nothing special.',
      ar: 'لا بأس، لا شيء مميز.',
      tg: 'Муқаррарӣ, чизи хосе нест.',
      ru: 'Нормально, ничего особенного.',
    }),
  },
  {
    rating: 2,
    comment: text({
      en: 'The pack was dented.',
      ar: 'كانت العبوة منبعجة.',
      tg: 'Қуттӣ пачақ буд.',
      ru: 'Упаковка была помята.',
    }),
  },
]
