// What customers write about items of the food module, by rating.
import { t } from '../../localised.ts'
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
    comment: t(
      'Hot, generous and on time. We will order again.',
      'ساخن ووفير وفي وقته. سنطلب مجددًا.',
      'Гарму фаровон ва сари вақт. Боз фармоиш медиҳем.',
      'Горячо, щедро и вовремя. Закажем ещё.',
    ),
    about: hot,
  },
  {
    rating: 5,
    comment: t(
      'Tastes exactly like at my grandmother’s.',
      'طعمه تمامًا كما عند جدتي.',
      'Мазааш айнан мисли дастпухти бибиам.',
      'На вкус точно как у бабушки.',
    ),
  },
  {
    rating: 5,
    comment: t(
      'The meat was so tender, the children asked for more.',
      'اللحم طري جدًا حتى طلب الأطفال المزيد.',
      'Гӯшташ чунон нарм, ки кӯдакон боз хостанд.',
      'Мясо нежнейшее, дети попросили добавки.',
    ),
    about: [...grilled, 'plov', 'national-dishes', 'curries', 'burgers'],
  },
  {
    rating: 5,
    comment: t(
      'Packed carefully, nothing spilled, even the soup.',
      'تغليف متقن ولم ينسكب شيء حتى الحساء.',
      'Хуб баста шуда, ҳатто шӯрбо нарехт.',
      'Упаковано аккуратно, даже суп не пролился.',
    ),
    about: ['soups', 'ramen-wok', 'noodles-lagman', 'korean', 'curries'],
  },
  {
    rating: 5,
    comment: t(
      'Best bread in the district, still steaming.',
      'أفضل خبز في الحي وما زال يتصاعد منه البخار.',
      'Беҳтарин нони ноҳия, ҳанӯз буғ мекард.',
      'Лучший хлеб в районе, ещё с паром.',
    ),
    about: ['bread-pastry', 'tandoor'],
  },
  {
    rating: 4,
    comment: t(
      'Very tasty, a little more sauce would be perfect.',
      'لذيذ جدًا، وقليل من الصلصة الإضافية يجعله مثاليًا.',
      'Хеле бомазза, каме қайла зиёдтар мебуд — олӣ.',
      'Очень вкусно, чуть больше соуса — и идеально.',
    ),
    about: [...quick, ...cool, ...eastAsian, 'pasta', 'shashlik'],
  },
  {
    rating: 4,
    comment: t(
      'Good portion, arrived ten minutes late.',
      'حصة جيدة ووصلت متأخرة عشر دقائق.',
      'Порсия хуб, даҳ дақиқа дер расид.',
      'Хорошая порция, опоздали на десять минут.',
    ),
  },
  {
    rating: 4,
    comment: t(
      'Fresh and well seasoned, we liked it.',
      'طازج ومتبل جيدًا، أعجبنا.',
      'Тоза ва бо меъёри намаку адвия, маъқул шуд.',
      'Свежо и в меру специй, нам понравилось.',
    ),
    about: [...local, ...eastAsian, ...cool, 'pasta', 'italian-starters', 'curries', 'tandoor', 'soups'],
  },
  {
    rating: 4,
    comment: t(
      'Great for lunch at the office.',
      'رائع لغداء المكتب.',
      'Барои хӯроки нисфирӯзии идора олӣ.',
      'Отлично для обеда в офисе.',
    ),
  },
  {
    rating: 3,
    comment: t(
      'Fine, but it was lukewarm when it came.',
      'لا بأس، لكنه وصل فاترًا.',
      'Бад нест, вале ширгарм расид.',
      'Нормально, но приехало чуть тёплым.',
    ),
    about: [...hot, 'coffee', 'tea'],
  },
  {
    rating: 3,
    comment: t(
      'Taste is good, the portion got smaller.',
      'الطعم جيد لكن الحصة صارت أصغر.',
      'Мазааш хуб, порсия хурдтар шудааст.',
      'Вкусно, но порция стала меньше.',
    ),
  },
  {
    rating: 3,
    comment: t(
      'Too salty for me, otherwise all right.',
      'مالح بالنسبة لي، وغير ذلك جيد.',
      'Барои ман шӯр буд, дигараш хуб.',
      'Для меня солоно, в остальном хорошо.',
    ),
    about: [...hot, ...cool],
  },
  {
    rating: 2,
    comment: t(
      'They forgot the drink and the sauce.',
      'نسوا المشروب والصلصة.',
      'Нӯшокӣ ва қайларо фаромӯш карданд.',
      'Забыли напиток и соус.',
    ),
    about: [...quick, 'pizza', 'sushi', 'shashlik'],
  },
  {
    rating: 2,
    comment: t(
      'The dough was raw in the middle.',
      'العجين نيء من الوسط.',
      'Хамираш дар байн хом буд.',
      'Тесто внутри сырое.',
    ),
    about: ['pizza', 'manti-samsa', 'bread-pastry', 'cakes', 'pancakes-porridge'],
  },
  {
    rating: 1,
    comment: t(
      'Cold, an hour late, and no one called.',
      'بارد ومتأخر ساعة ولم يتصل أحد.',
      'Хунук, як соат дер ва касе занг назад.',
      'Холодное, на час позже, и никто не позвонил.',
    ),
    about: hot,
  },
  {
    rating: 1,
    comment: t(
      'I got somebody else’s order.',
      'استلمت طلب شخص آخر.',
      'Фармоиши каси дигарро оварданд.',
      'Привезли чужой заказ.',
    ),
  },
  {
    rating: 5,
    comment: t(
      'Delicious, we will order again.',
      'لذيذ وسنطلبه مرة أخرى.',
      'Бомазза, боз фармоиш медиҳем.',
      'Вкусно, закажем ещё.',
    ),
  },
  {
    rating: 2,
    comment: t(
      'Not what the picture promised.',
      'ليس كما وعدت الصورة.',
      'Мисли акс набуд.',
      'Не то, что обещала картинка.',
    ),
  },
]
