// The menu tree of the food module: what a hungry visitor browses by.
import type { CategoryContent } from '../content.types.ts'
import { text } from '../localised.ts'

export const foodCategories: readonly CategoryContent[] = [
  {
    key: 'pizza-pasta',
    name: text({ en: 'Pizza & pasta', ar: 'بيتزا وباستا', tg: 'Пицца ва паста', ru: 'Пицца и паста' }),
    art: ['pizza', 'tomato', 'cheese-wedge', 'herb'],
    hue: 8,
    featured: true,
    children: [
      {
        key: 'pizza',
        name: text({ en: 'Pizza', ar: 'بيتزا', tg: 'Пицца', ru: 'Пицца' }),
        art: ['pizza', 'tomato', 'herb'],
      },
      {
        key: 'pasta',
        name: text({ en: 'Pasta', ar: 'باستا', tg: 'Паста', ru: 'Паста' }),
        art: ['spaghetti', 'tomato', 'garlic'],
      },
      {
        key: 'italian-starters',
        name: text({
          en: 'Italian starters',
          ar: 'مقبلات إيطالية',
          tg: 'Газакҳои итолиёвӣ',
          ru: 'Итальянские закуски',
        }),
        art: ['olive', 'cheese-wedge', 'tomato'],
      },
    ],
  },
  {
    key: 'burgers-sandwiches',
    name: text({
      en: 'Burgers & sandwiches',
      ar: 'برغر وسندويشات',
      tg: 'Бургер ва сэндвич',
      ru: 'Бургеры и сэндвичи',
    }),
    art: ['hamburger', 'french-fries', 'tomato'],
    hue: 28,
    featured: true,
    children: [
      {
        key: 'burgers',
        name: text({ en: 'Burgers', ar: 'برغر', tg: 'Бургерҳо', ru: 'Бургеры' }),
        art: ['hamburger', 'cheese-wedge', 'tomato'],
      },
      {
        key: 'sandwiches',
        name: text({ en: 'Sandwiches', ar: 'سندويشات', tg: 'Сэндвичҳо', ru: 'Сэндвичи' }),
        art: ['sandwich', 'leafy-green', 'tomato'],
      },
      {
        key: 'sides',
        name: text({
          en: 'Fries & sides',
          ar: 'بطاطس وأطباق جانبية',
          tg: 'Картошкабирён ва иловаҳо',
          ru: 'Картофель и гарниры',
        }),
        art: ['french-fries', 'potato', 'onion'],
      },
    ],
  },
  {
    key: 'central-asian',
    name: text({
      en: 'Central Asian',
      ar: 'مطبخ آسيا الوسطى',
      tg: 'Таомҳои Осиёи Марказӣ',
      ru: 'Центральная Азия',
    }),
    art: ['shallow-pan-of-food', 'carrot', 'onion', 'garlic'],
    hue: 36,
    featured: true,
    children: [
      {
        key: 'plov',
        name: text({ en: 'Plov', ar: 'أوش (بلوف)', tg: 'Оши палав', ru: 'Плов' }),
        art: ['curry-rice', 'carrot', 'garlic'],
      },
      {
        key: 'noodles-lagman',
        name: text({
          en: 'Lagman & noodles',
          ar: 'لغمان ونودلز',
          tg: 'Лағмон ва угро',
          ru: 'Лагман и лапша',
        }),
        art: ['steaming-bowl', 'bell-pepper', 'herb'],
      },
      {
        key: 'manti-samsa',
        name: text({ en: 'Manti & samsa', ar: 'مانتي وسمبوسة', tg: 'Манту ва самбӯса', ru: 'Манты и самса' }),
        art: ['dumpling', 'onion', 'herb'],
      },
      {
        key: 'national-dishes',
        name: text({
          en: 'National dishes',
          ar: 'أطباق وطنية',
          tg: 'Таомҳои миллӣ',
          ru: 'Национальные блюда',
        }),
        art: ['pot-of-food', 'onion', 'herb'],
      },
    ],
  },
  {
    key: 'grill',
    name: text({ en: 'Grill & kebab', ar: 'مشاوي وكباب', tg: 'Сихкабоб ва кабоб', ru: 'Гриль и кебаб' }),
    art: ['meat-on-bone', 'fire', 'onion'],
    hue: 14,
    featured: true,
    children: [
      {
        key: 'shashlik',
        name: text({ en: 'Shashlik', ar: 'شاشليك', tg: 'Сихкабоб', ru: 'Шашлык' }),
        art: ['oden', 'fire', 'onion'],
      },
      {
        key: 'doner-wraps',
        name: text({ en: 'Doner & wraps', ar: 'دونر ولفائف', tg: 'Донер ва лаваш', ru: 'Донер и роллы' }),
        art: ['stuffed-flatbread', 'tomato', 'onion'],
      },
      {
        key: 'caucasian',
        name: text({
          en: 'Georgian table',
          ar: 'المائدة الجورجية',
          tg: 'Дастархони гурҷӣ',
          ru: 'Грузинский стол',
        }),
        art: ['flatbread', 'cheese-wedge', 'egg'],
      },
    ],
  },
  {
    key: 'east-asian',
    name: text({
      en: 'Sushi & Asian',
      ar: 'سوشي ومأكولات آسيوية',
      tg: 'Суши ва таомҳои осиёӣ',
      ru: 'Суши и Азия',
    }),
    art: ['sushi', 'chopsticks', 'shrimp'],
    hue: 348,
    featured: true,
    children: [
      {
        key: 'sushi',
        name: text({ en: 'Sushi & rolls', ar: 'سوشي ورولات', tg: 'Суши ва роллҳо', ru: 'Суши и роллы' }),
        art: ['sushi', 'avocado', 'fish'],
      },
      {
        key: 'korean',
        name: text({ en: 'Korean', ar: 'كوري', tg: 'Таомҳои кореягӣ', ru: 'Корейская кухня' }),
        art: ['bento-box', 'hot-pepper', 'cooked-rice'],
      },
      {
        key: 'ramen-wok',
        name: text({ en: 'Ramen & wok', ar: 'رامن وووك', tg: 'Рамен ва вок', ru: 'Рамен и вок' }),
        art: ['steaming-bowl', 'chopsticks', 'egg'],
      },
    ],
  },
  {
    key: 'spice-mezze',
    name: text({
      en: 'Indian & Middle Eastern',
      ar: 'هندي وشرق أوسطي',
      tg: 'Ҳиндӣ ва Шарқи Миёна',
      ru: 'Индия и Ближний Восток',
    }),
    art: ['curry-rice', 'falafel', 'hot-pepper'],
    hue: 42,
    children: [
      {
        key: 'curries',
        name: text({ en: 'Curries', ar: 'كاري', tg: 'Карри', ru: 'Карри' }),
        art: ['curry-rice', 'hot-pepper', 'tomato'],
      },
      {
        key: 'tandoor',
        name: text({ en: 'From the tandoor', ar: 'من التنور', tg: 'Аз танӯр', ru: 'Из тандыра' }),
        art: ['flatbread', 'fire', 'garlic'],
      },
      {
        key: 'mezze',
        name: text({ en: 'Mezze', ar: 'مزة', tg: 'Мезе', ru: 'Мезе' }),
        art: ['falafel', 'olive', 'lemon'],
      },
    ],
  },
  {
    key: 'healthy',
    name: text({
      en: 'Salads & bowls',
      ar: 'سلطات وأطباق صحية',
      tg: 'Салат ва косаҳои солим',
      ru: 'Салаты и боулы',
    }),
    art: ['green-salad', 'avocado', 'tomato'],
    hue: 112,
    featured: true,
    children: [
      {
        key: 'salads',
        name: text({ en: 'Salads', ar: 'سلطات', tg: 'Салатҳо', ru: 'Салаты' }),
        art: ['green-salad', 'cucumber', 'tomato'],
      },
      {
        key: 'bowls',
        name: text({ en: 'Bowls', ar: 'أطباق بول', tg: 'Косаҳо', ru: 'Боулы' }),
        art: ['bowl-with-spoon', 'avocado', 'leafy-green'],
      },
      {
        key: 'soups',
        name: text({ en: 'Soups', ar: 'شوربات', tg: 'Шӯрбоҳо', ru: 'Супы' }),
        art: ['pot-of-food', 'carrot', 'herb'],
      },
    ],
  },
  {
    key: 'breakfast',
    name: text({ en: 'Breakfast', ar: 'فطور', tg: 'Субҳона', ru: 'Завтраки' }),
    art: ['cooking', 'bread', 'tomato'],
    hue: 48,
    featured: true,
    children: [
      {
        key: 'eggs-toasts',
        name: text({ en: 'Eggs & toasts', ar: 'بيض وتوست', tg: 'Тухм ва тост', ru: 'Яйца и тосты' }),
        art: ['cooking', 'avocado', 'bread'],
      },
      {
        key: 'pancakes-porridge',
        name: text({
          en: 'Pancakes & porridge',
          ar: 'بان كيك وعصيدة',
          tg: 'Чалпак ва шӯла',
          ru: 'Блины и каши',
        }),
        art: ['pancakes', 'strawberry', 'honey-pot'],
      },
    ],
  },
  {
    key: 'bakery-desserts',
    name: text({
      en: 'Bakery & desserts',
      ar: 'مخبوزات وحلويات',
      tg: 'Нонпазӣ ва шириниҳо',
      ru: 'Выпечка и десерты',
    }),
    art: ['croissant', 'shortcake', 'strawberry'],
    hue: 330,
    featured: true,
    children: [
      {
        key: 'bread-pastry',
        name: text({ en: 'Bread & pastry', ar: 'خبز ومعجنات', tg: 'Нон ва пухтаниҳо', ru: 'Хлеб и выпечка' }),
        art: ['croissant', 'baguette-bread', 'butter'],
      },
      {
        key: 'cakes',
        name: text({ en: 'Cakes', ar: 'كعك وتورتات', tg: 'Тортҳо', ru: 'Торты и пирожные' }),
        art: ['shortcake', 'strawberry', 'cherries'],
      },
      {
        key: 'ice-cream-sweets',
        name: text({
          en: 'Ice cream & sweets',
          ar: 'آيس كريم وحلوى',
          tg: 'Яхмос ва ширинӣ',
          ru: 'Мороженое и сладости',
        }),
        art: ['ice-cream', 'honey-pot', 'chestnut'],
      },
    ],
  },
  {
    key: 'drinks',
    name: text({ en: 'Coffee & drinks', ar: 'قهوة ومشروبات', tg: 'Қаҳва ва нӯшокиҳо', ru: 'Кофе и напитки' }),
    art: ['hot-beverage', 'lemon', 'herb'],
    hue: 196,
    children: [
      {
        key: 'coffee',
        name: text({ en: 'Coffee', ar: 'قهوة', tg: 'Қаҳва', ru: 'Кофе' }),
        art: ['hot-beverage', 'chocolate-bar', 'cookie'],
      },
      {
        key: 'tea',
        name: text({ en: 'Tea', ar: 'شاي', tg: 'Чой', ru: 'Чай' }),
        art: ['teapot', 'lemon', 'herb'],
      },
      {
        key: 'juices-lemonades',
        name: text({
          en: 'Juices & lemonades',
          ar: 'عصائر وليمونادة',
          tg: 'Афшура ва лимонад',
          ru: 'Соки и лимонады',
        }),
        art: ['tropical-drink', 'lemon', 'strawberry'],
      },
    ],
  },
  {
    key: 'night-bites',
    name: text({ en: 'Night bites', ar: 'لقيمات الليل', tg: 'Хӯрокҳои шабона', ru: 'Ночное меню' }),
    art: ['poultry-leg', 'crescent-moon', 'hot-pepper'],
    hue: 262,
    children: [
      {
        key: 'wings-nuggets',
        name: text({
          en: 'Wings & nuggets',
          ar: 'أجنحة وناغتس',
          tg: 'Бол ва наггетс',
          ru: 'Крылья и наггетсы',
        }),
        art: ['poultry-leg', 'hot-pepper', 'french-fries'],
      },
      {
        key: 'street-snacks',
        name: text({ en: 'Street snacks', ar: 'وجبات الشارع', tg: 'Газакҳои кӯчагӣ', ru: 'Уличная еда' }),
        art: ['taco', 'ear-of-corn', 'lime'],
      },
    ],
  },
]
