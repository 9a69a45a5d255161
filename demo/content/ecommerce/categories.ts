// The category tree of the ecommerce module; item templates name its leaves.
import type { CategoryContent } from '../content.types.ts'
import { text } from '../localised.ts'

export const ecommerceCategories: readonly CategoryContent[] = [
  {
    key: 'electronics',
    name: text({ en: 'Electronics', ar: 'إلكترونيات', tg: 'Электроника', ru: 'Электроника' }),
    art: ['laptop', 'headphone'],
    hue: 226,
    featured: true,
    children: [
      {
        key: 'audio',
        name: text({ en: 'Audio', ar: 'صوتيات', tg: 'Аудио', ru: 'Аудио' }),
        art: ['headphone'],
      },
      {
        key: 'computers',
        name: text({ en: 'Computers', ar: 'حواسيب', tg: 'Компютерҳо', ru: 'Компьютеры' }),
        art: ['laptop'],
      },
      {
        key: 'smart-home',
        name: text({ en: 'Smart home', ar: 'المنزل الذكي', tg: 'Хонаи ҳушманд', ru: 'Умный дом' }),
        art: ['robot', 'house'],
      },
    ],
  },
  {
    key: 'phones',
    name: text({
      en: 'Phone accessories',
      ar: 'إكسسوارات الهواتف',
      tg: 'Лавозимоти телефон',
      ru: 'Аксессуары для телефонов',
    }),
    art: ['mobile-phone', 'electric-plug'],
    hue: 200,
    featured: true,
    children: [
      {
        key: 'phone-cases',
        name: text({
          en: 'Cases & glass',
          ar: 'أغطية وزجاج حماية',
          tg: 'Ғилоф ва шиша',
          ru: 'Чехлы и стёкла',
        }),
        art: ['mobile-phone', 'shield'],
      },
      {
        key: 'charging',
        name: text({ en: 'Charging', ar: 'شحن', tg: 'Барқдиҳӣ', ru: 'Зарядка' }),
        art: ['battery', 'electric-plug'],
      },
      {
        key: 'phone-gadgets',
        name: text({
          en: 'Gadgets & watches',
          ar: 'أجهزة وساعات',
          tg: 'Дастгоҳча ва соат',
          ru: 'Гаджеты и часы',
        }),
        art: ['watch', 'selfie'],
      },
    ],
  },
  {
    key: 'clothing',
    name: text({ en: 'Clothing', ar: 'ملابس', tg: 'Либос', ru: 'Одежда' }),
    art: ['t-shirt', 'dress'],
    hue: 342,
    featured: true,
    children: [
      {
        key: 'mens-wear',
        name: text({ en: 'Men’s wear', ar: 'ملابس رجالية', tg: 'Либоси мардона', ru: 'Мужская одежда' }),
        art: ['necktie', 'jeans'],
      },
      {
        key: 'womens-wear',
        name: text({ en: 'Women’s wear', ar: 'ملابس نسائية', tg: 'Либоси занона', ru: 'Женская одежда' }),
        art: ['dress'],
      },
      {
        key: 'kids-wear',
        name: text({ en: 'Kids’ wear', ar: 'ملابس أطفال', tg: 'Либоси кӯдакона', ru: 'Детская одежда' }),
        art: ['child', 'balloon'],
      },
      {
        key: 'outerwear',
        name: text({
          en: 'Coats & hats',
          ar: 'معاطف وقبعات',
          tg: 'Либоси берунӣ ва кулоҳ',
          ru: 'Верхняя одежда и шапки',
        }),
        art: ['coat', 'snowflake'],
      },
    ],
  },
  {
    key: 'shoes',
    name: text({ en: 'Shoes', ar: 'أحذية', tg: 'Пойафзол', ru: 'Обувь' }),
    art: ['running-shoe', 'high-heeled-shoe'],
    hue: 24,
    featured: true,
    children: [
      {
        key: 'sneakers',
        name: text({ en: 'Sneakers', ar: 'أحذية رياضية', tg: 'Кроссовка', ru: 'Кроссовки' }),
        art: ['running-shoe'],
      },
      {
        key: 'boots',
        name: text({
          en: 'Boots & dress shoes',
          ar: 'أحذية طويلة ورسمية',
          tg: 'Мӯза ва туфли',
          ru: 'Ботинки и туфли',
        }),
        art: ['hiking-boot'],
      },
      {
        key: 'home-shoes',
        name: text({
          en: 'Sandals & slippers',
          ar: 'صنادل وشباشب',
          tg: 'Сандал ва шиппак',
          ru: 'Сандалии и тапочки',
        }),
        art: ['thong-sandal', 'house'],
      },
    ],
  },
  {
    key: 'home',
    name: text({ en: 'Home & decor', ar: 'المنزل والديكور', tg: 'Хона ва ороиш', ru: 'Дом и декор' }),
    art: ['couch-and-lamp', 'potted-plant'],
    hue: 88,
    featured: true,
    children: [
      {
        key: 'bedding',
        name: text({
          en: 'Bedding & towels',
          ar: 'مفارش ومناشف',
          tg: 'Ҷойпӯш ва сачоқ',
          ru: 'Постель и полотенца',
        }),
        art: ['bed'],
      },
      {
        key: 'decor',
        name: text({ en: 'Decor', ar: 'ديكور', tg: 'Ороиш', ru: 'Декор' }),
        art: ['framed-picture', 'candle'],
      },
      {
        key: 'lighting',
        name: text({ en: 'Lighting', ar: 'إضاءة', tg: 'Чароғҳо', ru: 'Освещение' }),
        art: ['light-bulb'],
      },
    ],
  },
  {
    key: 'kitchen',
    name: text({ en: 'Kitchen', ar: 'المطبخ', tg: 'Ошхона', ru: 'Кухня' }),
    art: ['cooking', 'teapot'],
    hue: 12,
    children: [
      {
        key: 'cookware',
        name: text({ en: 'Cookware', ar: 'أواني الطبخ', tg: 'Зарфи пухтупаз', ru: 'Посуда для готовки' }),
        art: ['pot-of-food'],
      },
      {
        key: 'tableware',
        name: text({ en: 'Tableware', ar: 'أدوات المائدة', tg: 'Зарфи рӯимизӣ', ru: 'Столовая посуда' }),
        art: ['teacup-without-handle', 'spoon'],
      },
      {
        key: 'kitchen-appliances',
        name: text({ en: 'Small appliances', ar: 'أجهزة صغيرة', tg: 'Таҷҳизоти хурд', ru: 'Малая техника' }),
        art: ['teapot', 'electric-plug'],
      },
    ],
  },
  {
    key: 'toys',
    name: text({ en: 'Toys & games', ar: 'ألعاب', tg: 'Бозича ва бозиҳо', ru: 'Игрушки и игры' }),
    art: ['teddy-bear', 'puzzle-piece'],
    hue: 52,
    featured: true,
    children: [
      {
        key: 'building-toys',
        name: text({
          en: 'Building & cars',
          ar: 'تركيب وسيارات',
          tg: 'Сохтан ва мошинҳо',
          ru: 'Конструкторы и машинки',
        }),
        art: ['brick', 'rocket'],
      },
      {
        key: 'soft-toys',
        name: text({
          en: 'Soft toys & dolls',
          ar: 'دمى محشوة',
          tg: 'Бозичаи нарм ва лӯхтак',
          ru: 'Мягкие игрушки и куклы',
        }),
        art: ['teddy-bear'],
      },
      {
        key: 'board-games',
        name: text({
          en: 'Board & outdoor games',
          ar: 'ألعاب لوحية وخارجية',
          tg: 'Бозиҳои рӯимизӣ ва берунӣ',
          ru: 'Настольные и уличные игры',
        }),
        art: ['game-die', 'chess-pawn'],
      },
    ],
  },
  {
    key: 'books',
    name: text({
      en: 'Books & stationery',
      ar: 'كتب وقرطاسية',
      tg: 'Китоб ва лавозимоти хаттӣ',
      ru: 'Книги и канцелярия',
    }),
    art: ['books', 'fountain-pen'],
    hue: 268,
    children: [
      {
        key: 'fiction',
        name: text({ en: 'Fiction & poetry', ar: 'روايات وشعر', tg: 'Насру назм', ru: 'Проза и поэзия' }),
        art: ['orange-book'],
      },
      {
        key: 'kids-books',
        name: text({ en: 'Children’s books', ar: 'كتب أطفال', tg: 'Китоби кӯдакон', ru: 'Детские книги' }),
        art: ['green-book', 'fox'],
      },
      {
        key: 'stationery',
        name: text({ en: 'Stationery', ar: 'قرطاسية', tg: 'Лавозимоти хаттӣ', ru: 'Канцелярия' }),
        art: ['pencil', 'notebook'],
      },
    ],
  },
  {
    key: 'sport',
    name: text({ en: 'Sport & outdoor', ar: 'رياضة ورحلات', tg: 'Варзиш ва сайёҳӣ', ru: 'Спорт и туризм' }),
    art: ['bicycle', 'soccer-ball'],
    hue: 146,
    featured: true,
    children: [
      {
        key: 'fitness',
        name: text({ en: 'Fitness', ar: 'لياقة', tg: 'Фитнес', ru: 'Фитнес' }),
        art: ['flexed-biceps'],
      },
      {
        key: 'outdoor',
        name: text({
          en: 'Outdoor & cycling',
          ar: 'رحلات ودراجات',
          tg: 'Сайёҳӣ ва дучарха',
          ru: 'Туризм и велосипеды',
        }),
        art: ['camping'],
      },
      {
        key: 'winter-sport',
        name: text({ en: 'Winter sport', ar: 'رياضات شتوية', tg: 'Варзиши зимистона', ru: 'Зимний спорт' }),
        art: ['skis', 'ice-skate'],
      },
    ],
  },
  {
    key: 'beauty',
    name: text({ en: 'Beauty', ar: 'جمال', tg: 'Зебоӣ', ru: 'Красота' }),
    art: ['lipstick', 'nail-polish'],
    hue: 316,
    children: [
      {
        key: 'makeup',
        name: text({ en: 'Make-up', ar: 'مكياج', tg: 'Ороиши рӯй', ru: 'Макияж' }),
        art: ['lipstick'],
      },
      {
        key: 'fragrance',
        name: text({ en: 'Fragrance', ar: 'عطور', tg: 'Атриёт', ru: 'Ароматы' }),
        art: ['herb', 'sparkles'],
      },
      {
        key: 'hair-care',
        name: text({ en: 'Hair care', ar: 'العناية بالشعر', tg: 'Нигоҳубини мӯй', ru: 'Уход за волосами' }),
        art: ['hair-pick'],
      },
    ],
  },
]
