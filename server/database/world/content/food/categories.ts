// The menu tree of the food module: what a hungry visitor browses by.
import type { CategoryContent } from '../content.types.ts'
import { t } from '../localised.ts'

export const foodCategories: readonly CategoryContent[] = [
  {
    key: 'pizza-pasta',
    name: t('Pizza & Pasta', 'بيتزا وباستا', 'Пицца ва паста', 'Пицца и паста'),
    art: ['pizza', 'tomato', 'cheese-wedge', 'herb'],
    hue: 8,
    featured: true,
    children: [
      { key: 'pizza', name: t('Pizza', 'بيتزا', 'Пицца', 'Пицца'), art: ['pizza', 'tomato', 'herb'] },
      { key: 'pasta', name: t('Pasta', 'باستا', 'Паста', 'Паста'), art: ['spaghetti', 'tomato', 'garlic'] },
      {
        key: 'italian-starters',
        name: t('Italian Starters', 'مقبلات إيطالية', 'Газакҳои итолиёвӣ', 'Итальянские закуски'),
        art: ['olive', 'cheese-wedge', 'tomato'],
      },
    ],
  },
  {
    key: 'burgers-sandwiches',
    name: t('Burgers & Sandwiches', 'برغر وسندويشات', 'Бургер ва сэндвич', 'Бургеры и сэндвичи'),
    art: ['hamburger', 'french-fries', 'tomato'],
    hue: 28,
    featured: true,
    children: [
      {
        key: 'burgers',
        name: t('Burgers', 'برغر', 'Бургерҳо', 'Бургеры'),
        art: ['hamburger', 'cheese-wedge', 'tomato'],
      },
      {
        key: 'sandwiches',
        name: t('Sandwiches', 'سندويشات', 'Сэндвичҳо', 'Сэндвичи'),
        art: ['sandwich', 'leafy-green', 'tomato'],
      },
      {
        key: 'sides',
        name: t('Fries & Sides', 'بطاطس وأطباق جانبية', 'Картошкабирён ва иловаҳо', 'Картофель и гарниры'),
        art: ['french-fries', 'potato', 'onion'],
      },
    ],
  },
  {
    key: 'central-asian',
    name: t('Central Asian', 'مطبخ آسيا الوسطى', 'Таомҳои Осиёи Марказӣ', 'Центральная Азия'),
    art: ['shallow-pan-of-food', 'carrot', 'onion', 'garlic'],
    hue: 36,
    featured: true,
    children: [
      {
        key: 'plov',
        name: t('Plov', 'أوش (بلوف)', 'Оши палав', 'Плов'),
        art: ['curry-rice', 'carrot', 'garlic'],
      },
      {
        key: 'noodles-lagman',
        name: t('Lagman & Noodles', 'لغمان ونودلز', 'Лағмон ва угро', 'Лагман и лапша'),
        art: ['steaming-bowl', 'bell-pepper', 'herb'],
      },
      {
        key: 'manti-samsa',
        name: t('Manti & Samsa', 'مانتي وسمبوسة', 'Манту ва самбӯса', 'Манты и самса'),
        art: ['dumpling', 'onion', 'herb'],
      },
      {
        key: 'national-dishes',
        name: t('National Dishes', 'أطباق وطنية', 'Таомҳои миллӣ', 'Национальные блюда'),
        art: ['pot-of-food', 'onion', 'herb'],
      },
    ],
  },
  {
    key: 'grill',
    name: t('Grill & Kebab', 'مشاوي وكباب', 'Сихкабоб ва кабоб', 'Гриль и кебаб'),
    art: ['meat-on-bone', 'fire', 'onion'],
    hue: 14,
    featured: true,
    children: [
      {
        key: 'shashlik',
        name: t('Shashlik', 'شاشليك', 'Сихкабоб', 'Шашлык'),
        art: ['oden', 'fire', 'onion'],
      },
      {
        key: 'doner-wraps',
        name: t('Doner & Wraps', 'دونر ولفائف', 'Донер ва лаваш', 'Донер и роллы'),
        art: ['stuffed-flatbread', 'tomato', 'onion'],
      },
      {
        key: 'caucasian',
        name: t('Georgian Table', 'المائدة الجورجية', 'Дастархони гурҷӣ', 'Грузинский стол'),
        art: ['flatbread', 'cheese-wedge', 'egg'],
      },
    ],
  },
  {
    key: 'east-asian',
    name: t('Sushi & Asian', 'سوشي ومأكولات آسيوية', 'Суши ва таомҳои осиёӣ', 'Суши и Азия'),
    art: ['sushi', 'chopsticks', 'shrimp'],
    hue: 348,
    featured: true,
    children: [
      {
        key: 'sushi',
        name: t('Sushi & Rolls', 'سوشي ورولات', 'Суши ва роллҳо', 'Суши и роллы'),
        art: ['sushi', 'avocado', 'fish'],
      },
      {
        key: 'korean',
        name: t('Korean', 'كوري', 'Таомҳои кореягӣ', 'Корейская кухня'),
        art: ['bento-box', 'hot-pepper', 'cooked-rice'],
      },
      {
        key: 'ramen-wok',
        name: t('Ramen & Wok', 'رامن وووك', 'Рамен ва вок', 'Рамен и вок'),
        art: ['steaming-bowl', 'chopsticks', 'egg'],
      },
    ],
  },
  {
    key: 'spice-mezze',
    name: t('Indian & Middle Eastern', 'هندي وشرق أوسطي', 'Ҳиндӣ ва Шарқи Миёна', 'Индия и Ближний Восток'),
    art: ['curry-rice', 'falafel', 'hot-pepper'],
    hue: 42,
    children: [
      {
        key: 'curries',
        name: t('Curries', 'كاري', 'Карри', 'Карри'),
        art: ['curry-rice', 'hot-pepper', 'tomato'],
      },
      {
        key: 'tandoor',
        name: t('From the Tandoor', 'من التنور', 'Аз танӯр', 'Из тандыра'),
        art: ['flatbread', 'fire', 'garlic'],
      },
      { key: 'mezze', name: t('Mezze', 'مزة', 'Мезе', 'Мезе'), art: ['falafel', 'olive', 'lemon'] },
    ],
  },
  {
    key: 'healthy',
    name: t('Salads & Bowls', 'سلطات وأطباق صحية', 'Салат ва косаҳои солим', 'Салаты и боулы'),
    art: ['green-salad', 'avocado', 'tomato'],
    hue: 112,
    featured: true,
    children: [
      {
        key: 'salads',
        name: t('Salads', 'سلطات', 'Салатҳо', 'Салаты'),
        art: ['green-salad', 'cucumber', 'tomato'],
      },
      {
        key: 'bowls',
        name: t('Bowls', 'أطباق بول', 'Косаҳо', 'Боулы'),
        art: ['bowl-with-spoon', 'avocado', 'leafy-green'],
      },
      { key: 'soups', name: t('Soups', 'شوربات', 'Шӯрбоҳо', 'Супы'), art: ['pot-of-food', 'carrot', 'herb'] },
    ],
  },
  {
    key: 'breakfast',
    name: t('Breakfast', 'فطور', 'Субҳона', 'Завтраки'),
    art: ['cooking', 'bread', 'tomato'],
    hue: 48,
    featured: true,
    children: [
      {
        key: 'eggs-toasts',
        name: t('Eggs & Toasts', 'بيض وتوست', 'Тухм ва тост', 'Яйца и тосты'),
        art: ['cooking', 'avocado', 'bread'],
      },
      {
        key: 'pancakes-porridge',
        name: t('Pancakes & Porridge', 'بان كيك وعصيدة', 'Чалпак ва шӯла', 'Блины и каши'),
        art: ['pancakes', 'strawberry', 'honey-pot'],
      },
    ],
  },
  {
    key: 'bakery-desserts',
    name: t('Bakery & Desserts', 'مخبوزات وحلويات', 'Нонпазӣ ва шириниҳо', 'Выпечка и десерты'),
    art: ['croissant', 'shortcake', 'strawberry'],
    hue: 330,
    featured: true,
    children: [
      {
        key: 'bread-pastry',
        name: t('Bread & Pastry', 'خبز ومعجنات', 'Нон ва пухтаниҳо', 'Хлеб и выпечка'),
        art: ['croissant', 'baguette-bread', 'butter'],
      },
      {
        key: 'cakes',
        name: t('Cakes', 'كعك وتورتات', 'Тортҳо', 'Торты и пирожные'),
        art: ['shortcake', 'strawberry', 'cherries'],
      },
      {
        key: 'ice-cream-sweets',
        name: t('Ice Cream & Sweets', 'آيس كريم وحلوى', 'Яхмос ва ширинӣ', 'Мороженое и сладости'),
        art: ['ice-cream', 'honey-pot', 'chestnut'],
      },
    ],
  },
  {
    key: 'drinks',
    name: t('Coffee & Drinks', 'قهوة ومشروبات', 'Қаҳва ва нӯшокиҳо', 'Кофе и напитки'),
    art: ['hot-beverage', 'lemon', 'herb'],
    hue: 196,
    children: [
      {
        key: 'coffee',
        name: t('Coffee', 'قهوة', 'Қаҳва', 'Кофе'),
        art: ['hot-beverage', 'chocolate-bar', 'cookie'],
      },
      { key: 'tea', name: t('Tea', 'شاي', 'Чой', 'Чай'), art: ['teapot', 'lemon', 'herb'] },
      {
        key: 'juices-lemonades',
        name: t('Juices & Lemonades', 'عصائر وليمونادة', 'Афшура ва лимонад', 'Соки и лимонады'),
        art: ['tropical-drink', 'lemon', 'strawberry'],
      },
    ],
  },
  {
    key: 'night-bites',
    name: t('Night Bites', 'لقيمات الليل', 'Хӯрокҳои шабона', 'Ночное меню'),
    art: ['poultry-leg', 'crescent-moon', 'hot-pepper'],
    hue: 262,
    children: [
      {
        key: 'wings-nuggets',
        name: t('Wings & Nuggets', 'أجنحة وناغتس', 'Бол ва наггетс', 'Крылья и наггетсы'),
        art: ['poultry-leg', 'hot-pepper', 'french-fries'],
      },
      {
        key: 'street-snacks',
        name: t('Street Snacks', 'وجبات الشارع', 'Газакҳои кӯчагӣ', 'Уличная еда'),
        art: ['taco', 'ear-of-corn', 'lime'],
      },
    ],
  },
]
