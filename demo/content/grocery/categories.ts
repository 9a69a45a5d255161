// The categories of the grocery module.
import type { CategoryContent } from '../content.types.ts'
import { text } from '../localised.ts'

export const groceryCategories: readonly CategoryContent[] = [
  {
    key: 'fruits',
    name: text({ en: 'Fruits', ar: 'فواكه', tg: 'Меваҳо', ru: 'Фрукты' }),
    art: ['red-apple', 'banana', 'grapes', 'strawberry'],
    hue: 350,
    featured: true,
    children: [
      {
        key: 'orchard-fruit',
        name: text({ en: 'Orchard fruit', ar: 'فواكه البساتين', tg: 'Меваҳои боғӣ', ru: 'Садовые фрукты' }),
        art: ['red-apple', 'pear', 'peach'],
      },
      {
        key: 'citrus-tropical',
        name: text({
          en: 'Citrus & tropical',
          ar: 'حمضيات واستوائية',
          tg: 'Ситрус ва тропикӣ',
          ru: 'Цитрусы и тропики',
        }),
        art: ['tangerine', 'banana', 'mango'],
      },
      {
        key: 'berries-melons',
        name: text({
          en: 'Berries & melons',
          ar: 'توت وبطيخ',
          tg: 'Буттамева ва полезӣ',
          ru: 'Ягоды и бахча',
        }),
        art: ['strawberry', 'watermelon', 'melon'],
      },
      {
        key: 'dried-fruit-nuts',
        name: text({
          en: 'Dried fruit & nuts',
          ar: 'فواكه مجففة ومكسرات',
          tg: 'Меваи хушк ва мағз',
          ru: 'Сухофрукты и орехи',
        }),
        art: ['chestnut', 'grapes', 'peanuts'],
      },
    ],
  },
  {
    key: 'vegetables',
    name: text({ en: 'Vegetables', ar: 'خضروات', tg: 'Сабзавот', ru: 'Овощи' }),
    art: ['carrot', 'tomato', 'cucumber', 'broccoli'],
    hue: 110,
    featured: true,
    children: [
      {
        key: 'roots-onions',
        name: text({ en: 'Roots & onions', ar: 'جذور وبصل', tg: 'Бехмева ва пиёз', ru: 'Корнеплоды и лук' }),
        art: ['carrot', 'potato', 'onion'],
      },
      {
        key: 'fresh-vegetables',
        name: text({ en: 'Fresh vegetables', ar: 'خضار طازجة', tg: 'Сабзавоти тоза', ru: 'Свежие овощи' }),
        art: ['tomato', 'cucumber', 'bell-pepper'],
      },
      {
        key: 'greens-herbs',
        name: text({
          en: 'Greens & herbs',
          ar: 'ورقيات وأعشاب',
          tg: 'Кабудӣ ва алафҳо',
          ru: 'Зелень и травы',
        }),
        art: ['leafy-green', 'herb', 'seedling'],
      },
    ],
  },
  {
    key: 'meat-fish',
    name: text({ en: 'Meat & fish', ar: 'لحوم وأسماك', tg: 'Гӯшт ва моҳӣ', ru: 'Мясо и рыба' }),
    art: ['cut-of-meat', 'fish', 'poultry-leg'],
    hue: 4,
    featured: true,
    children: [
      {
        key: 'fresh-meat',
        name: text({ en: 'Fresh meat', ar: 'لحوم طازجة', tg: 'Гӯшти тоза', ru: 'Свежее мясо' }),
        art: ['cut-of-meat', 'herb', 'salt'],
      },
      {
        key: 'poultry',
        name: text({ en: 'Poultry', ar: 'دواجن', tg: 'Гӯшти парранда', ru: 'Птица' }),
        art: ['poultry-leg', 'chicken', 'lemon'],
      },
      {
        key: 'fish-seafood',
        name: text({
          en: 'Fish & seafood',
          ar: 'أسماك ومأكولات بحرية',
          tg: 'Моҳӣ ва маҳсули баҳр',
          ru: 'Рыба и морепродукты',
        }),
        art: ['fish', 'shrimp', 'lemon'],
      },
      {
        key: 'deli-meats',
        name: text({
          en: 'Deli & sausages',
          ar: 'لحوم باردة ونقانق',
          tg: 'Ҳасиб ва гӯшти тайёр',
          ru: 'Колбасы и деликатесы',
        }),
        art: ['bacon', 'hot-dog', 'garlic'],
      },
    ],
  },
  {
    key: 'milks',
    name: text({ en: 'Milk', ar: 'ألبان', tg: 'Шир ва лабаниёт', ru: 'Молочное' }),
    slug: 'milks',
    art: ['glass-of-milk', 'cheese-wedge', 'butter'],
    hue: 205,
    featured: true,
    children: [
      {
        key: 'fresh-milk',
        name: text({ en: 'Fresh milk', ar: 'حليب طازج', tg: 'Шири тоза', ru: 'Свежее молоко' }),
        art: ['glass-of-milk', 'cow'],
      },
      {
        key: 'yogurt-kefir',
        name: text({ en: 'Yogurt & kefir', ar: 'زبادي وكفير', tg: 'Ҷурғот ва кефир', ru: 'Йогурт и кефир' }),
        art: ['bowl-with-spoon', 'strawberry', 'glass-of-milk'],
      },
      {
        key: 'cheese-butter',
        name: text({ en: 'Cheese & butter', ar: 'أجبان وزبدة', tg: 'Панир ва маска', ru: 'Сыр и масло' }),
        art: ['cheese-wedge', 'butter', 'grapes'],
      },
      {
        key: 'eggs',
        name: text({ en: 'Eggs', ar: 'بيض', tg: 'Тухм', ru: 'Яйца' }),
        art: ['egg', 'nest-with-eggs', 'chicken'],
      },
    ],
  },
  {
    key: 'bread-juice',
    name: text({ en: 'Bread & juice', ar: 'خبز وعصير', tg: 'Нон ва афшура', ru: 'Хлеб и соки' }),
    art: ['bread', 'beverage-box', 'croissant'],
    hue: 36,
    featured: true,
    children: [
      {
        key: 'daily-bread',
        name: text({ en: 'Daily bread', ar: 'خبز يومي', tg: 'Нони ҳаррӯза', ru: 'Хлеб каждый день' }),
        art: ['bread', 'baguette-bread', 'flatbread'],
      },
      {
        key: 'sweet-buns',
        name: text({ en: 'Sweet buns', ar: 'معجنات حلوة', tg: 'Кулчаҳои ширин', ru: 'Сладкие булочки' }),
        art: ['croissant', 'doughnut', 'bagel'],
      },
      {
        key: 'juices',
        name: text({ en: 'Juices', ar: 'عصائر', tg: 'Афшураҳо', ru: 'Соки' }),
        art: ['beverage-box', 'tangerine', 'red-apple'],
      },
    ],
  },
  {
    key: 'drinks',
    name: text({ en: 'Drinks', ar: 'مشروبات', tg: 'Нӯшокиҳо', ru: 'Напитки' }),
    art: ['cup-with-straw', 'teapot', 'droplet'],
    hue: 188,
    featured: true,
    children: [
      {
        key: 'water',
        name: text({ en: 'Water', ar: 'مياه', tg: 'Об', ru: 'Вода' }),
        art: ['droplet', 'mountain', 'ice'],
      },
      {
        key: 'soft-drinks',
        name: text({ en: 'Soft drinks', ar: 'مشروبات غازية', tg: 'Нӯшокиҳои газдор', ru: 'Газировка' }),
        art: ['cup-with-straw', 'ice', 'lemon'],
      },
      {
        key: 'tea-coffee',
        name: text({ en: 'Tea & coffee', ar: 'شاي وقهوة', tg: 'Чой ва қаҳва', ru: 'Чай и кофе' }),
        art: ['teapot', 'hot-beverage', 'herb'],
      },
    ],
  },
  {
    key: 'pantry',
    name: text({ en: 'Pantry', ar: 'مؤونة', tg: 'Хӯрокаи хушк', ru: 'Бакалея' }),
    art: ['jar', 'cooked-rice', 'canned-food'],
    hue: 46,
    featured: true,
    children: [
      {
        key: 'grains-pasta',
        name: text({
          en: 'Grains & pasta',
          ar: 'حبوب ومعكرونة',
          tg: 'Ғалладона ва макарон',
          ru: 'Крупы и макароны',
        }),
        art: ['cooked-rice', 'sheaf-of-rice', 'spaghetti'],
      },
      {
        key: 'oils-sauces',
        name: text({ en: 'Oils & sauces', ar: 'زيوت وصلصات', tg: 'Равған ва қайла', ru: 'Масла и соусы' }),
        art: ['olive', 'jar', 'tomato'],
      },
      {
        key: 'canned-spices',
        name: text({
          en: 'Cans & spices',
          ar: 'معلبات وتوابل',
          tg: 'Консерва ва хушбӯиҳо',
          ru: 'Консервы и специи',
        }),
        art: ['canned-food', 'salt', 'hot-pepper'],
      },
    ],
  },
  {
    key: 'snacks',
    name: text({ en: 'Snacks', ar: 'وجبات خفيفة', tg: 'Газакҳо', ru: 'Снеки' }),
    art: ['popcorn', 'cookie', 'chocolate-bar'],
    hue: 22,
    children: [
      {
        key: 'chocolate-sweets',
        name: text({
          en: 'Chocolate & sweets',
          ar: 'شوكولاتة وحلوى',
          tg: 'Шоколад ва қанду қурс',
          ru: 'Шоколад и сладости',
        }),
        art: ['chocolate-bar', 'candy', 'lollipop'],
      },
      {
        key: 'cookies-crackers',
        name: text({
          en: 'Cookies & crackers',
          ar: 'بسكويت ومقرمشات',
          tg: 'Кулчақанд ва крекер',
          ru: 'Печенье и крекеры',
        }),
        art: ['cookie', 'rice-cracker', 'pretzel'],
      },
      {
        key: 'chips-seeds',
        name: text({ en: 'Chips & seeds', ar: 'رقائق وبذور', tg: 'Чипс ва тухмиҳо', ru: 'Чипсы и семечки' }),
        art: ['popcorn', 'potato', 'peanuts'],
      },
    ],
  },
  {
    key: 'frozen',
    name: text({ en: 'Frozen', ar: 'مجمدات', tg: 'Яхкардашуда', ru: 'Заморозка' }),
    art: ['snowflake', 'dumpling', 'ice-cream'],
    hue: 212,
    children: [
      {
        key: 'frozen-meals',
        name: text({
          en: 'Frozen meals',
          ar: 'وجبات مجمدة',
          tg: 'Хӯрокҳои яхкарда',
          ru: 'Готовая заморозка',
        }),
        art: ['dumpling', 'pizza', 'snowflake'],
      },
      {
        key: 'frozen-vegetables',
        name: text({
          en: 'Frozen vegetables & berries',
          ar: 'خضار وتوت مجمد',
          tg: 'Сабзавот ва меваи яхкарда',
          ru: 'Замороженные овощи и ягоды',
        }),
        art: ['pea-pod', 'blueberries', 'snowflake'],
      },
      {
        key: 'ice-cream',
        name: text({ en: 'Ice cream', ar: 'آيس كريم', tg: 'Яхмос', ru: 'Мороженое' }),
        art: ['ice-cream', 'soft-ice-cream', 'shaved-ice'],
      },
    ],
  },
  {
    key: 'beauty',
    name: text({ en: 'Beauty', ar: 'جمال', tg: 'Зебоӣ', ru: 'Красота' }),
    art: ['lotion-bottle', 'lipstick', 'nail-polish', 'rose'],
    hue: 316,
    featured: true,
    children: [
      {
        key: 'skin-care',
        name: text({ en: 'Skin care', ar: 'العناية بالبشرة', tg: 'Нигоҳубини пӯст', ru: 'Уход за кожей' }),
        art: ['lotion-bottle', 'rose', 'droplet'],
      },
      {
        key: 'hair-bath',
        name: text({ en: 'Hair & bath', ar: 'الشعر والاستحمام', tg: 'Мӯй ва ҳаммом', ru: 'Волосы и ванна' }),
        art: ['soap', 'shower', 'bubbles'],
      },
      {
        key: 'make-up',
        name: text({ en: 'Make-up', ar: 'مكياج', tg: 'Ороиш', ru: 'Макияж' }),
        art: ['lipstick', 'nail-polish', 'mirror'],
      },
    ],
  },
  {
    key: 'household',
    name: text({ en: 'Household', ar: 'مستلزمات المنزل', tg: 'Рӯзгор', ru: 'Для дома' }),
    art: ['broom', 'sponge', 'roll-of-paper'],
    hue: 166,
    children: [
      {
        key: 'cleaning',
        name: text({ en: 'Cleaning', ar: 'تنظيف', tg: 'Тозакунӣ', ru: 'Уборка' }),
        art: ['broom', 'sponge', 'bucket'],
      },
      {
        key: 'laundry',
        name: text({ en: 'Laundry', ar: 'غسيل', tg: 'Ҷомашӯӣ', ru: 'Стирка' }),
        art: ['socks', 'bubbles', 'basket'],
      },
      {
        key: 'paper-kitchen',
        name: text({
          en: 'Paper & kitchen',
          ar: 'ورقيات ومطبخ',
          tg: 'Коғаз ва ошхона',
          ru: 'Бумага и кухня',
        }),
        art: ['roll-of-paper', 'fork-and-knife', 'candle'],
      },
    ],
  },
  {
    key: 'baby-pets',
    name: text({
      en: 'Baby & pets',
      ar: 'أطفال وحيوانات أليفة',
      tg: 'Кӯдак ва ҳайвонот',
      ru: 'Дети и питомцы',
    }),
    art: ['baby-bottle', 'teddy-bear', 'paw-prints'],
    hue: 286,
    children: [
      {
        key: 'baby',
        name: text({ en: 'For babies', ar: 'للأطفال', tg: 'Барои кӯдакон', ru: 'Для малышей' }),
        art: ['baby-bottle', 'teddy-bear', 'baby'],
      },
      {
        key: 'pets',
        name: text({ en: 'For pets', ar: 'للحيوانات الأليفة', tg: 'Барои ҳайвонот', ru: 'Для питомцев' }),
        art: ['paw-prints', 'cat', 'dog'],
      },
    ],
  },
]
