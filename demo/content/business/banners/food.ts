// Home banners of the food module; the builder picks the store or item a banner leads to.
import { text } from '#demo/content/localised.ts'
import type { BannerContent } from '../business.types.ts'

export const foodBanners: readonly BannerContent[] = [
  {
    key: 'friday-plov',
    type: 'store_wise',
    about: ['plov'],
    title: text({
      en: 'Friday is plov day',
      ar: 'الجمعة يوم البلوف',
      tg: 'Ҷумъа — рӯзи ош',
      ru: 'Пятница — день плова',
    }),
    subtitle: text({
      en: 'From the big cauldron, carrots included',
      ar: 'من القدر الكبير مع الجزر',
      tg: 'Аз деги калон, бо сабзии фаровон',
      ru: 'Из большого казана, моркови не жалеем',
    }),
    art: ['pot-of-food', 'carrot', 'cooked-rice'],
    hue: 28,
    featured: true,
  },
  {
    key: 'burger-night',
    type: 'item_wise',
    about: ['burgers'],
    title: text({
      en: 'Tonight it is a burger',
      ar: 'الليلة برغر',
      tg: 'Имшаб бургер',
      ru: 'Сегодня вечером бургер',
    }),
    subtitle: text({
      en: 'Two patties, one good reason',
      ar: 'قطعتا لحم وسبب واحد جيد',
      tg: 'Ду котлет, як сабаби хуб',
      ru: 'Две котлеты, одна хорошая причина',
    }),
    art: ['hamburger', 'french-fries'],
    hue: 12,
  },
  {
    key: 'breakfast-club',
    type: 'store_wise',
    about: ['eggs-toasts', 'pancakes-porridge'],
    title: text({
      en: 'Breakfast before nine',
      ar: 'فطور قبل التاسعة',
      tg: 'Наҳорӣ то соати нӯҳ',
      ru: 'Завтрак до девяти',
    }),
    subtitle: text({
      en: 'Eggs, porridge and strong coffee',
      ar: 'بيض وعصيدة وقهوة قوية',
      tg: 'Тухм, шӯла ва қаҳваи қавӣ',
      ru: 'Яйца, каша и крепкий кофе',
    }),
    art: ['cooking', 'hot-beverage', 'croissant'],
    hue: 42,
  },
  {
    key: 'sushi-set',
    type: 'item_wise',
    about: ['sushi'],
    title: text({
      en: 'A sushi set for two',
      ar: 'طقم سوشي لشخصين',
      tg: 'Маҷмӯи суши барои ду кас',
      ru: 'Сет суши на двоих',
    }),
    subtitle: text({
      en: 'Thirty-two pieces, one long evening',
      ar: 'اثنتان وثلاثون قطعة ومساء طويل',
      tg: 'Сию ду дона, як шоми дароз',
      ru: 'Тридцать две штуки, один долгий вечер',
    }),
    art: ['sushi', 'chopsticks'],
    hue: 350,
  },
  {
    key: 'food-offers',
    type: 'default',
    title: text({
      en: 'Up to 40% off today',
      ar: 'خصم حتى 40% اليوم',
      tg: 'Имрӯз то 40% арзон',
      ru: 'Сегодня до −40%',
    }),
    subtitle: text({
      en: 'Special offers from kitchens near you',
      ar: 'عروض خاصة من مطابخ قريبة',
      tg: 'Таклифҳои махсус аз ошхонаҳои наздик',
      ru: 'Спецпредложения кухонь рядом',
    }),
    art: ['pizza', 'fire', 'label'],
    hue: 6,
    link: '/home?search=special-offer',
    featured: true,
  },
  {
    key: 'sweet-end',
    type: 'store_wise',
    about: ['cakes'],
    title: text({
      en: 'Leave room for cake',
      ar: 'اترك مكانًا للكعك',
      tg: 'Барои торт ҷой монед',
      ru: 'Оставьте место для торта',
    }),
    subtitle: text({
      en: 'Pastry shops open till midnight',
      ar: 'محلات حلوى حتى منتصف الليل',
      tg: 'Қаннодиҳо то нисфи шаб боз',
      ru: 'Кондитерские до полуночи',
    }),
    art: ['shortcake', 'strawberry'],
    hue: 336,
  },
]
