// What customers write about items of the food module, by rating.
import { text } from '#demo/content/localised.ts'
import type { ReviewCommentContent } from '../business.types.ts'

// What is said of a dish must fit its kind.
const grilled = ['shashlik', 'doner-wraps', 'caucasian', 'tandoor'] as const
const local = ['plov', 'noodles-lagman', 'manti-samsa', 'national-dishes', 'shashlik', 'caucasian'] as const
const quick = ['burgers', 'sandwiches', 'sides', 'doner-wraps', 'wings-nuggets', 'street-snacks'] as const
const eastAsian = ['korean', 'ramen-wok'] as const
const cool = ['sushi', 'mezze', 'salads', 'bowls'] as const
const hot = [
  ...['pizza', 'pasta', 'italian-starters', 'burgers', 'sides', 'wings-nuggets', 'street-snacks'],
  ...local,
  ...eastAsian,
  ...['doner-wraps', 'curries', 'tandoor', 'soups', 'pancakes-porridge', 'eggs-toasts'],
]

export const foodReviews: readonly ReviewCommentContent[] = [
  {
    rating: 5,
    comment: text({
      en: 'Hot, generous and on time. We will order again.',
      ar: 'ساخن ووفير وفي وقته. سنطلب مجددًا.',
      tg: 'Гарму фаровон ва сари вақт. Боз фармоиш медиҳем.',
      ru: 'Горячо, щедро и вовремя. Закажем ещё.',
    }),
    about: hot,
  },
  {
    rating: 5,
    comment: text({
      en: 'Tastes exactly like at my grandmother’s.',
      ar: 'طعمه تمامًا كما عند جدتي.',
      tg: 'Мазааш айнан мисли дастпухти бибиам.',
      ru: 'На вкус точно как у бабушки.',
    }),
  },
  {
    rating: 5,
    comment: text({
      en: 'The meat was so tender, the children asked for more.',
      ar: 'اللحم طري جدًا حتى طلب الأطفال المزيد.',
      tg: 'Гӯшташ чунон нарм, ки кӯдакон боз хостанд.',
      ru: 'Мясо нежнейшее, дети попросили добавки.',
    }),
    about: [...grilled, 'plov', 'national-dishes', 'curries', 'burgers'],
  },
  {
    rating: 5,
    comment: text({
      en: 'Packed carefully, nothing spilled, even the soup.',
      ar: 'تغليف متقن ولم ينسكب شيء حتى الحساء.',
      tg: 'Хуб баста шуда, ҳатто шӯрбо нарехт.',
      ru: 'Упаковано аккуратно, даже суп не пролился.',
    }),
    about: ['soups', 'ramen-wok', 'noodles-lagman', 'korean', 'curries'],
  },
  {
    rating: 5,
    comment: text({
      en: 'Best bread in the district, still steaming.',
      ar: 'أفضل خبز في الحي وما زال يتصاعد منه البخار.',
      tg: 'Беҳтарин нони ноҳия, ҳанӯз буғ мекард.',
      ru: 'Лучший хлеб в районе, ещё с паром.',
    }),
    about: ['bread-pastry', 'tandoor'],
  },
  {
    rating: 4,
    comment: text({
      en: 'Very tasty, a little more sauce would be perfect.',
      ar: 'لذيذ جدًا، وقليل من الصلصة الإضافية يجعله مثاليًا.',
      tg: 'Хеле бомазза, каме қайла зиёдтар мебуд — олӣ.',
      ru: 'Очень вкусно, чуть больше соуса — и идеально.',
    }),
    about: [...quick, ...cool, ...eastAsian, 'pasta', 'shashlik'],
  },
  {
    rating: 4,
    comment: text({
      en: 'Good portion, arrived ten minutes late.',
      ar: 'حصة جيدة ووصلت متأخرة عشر دقائق.',
      tg: 'Порсия хуб, даҳ дақиқа дер расид.',
      ru: 'Хорошая порция, опоздали на десять минут.',
    }),
  },
  {
    rating: 4,
    comment: text({
      en: 'Fresh and well seasoned, we liked it.',
      ar: 'طازج ومتبل جيدًا، أعجبنا.',
      tg: 'Тоза ва бо меъёри намаку адвия, маъқул шуд.',
      ru: 'Свежо и в меру специй, нам понравилось.',
    }),
    about: [...local, ...eastAsian, ...cool, 'pasta', 'italian-starters', 'curries', 'tandoor', 'soups'],
  },
  {
    rating: 4,
    comment: text({
      en: 'Great for lunch at the office.',
      ar: 'رائع لغداء المكتب.',
      tg: 'Барои хӯроки нисфирӯзии идора олӣ.',
      ru: 'Отлично для обеда в офисе.',
    }),
  },
  {
    rating: 3,
    comment: text({
      en: 'Fine, but it was lukewarm when it came.',
      ar: 'لا بأس، لكنه وصل فاترًا.',
      tg: 'Бад нест, вале ширгарм расид.',
      ru: 'Нормально, но приехало чуть тёплым.',
    }),
    about: [...hot, 'coffee', 'tea'],
  },
  {
    rating: 3,
    comment: text({
      en: 'Taste is good, the portion got smaller.',
      ar: 'الطعم جيد لكن الحصة صارت أصغر.',
      tg: 'Мазааш хуб, порсия хурдтар шудааст.',
      ru: 'Вкусно, но порция стала меньше.',
    }),
  },
  {
    rating: 3,
    comment: text({
      en: 'Too salty for me, otherwise all right.',
      ar: 'مالح بالنسبة لي، وغير ذلك جيد.',
      tg: 'Барои ман шӯр буд, дигараш хуб.',
      ru: 'Для меня солоно, в остальном хорошо.',
    }),
    about: [...hot, ...cool],
  },
  {
    rating: 2,
    comment: text({
      en: 'They forgot the drink and the sauce.',
      ar: 'نسوا المشروب والصلصة.',
      tg: 'Нӯшокӣ ва қайларо фаромӯш карданд.',
      ru: 'Забыли напиток и соус.',
    }),
    about: [...quick, 'pizza', 'sushi', 'shashlik'],
  },
  {
    rating: 2,
    comment: text({
      en: 'The dough was raw in the middle.',
      ar: 'العجين نيء من الوسط.',
      tg: 'Хамираш дар байн хом буд.',
      ru: 'Тесто внутри сырое.',
    }),
    about: ['pizza', 'manti-samsa', 'bread-pastry', 'cakes', 'pancakes-porridge'],
  },
  {
    rating: 1,
    comment: text({
      en: 'Cold, an hour late, and no one called.',
      ar: 'بارد ومتأخر ساعة ولم يتصل أحد.',
      tg: 'Хунук, як соат дер ва касе занг назад.',
      ru: 'Холодное, на час позже, и никто не позвонил.',
    }),
    about: hot,
  },
  {
    rating: 1,
    comment: text({
      en: 'I got somebody else’s order.',
      ar: 'استلمت طلب شخص آخر.',
      tg: 'Фармоиши каси дигарро оварданд.',
      ru: 'Привезли чужой заказ.',
    }),
  },
  {
    rating: 5,
    comment: text({
      en: 'Delicious, we will order again.',
      ar: 'لذيذ وسنطلبه مرة أخرى.',
      tg: 'Бомазза, боз фармоиш медиҳем.',
      ru: 'Вкусно, закажем ещё.',
    }),
  },
  {
    rating: 2,
    comment: text({
      en: 'Not what the picture promised.',
      ar: 'ليس كما وعدت الصورة.',
      tg: 'Мисли акс набуд.',
      ru: 'Не то, что обещала картинка.',
    }),
  },
]
