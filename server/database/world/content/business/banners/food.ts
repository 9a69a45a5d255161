// Home banners of the food module; the builder picks the store or item a banner leads to.
import { t } from '../../localised.ts'
import type { BannerContent } from '../business.types.ts'

export const foodBanners: readonly BannerContent[] = [
  {
    key: 'friday-plov',
    type: 'store_wise',
    about: ['plov'],
    title: t('Friday is plov day', 'الجمعة يوم البلوف', 'Ҷумъа — рӯзи ош', 'Пятница — день плова'),
    subtitle: t(
      'From the big cauldron, carrots included',
      'من القدر الكبير مع الجزر',
      'Аз деги калон, бо сабзии фаровон',
      'Из большого казана, моркови не жалеем',
    ),
    art: ['pot-of-food', 'carrot', 'cooked-rice'],
    hue: 28,
    featured: true,
  },
  {
    key: 'burger-night',
    type: 'item_wise',
    about: ['burgers'],
    title: t('Tonight it is a burger', 'الليلة برغر', 'Имшаб бургер', 'Сегодня вечером бургер'),
    subtitle: t(
      'Two patties, one good reason',
      'قطعتا لحم وسبب واحد جيد',
      'Ду котлет, як сабаби хуб',
      'Две котлеты, одна хорошая причина',
    ),
    art: ['hamburger', 'french-fries'],
    hue: 12,
  },
  {
    key: 'breakfast-club',
    type: 'store_wise',
    about: ['eggs-toasts', 'pancakes-porridge'],
    title: t('Breakfast before nine', 'فطور قبل التاسعة', 'Наҳорӣ то соати нӯҳ', 'Завтрак до девяти'),
    subtitle: t(
      'Eggs, porridge and strong coffee',
      'بيض وعصيدة وقهوة قوية',
      'Тухм, шӯла ва қаҳваи қавӣ',
      'Яйца, каша и крепкий кофе',
    ),
    art: ['cooking', 'hot-beverage', 'croissant'],
    hue: 42,
  },
  {
    key: 'sushi-set',
    type: 'item_wise',
    about: ['sushi'],
    title: t('A sushi set for two', 'طقم سوشي لشخصين', 'Маҷмӯи суши барои ду кас', 'Сет суши на двоих'),
    subtitle: t(
      'Thirty-two pieces, one long evening',
      'اثنتان وثلاثون قطعة ومساء طويل',
      'Сию ду дона, як шоми дароз',
      'Тридцать две штуки, один долгий вечер',
    ),
    art: ['sushi', 'chopsticks'],
    hue: 350,
  },
  {
    key: 'food-offers',
    type: 'default',
    title: t('Up to 40% off today', 'خصم حتى 40٪ اليوم', 'Имрӯз то 40% арзон', 'Сегодня до −40%'),
    subtitle: t(
      'Special offers from kitchens near you',
      'عروض خاصة من مطابخ قريبة',
      'Таклифҳои махсус аз ошхонаҳои наздик',
      'Спецпредложения кухонь рядом',
    ),
    art: ['pizza', 'fire', 'label'],
    hue: 6,
    link: '/home?search=special-offer',
    featured: true,
  },
  {
    key: 'sweet-end',
    type: 'store_wise',
    about: ['cakes'],
    title: t('Leave room for cake', 'اترك مكانًا للكعك', 'Барои торт ҷой монед', 'Оставьте место для торта'),
    subtitle: t(
      'Pastry shops open till midnight',
      'محلات حلوى حتى منتصف الليل',
      'Қаннодиҳо то нисфи шаб боз',
      'Кондитерские до полуночи',
    ),
    art: ['shortcake', 'strawberry'],
    hue: 336,
  },
]
