// The category tree of the ecommerce module; item templates name its leaves.
import type { CategoryContent } from '../content.types.ts'
import { t } from '../localised.ts'

export const ecommerceCategories: readonly CategoryContent[] = [
  {
    key: 'electronics',
    name: t('Electronics', 'إلكترونيات', 'Электроника', 'Электроника'),
    art: ['laptop', 'headphone'],
    hue: 226,
    featured: true,
    children: [
      { key: 'audio', name: t('Audio', 'صوتيات', 'Аудио', 'Аудио'), art: ['headphone'] },
      { key: 'computers', name: t('Computers', 'حواسيب', 'Компютерҳо', 'Компьютеры'), art: ['laptop'] },
      {
        key: 'smart-home',
        name: t('Smart Home', 'المنزل الذكي', 'Хонаи ҳушманд', 'Умный дом'),
        art: ['robot', 'house'],
      },
    ],
  },
  {
    key: 'phones',
    name: t('Phone Accessories', 'إكسسوارات الهواتف', 'Лавозимоти телефон', 'Аксессуары для телефонов'),
    art: ['mobile-phone', 'electric-plug'],
    hue: 200,
    featured: true,
    children: [
      {
        key: 'phone-cases',
        name: t('Cases & Glass', 'أغطية وزجاج حماية', 'Ғилоф ва шиша', 'Чехлы и стёкла'),
        art: ['mobile-phone', 'shield'],
      },
      {
        key: 'charging',
        name: t('Charging', 'شحن', 'Барқдиҳӣ', 'Зарядка'),
        art: ['battery', 'electric-plug'],
      },
      {
        key: 'phone-gadgets',
        name: t('Gadgets & Watches', 'أجهزة وساعات', 'Дастгоҳча ва соат', 'Гаджеты и часы'),
        art: ['watch', 'selfie'],
      },
    ],
  },
  {
    key: 'clothing',
    name: t('Clothing', 'ملابس', 'Либос', 'Одежда'),
    art: ['t-shirt', 'dress'],
    hue: 342,
    featured: true,
    children: [
      {
        key: 'mens-wear',
        name: t('Men’s Wear', 'ملابس رجالية', 'Либоси мардона', 'Мужская одежда'),
        art: ['necktie', 'jeans'],
      },
      {
        key: 'womens-wear',
        name: t('Women’s Wear', 'ملابس نسائية', 'Либоси занона', 'Женская одежда'),
        art: ['dress'],
      },
      {
        key: 'kids-wear',
        name: t('Kids’ Wear', 'ملابس أطفال', 'Либоси кӯдакона', 'Детская одежда'),
        art: ['child', 'balloon'],
      },
      {
        key: 'outerwear',
        name: t('Coats & Hats', 'معاطف وقبعات', 'Либоси берунӣ ва кулоҳ', 'Верхняя одежда и шапки'),
        art: ['coat', 'snowflake'],
      },
    ],
  },
  {
    key: 'shoes',
    name: t('Shoes', 'أحذية', 'Пойафзол', 'Обувь'),
    art: ['running-shoe', 'high-heeled-shoe'],
    hue: 24,
    featured: true,
    children: [
      {
        key: 'sneakers',
        name: t('Sneakers', 'أحذية رياضية', 'Кроссовка', 'Кроссовки'),
        art: ['running-shoe'],
      },
      {
        key: 'boots',
        name: t('Boots & Dress Shoes', 'أحذية طويلة ورسمية', 'Мӯза ва туфли', 'Ботинки и туфли'),
        art: ['hiking-boot'],
      },
      {
        key: 'home-shoes',
        name: t('Sandals & Slippers', 'صنادل وشباشب', 'Сандал ва шиппак', 'Сандалии и тапочки'),
        art: ['thong-sandal', 'house'],
      },
    ],
  },
  {
    key: 'home',
    name: t('Home & Decor', 'المنزل والديكور', 'Хона ва ороиш', 'Дом и декор'),
    art: ['couch-and-lamp', 'potted-plant'],
    hue: 88,
    featured: true,
    children: [
      {
        key: 'bedding',
        name: t('Bedding & Towels', 'مفارش ومناشف', 'Ҷойпӯш ва сачоқ', 'Постель и полотенца'),
        art: ['bed'],
      },
      { key: 'decor', name: t('Decor', 'ديكور', 'Ороиш', 'Декор'), art: ['framed-picture', 'candle'] },
      { key: 'lighting', name: t('Lighting', 'إضاءة', 'Чароғҳо', 'Освещение'), art: ['light-bulb'] },
    ],
  },
  {
    key: 'kitchen',
    name: t('Kitchen', 'المطبخ', 'Ошхона', 'Кухня'),
    art: ['cooking', 'teapot'],
    hue: 12,
    children: [
      {
        key: 'cookware',
        name: t('Cookware', 'أواني الطبخ', 'Зарфи пухтупаз', 'Посуда для готовки'),
        art: ['pot-of-food'],
      },
      {
        key: 'tableware',
        name: t('Tableware', 'أدوات المائدة', 'Зарфи рӯимизӣ', 'Столовая посуда'),
        art: ['teacup-without-handle', 'spoon'],
      },
      {
        key: 'kitchen-appliances',
        name: t('Small Appliances', 'أجهزة صغيرة', 'Таҷҳизоти хурд', 'Малая техника'),
        art: ['teapot', 'electric-plug'],
      },
    ],
  },
  {
    key: 'toys',
    name: t('Toys & Games', 'ألعاب', 'Бозича ва бозиҳо', 'Игрушки и игры'),
    art: ['teddy-bear', 'puzzle-piece'],
    hue: 52,
    featured: true,
    children: [
      {
        key: 'building-toys',
        name: t('Building & Cars', 'تركيب وسيارات', 'Сохтан ва мошинҳо', 'Конструкторы и машинки'),
        art: ['brick', 'rocket'],
      },
      {
        key: 'soft-toys',
        name: t('Soft Toys & Dolls', 'دمى محشوة', 'Бозичаи нарм ва лӯхтак', 'Мягкие игрушки и куклы'),
        art: ['teddy-bear'],
      },
      {
        key: 'board-games',
        name: t(
          'Board & Outdoor Games',
          'ألعاب لوحية وخارجية',
          'Бозиҳои рӯимизӣ ва берунӣ',
          'Настольные и уличные игры',
        ),
        art: ['game-die', 'chess-pawn'],
      },
    ],
  },
  {
    key: 'books',
    name: t('Books & Stationery', 'كتب وقرطاسية', 'Китоб ва лавозимоти хаттӣ', 'Книги и канцелярия'),
    art: ['books', 'fountain-pen'],
    hue: 268,
    children: [
      {
        key: 'fiction',
        name: t('Fiction & Poetry', 'روايات وشعر', 'Насру назм', 'Проза и поэзия'),
        art: ['orange-book'],
      },
      {
        key: 'kids-books',
        name: t('Children’s Books', 'كتب أطفال', 'Китоби кӯдакон', 'Детские книги'),
        art: ['green-book', 'fox'],
      },
      {
        key: 'stationery',
        name: t('Stationery', 'قرطاسية', 'Лавозимоти хаттӣ', 'Канцелярия'),
        art: ['pencil', 'notebook'],
      },
    ],
  },
  {
    key: 'sport',
    name: t('Sport & Outdoor', 'رياضة ورحلات', 'Варзиш ва сайёҳӣ', 'Спорт и туризм'),
    art: ['bicycle', 'soccer-ball'],
    hue: 146,
    featured: true,
    children: [
      { key: 'fitness', name: t('Fitness', 'لياقة', 'Фитнес', 'Фитнес'), art: ['flexed-biceps'] },
      {
        key: 'outdoor',
        name: t('Outdoor & Cycling', 'رحلات ودراجات', 'Сайёҳӣ ва дучарха', 'Туризм и велосипеды'),
        art: ['camping'],
      },
      {
        key: 'winter-sport',
        name: t('Winter Sport', 'رياضات شتوية', 'Варзиши зимистона', 'Зимний спорт'),
        art: ['skis', 'ice-skate'],
      },
    ],
  },
  {
    key: 'beauty',
    name: t('Beauty', 'جمال', 'Зебоӣ', 'Красота'),
    art: ['lipstick', 'nail-polish'],
    hue: 316,
    children: [
      { key: 'makeup', name: t('Make-up', 'مكياج', 'Ороиши рӯй', 'Макияж'), art: ['lipstick'] },
      { key: 'fragrance', name: t('Fragrance', 'عطور', 'Атриёт', 'Ароматы'), art: ['herb', 'sparkles'] },
      {
        key: 'hair-care',
        name: t('Hair Care', 'العناية بالشعر', 'Нигоҳубини мӯй', 'Уход за волосами'),
        art: ['hair-pick'],
      },
    ],
  },
]
