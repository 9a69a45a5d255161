// The shelves of the grocery module.
import type { CategoryContent } from '../content.types.ts'
import { t } from '../localised.ts'

export const groceryCategories: readonly CategoryContent[] = [
  {
    key: 'fruits',
    name: t('Fruits', 'فواكه', 'Меваҳо', 'Фрукты'),
    art: ['red-apple', 'banana', 'grapes', 'strawberry'],
    hue: 350,
    featured: true,
    children: [
      {
        key: 'orchard-fruit',
        name: t('Orchard Fruit', 'فواكه البساتين', 'Меваҳои боғӣ', 'Садовые фрукты'),
        art: ['red-apple', 'pear', 'peach'],
      },
      {
        key: 'citrus-tropical',
        name: t('Citrus & Tropical', 'حمضيات واستوائية', 'Ситрус ва тропикӣ', 'Цитрусы и тропики'),
        art: ['tangerine', 'banana', 'mango'],
      },
      {
        key: 'berries-melons',
        name: t('Berries & Melons', 'توت وبطيخ', 'Буттамева ва полезӣ', 'Ягоды и бахча'),
        art: ['strawberry', 'watermelon', 'melon'],
      },
      {
        key: 'dried-fruit-nuts',
        name: t('Dried Fruit & Nuts', 'فواكه مجففة ومكسرات', 'Меваи хушк ва мағз', 'Сухофрукты и орехи'),
        art: ['chestnut', 'grapes', 'peanuts'],
      },
    ],
  },
  {
    key: 'vegetables',
    name: t('Vegetables', 'خضروات', 'Сабзавот', 'Овощи'),
    art: ['carrot', 'tomato', 'cucumber', 'broccoli'],
    hue: 110,
    featured: true,
    children: [
      {
        key: 'roots-onions',
        name: t('Roots & Onions', 'جذور وبصل', 'Бехмева ва пиёз', 'Корнеплоды и лук'),
        art: ['carrot', 'potato', 'onion'],
      },
      {
        key: 'fresh-vegetables',
        name: t('Fresh Vegetables', 'خضار طازجة', 'Сабзавоти тоза', 'Свежие овощи'),
        art: ['tomato', 'cucumber', 'bell-pepper'],
      },
      {
        key: 'greens-herbs',
        name: t('Greens & Herbs', 'ورقيات وأعشاب', 'Кабудӣ ва алафҳо', 'Зелень и травы'),
        art: ['leafy-green', 'herb', 'seedling'],
      },
    ],
  },
  {
    key: 'meat-fish',
    name: t('Meat & Fish', 'لحوم وأسماك', 'Гӯшт ва моҳӣ', 'Мясо и рыба'),
    art: ['cut-of-meat', 'fish', 'poultry-leg'],
    hue: 4,
    featured: true,
    children: [
      {
        key: 'fresh-meat',
        name: t('Fresh Meat', 'لحوم طازجة', 'Гӯшти тоза', 'Свежее мясо'),
        art: ['cut-of-meat', 'herb', 'salt'],
      },
      {
        key: 'poultry',
        name: t('Poultry', 'دواجن', 'Гӯшти парранда', 'Птица'),
        art: ['poultry-leg', 'chicken', 'lemon'],
      },
      {
        key: 'fish-seafood',
        name: t('Fish & Seafood', 'أسماك ومأكولات بحرية', 'Моҳӣ ва маҳсули баҳр', 'Рыба и морепродукты'),
        art: ['fish', 'shrimp', 'lemon'],
      },
      {
        key: 'deli-meats',
        name: t('Deli & Sausages', 'لحوم باردة ونقانق', 'Ҳасиб ва гӯшти тайёр', 'Колбасы и деликатесы'),
        art: ['bacon', 'hot-dog', 'garlic'],
      },
    ],
  },
  {
    key: 'milks',
    name: t('Milks', 'ألبان', 'Шир ва лабаниёт', 'Молочное'),
    art: ['glass-of-milk', 'cheese-wedge', 'butter'],
    hue: 205,
    featured: true,
    children: [
      {
        key: 'fresh-milk',
        name: t('Fresh Milk', 'حليب طازج', 'Шири тоза', 'Свежее молоко'),
        art: ['glass-of-milk', 'cow'],
      },
      {
        key: 'yogurt-kefir',
        name: t('Yogurt & Kefir', 'زبادي وكفير', 'Ҷурғот ва кефир', 'Йогурт и кефир'),
        art: ['bowl-with-spoon', 'strawberry', 'glass-of-milk'],
      },
      {
        key: 'cheese-butter',
        name: t('Cheese & Butter', 'أجبان وزبدة', 'Панир ва маска', 'Сыр и масло'),
        art: ['cheese-wedge', 'butter', 'grapes'],
      },
      { key: 'eggs', name: t('Eggs', 'بيض', 'Тухм', 'Яйца'), art: ['egg', 'nest-with-eggs', 'chicken'] },
    ],
  },
  {
    key: 'bread-juice',
    name: t('Bread & Juice', 'خبز وعصير', 'Нон ва афшура', 'Хлеб и соки'),
    art: ['bread', 'beverage-box', 'croissant'],
    hue: 36,
    featured: true,
    children: [
      {
        key: 'daily-bread',
        name: t('Daily Bread', 'خبز يومي', 'Нони ҳаррӯза', 'Хлеб каждый день'),
        art: ['bread', 'baguette-bread', 'flatbread'],
      },
      {
        key: 'sweet-buns',
        name: t('Sweet Buns', 'معجنات حلوة', 'Кулчаҳои ширин', 'Сладкие булочки'),
        art: ['croissant', 'doughnut', 'bagel'],
      },
      {
        key: 'juices',
        name: t('Juices', 'عصائر', 'Афшураҳо', 'Соки'),
        art: ['beverage-box', 'tangerine', 'red-apple'],
      },
    ],
  },
  {
    key: 'drinks',
    name: t('Drinks', 'مشروبات', 'Нӯшокиҳо', 'Напитки'),
    art: ['cup-with-straw', 'teapot', 'droplet'],
    hue: 188,
    featured: true,
    children: [
      { key: 'water', name: t('Water', 'مياه', 'Об', 'Вода'), art: ['droplet', 'mountain', 'ice'] },
      {
        key: 'soft-drinks',
        name: t('Soft Drinks', 'مشروبات غازية', 'Нӯшокиҳои газдор', 'Газировка'),
        art: ['cup-with-straw', 'ice', 'lemon'],
      },
      {
        key: 'tea-coffee',
        name: t('Tea & Coffee', 'شاي وقهوة', 'Чой ва қаҳва', 'Чай и кофе'),
        art: ['teapot', 'hot-beverage', 'herb'],
      },
    ],
  },
  {
    key: 'pantry',
    name: t('Pantry', 'مؤونة', 'Хӯрокаи хушк', 'Бакалея'),
    art: ['jar', 'cooked-rice', 'canned-food'],
    hue: 46,
    featured: true,
    children: [
      {
        key: 'grains-pasta',
        name: t('Grains & Pasta', 'حبوب ومعكرونة', 'Ғалладона ва макарон', 'Крупы и макароны'),
        art: ['cooked-rice', 'sheaf-of-rice', 'spaghetti'],
      },
      {
        key: 'oils-sauces',
        name: t('Oils & Sauces', 'زيوت وصلصات', 'Равған ва қайла', 'Масла и соусы'),
        art: ['olive', 'jar', 'tomato'],
      },
      {
        key: 'canned-spices',
        name: t('Cans & Spices', 'معلبات وتوابل', 'Консерва ва хушбӯиҳо', 'Консервы и специи'),
        art: ['canned-food', 'salt', 'hot-pepper'],
      },
    ],
  },
  {
    key: 'snacks',
    name: t('Snacks', 'وجبات خفيفة', 'Газакҳо', 'Снеки'),
    art: ['popcorn', 'cookie', 'chocolate-bar'],
    hue: 22,
    children: [
      {
        key: 'chocolate-sweets',
        name: t('Chocolate & Sweets', 'شوكولاتة وحلوى', 'Шоколад ва қанду қурс', 'Шоколад и сладости'),
        art: ['chocolate-bar', 'candy', 'lollipop'],
      },
      {
        key: 'cookies-crackers',
        name: t('Cookies & Crackers', 'بسكويت ومقرمشات', 'Кулчақанд ва крекер', 'Печенье и крекеры'),
        art: ['cookie', 'rice-cracker', 'pretzel'],
      },
      {
        key: 'chips-seeds',
        name: t('Chips & Seeds', 'رقائق وبذور', 'Чипс ва тухмиҳо', 'Чипсы и семечки'),
        art: ['popcorn', 'potato', 'peanuts'],
      },
    ],
  },
  {
    key: 'frozen',
    name: t('Frozen', 'مجمدات', 'Яхкардашуда', 'Заморозка'),
    art: ['snowflake', 'dumpling', 'ice-cream'],
    hue: 212,
    children: [
      {
        key: 'frozen-meals',
        name: t('Frozen Meals', 'وجبات مجمدة', 'Хӯрокҳои яхкарда', 'Готовая заморозка'),
        art: ['dumpling', 'pizza', 'snowflake'],
      },
      {
        key: 'frozen-vegetables',
        name: t(
          'Frozen Vegetables & Berries',
          'خضار وتوت مجمد',
          'Сабзавот ва меваи яхкарда',
          'Замороженные овощи и ягоды',
        ),
        art: ['pea-pod', 'blueberries', 'snowflake'],
      },
      {
        key: 'ice-cream',
        name: t('Ice Cream', 'آيس كريم', 'Яхмос', 'Мороженое'),
        art: ['ice-cream', 'soft-ice-cream', 'shaved-ice'],
      },
    ],
  },
  {
    key: 'beauty',
    name: t('Beauty', 'جمال', 'Зебоӣ', 'Красота'),
    art: ['lotion-bottle', 'lipstick', 'nail-polish', 'rose'],
    hue: 316,
    featured: true,
    children: [
      {
        key: 'skin-care',
        name: t('Skin Care', 'العناية بالبشرة', 'Нигоҳубини пӯст', 'Уход за кожей'),
        art: ['lotion-bottle', 'rose', 'droplet'],
      },
      {
        key: 'hair-bath',
        name: t('Hair & Bath', 'الشعر والاستحمام', 'Мӯй ва ҳаммом', 'Волосы и ванна'),
        art: ['soap', 'shower', 'bubbles'],
      },
      {
        key: 'make-up',
        name: t('Make-up', 'مكياج', 'Ороиш', 'Макияж'),
        art: ['lipstick', 'nail-polish', 'mirror'],
      },
    ],
  },
  {
    key: 'household',
    name: t('Household', 'مستلزمات المنزل', 'Рӯзгор', 'Для дома'),
    art: ['broom', 'sponge', 'roll-of-paper'],
    hue: 166,
    children: [
      {
        key: 'cleaning',
        name: t('Cleaning', 'تنظيف', 'Тозакунӣ', 'Уборка'),
        art: ['broom', 'sponge', 'bucket'],
      },
      {
        key: 'laundry',
        name: t('Laundry', 'غسيل', 'Ҷомашӯӣ', 'Стирка'),
        art: ['socks', 'bubbles', 'basket'],
      },
      {
        key: 'paper-kitchen',
        name: t('Paper & Kitchen', 'ورقيات ومطبخ', 'Коғаз ва ошхона', 'Бумага и кухня'),
        art: ['roll-of-paper', 'fork-and-knife', 'candle'],
      },
    ],
  },
  {
    key: 'baby-pets',
    name: t('Baby & Pets', 'أطفال وحيوانات أليفة', 'Кӯдак ва ҳайвонот', 'Дети и питомцы'),
    art: ['baby-bottle', 'teddy-bear', 'paw-prints'],
    hue: 286,
    children: [
      {
        key: 'baby',
        name: t('For Babies', 'للأطفال', 'Барои кӯдакон', 'Для малышей'),
        art: ['baby-bottle', 'teddy-bear', 'baby'],
      },
      {
        key: 'pets',
        name: t('For Pets', 'للحيوانات الأليفة', 'Барои ҳайвонот', 'Для питомцев'),
        art: ['paw-prints', 'cat', 'dog'],
      },
    ],
  },
]
