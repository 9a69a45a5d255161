// The columns of imported and exported files: what each kind has, and what its columns are called in each language.
import { type Language, type Localised, languages } from '../../core/language.ts'
import type { ImportKind } from './import-words.ts'

/** In four languages: the columns `name.en`, `name.ar` and so on. */
const inEachLanguage = [
  'name',
  'description',
  'tags',
  'generic_name',
  'address',
  'announcement_message',
] as const

const titles = {
  id: ['ID', 'المعرّف', 'Рақам', 'Номер'],
  sku: ['SKU', 'رمز الصنف', 'Артикул', 'Артикул'],
  store: ['Store', 'المتجر', 'Мағоза', 'Магазин'],
  name: ['Name', 'الاسم', 'Ном', 'Название'],
  description: ['Description', 'الوصف', 'Тавсиф', 'Описание'],
  category: ['Category', 'الفئة', 'Категория', 'Категория'],
  price: ['Price', 'السعر', 'Нарх', 'Цена'],
  discount: ['Discount', 'الخصم', 'Тахфиф', 'Скидка'],
  discount_type: ['Discount type', 'نوع الخصم', 'Навъи тахфиф', 'Вид скидки'],
  stock: ['Stock', 'المخزون', 'Захира', 'Остаток'],
  variation: ['Variation', 'التشكيلة', 'Навъ', 'Вариант'],
  status: ['For sale', 'معروض للبيع', 'Дар фурӯш', 'В продаже'],
  unit: ['Unit', 'الوحدة', 'Воҳид', 'Единица'],
  unit_amount: ['Amount of the unit', 'مقدار الوحدة', 'Миқдори воҳид', 'Количество единиц'],
  maximum_cart_quantity: [
    'At most per order',
    'الحد الأقصى لكل طلب',
    'Ҳадди аксар дар фармоиш',
    'Не больше в заказе',
  ],
  available_time_starts: ['Served from', 'يُقدَّم من', 'Пешкаш аз соати', 'Подаётся с'],
  available_time_ends: ['Served until', 'يُقدَّم حتى', 'Пешкаш то соати', 'Подаётся до'],
  veg: ['Vegetarian', 'نباتي', 'Гиёҳӣ', 'Вегетарианское'],
  organic: ['Organic', 'عضوي', 'Органикӣ', 'Органический'],
  halal: ['Halal', 'حلال', 'Ҳалол', 'Халяль'],
  recommended: ['Recommended', 'موصى به', 'Тавсияшуда', 'Рекомендуется'],
  is_basic: ['Basic item', 'صنف أساسي', 'Моли асосӣ', 'Базовый товар'],
  prescription: ['Prescription needed', 'يتطلب وصفة طبية', 'Бо рецепт', 'По рецепту'],
  condition: ['Health condition', 'الحالة الصحية', 'Ҳолати саломатӣ', 'Состояние здоровья'],
  tags: ['Tags', 'الوسوم', 'Тамғаҳо', 'Метки'],
  generic_name: ['Active ingredients', 'المواد الفعالة', 'Моддаҳои фаъол', 'Действующие вещества'],
  allergies: ['Allergens', 'مسببات الحساسية', 'Аллергенҳо', 'Аллергены'],
  may_contain: ['May contain', 'قد يحتوي على', 'Метавонад дошта бошад', 'Может содержать'],
  allergens_stated: [
    'Allergens stated',
    'مسببات الحساسية مذكورة',
    'Аллергенҳо зикр шудаанд',
    'Аллергены указаны',
  ],
  edible: ['Edible', 'صالح للأكل', 'Хӯрданӣ', 'Съедобное'],
  nutritions: ['Nutrition notes', 'ملاحظات غذائية', 'Қайдҳои ғизоӣ', 'Пищевые свойства'],
  nutrition_facts: ['Nutrition facts', 'القيم الغذائية', 'Арзиши ғизоӣ', 'Пищевая ценность'],
  add_ons: ['Add-ons', 'الإضافات', 'Иловаҳо', 'Добавки'],
  food_variations: ['Options of the dish', 'خيارات الطبق', 'Имконоти таом', 'Варианты блюда'],
  choices: ['Choices', 'الاختيارات', 'Интихобҳо', 'Параметры выбора'],
  variations: ['Combinations', 'التركيبات', 'Таркибҳо', 'Сочетания'],
  image: ['Picture', 'الصورة', 'Сурат', 'Картинка'],
  images: ['More pictures', 'صور أخرى', 'Суратҳои дигар', 'Другие картинки'],
  module: ['Module', 'القسم', 'Модул', 'Модуль'],
  zone: ['Zone', 'المنطقة', 'Минтақа', 'Зона'],
  phone: ['Phone', 'الهاتف', 'Телефон', 'Телефон'],
  email: ['Email', 'البريد الإلكتروني', 'Почтаи электронӣ', 'Электронная почта'],
  address: ['Address', 'العنوان', 'Суроға', 'Адрес'],
  latitude: ['Latitude', 'خط العرض', 'Арзи ҷуғрофӣ', 'Широта'],
  longitude: ['Longitude', 'خط الطول', 'Тӯли ҷуғрофӣ', 'Долгота'],
  hours: ['Opening hours', 'ساعات العمل', 'Соатҳои корӣ', 'Часы работы'],
  minimum_order: ['Minimum order', 'الحد الأدنى للطلب', 'Фармоиши камтарин', 'Минимальный заказ'],
  tax: ['Tax, percent', 'الضريبة بالمئة', 'Андоз, фоиз', 'Налог, процент'],
  comission: ['Commission, percent', 'العمولة بالمئة', 'Комиссия, фоиз', 'Комиссия, процент'],
  delivery_minutes: ['Delivery minutes', 'دقائق التوصيل', 'Дақиқаҳои расонидан', 'Минуты доставки'],
  active: ['Open for orders', 'يستقبل الطلبات', 'Фармоиш мегирад', 'Принимает заказы'],
  delivery: ['Delivers', 'يوصل الطلبات', 'Мерасонад', 'Доставляет'],
  take_away: ['Take away', 'استلام من المتجر', 'Бурда гирифтан', 'Самовывоз'],
  schedule_order: ['Scheduled orders', 'طلبات مجدولة', 'Фармоиш ба вақти муайян', 'Заказы ко времени'],
  free_delivery: ['Free delivery', 'توصيل مجاني', 'Расонидани ройгон', 'Бесплатная доставка'],
  non_veg: ['Not vegetarian', 'غير نباتي', 'Ғайригиёҳӣ', 'Невегетарианское'],
  cutlery: ['Cutlery', 'أدوات المائدة', 'Асбоби хӯрокхӯрӣ', 'Приборы'],
  prescription_order: [
    'Takes prescriptions',
    'يقبل الوصفات الطبية',
    'Рецепт қабул мекунад',
    'Принимает рецепты',
  ],
  featured: ['Featured', 'مميز', 'Баргузида', 'Избранное'],
  announcement: ['Announcement shown', 'عرض الإعلان', 'Эълон нишон дода мешавад', 'Показывать объявление'],
  announcement_message: ['Announcement', 'الإعلان', 'Эълон', 'Объявление'],
  logo: ['Logo', 'الشعار', 'Лого', 'Логотип'],
  cover_photo: ['Cover', 'صورة الغلاف', 'Муқова', 'Обложка'],
  parent: ['Parent category', 'الفئة الأم', 'Категорияи болоӣ', 'Родительская категория'],
  priority: ['Priority', 'الأولوية', 'Афзалият', 'Приоритет'],
  reason: ['Reason', 'السبب', 'Сабаб', 'Причина'],
} as const satisfies Record<string, readonly [en: string, ar: string, tg: string, ru: string]>

export type FieldName = keyof typeof titles

type Localising = (typeof inEachLanguage)[number]
/** `price`, or of what is written in each language `name.en`. */
export type ImportField = Exclude<FieldName, Localising> | `${Localising}.${Language}`

const isLocalising = (name: FieldName): name is Localising => inEachLanguage.some((one) => one === name)

const each = (name: Localising): ImportField[] => languages.map((language) => `${name}.${language}` as const)

const items: readonly ImportField[] = [
  'id',
  'sku',
  'store',
  ...each('name'),
  ...each('description'),
  'category',
  'price',
  'discount',
  'discount_type',
  'stock',
  'status',
  'unit',
  'unit_amount',
  'maximum_cart_quantity',
  'available_time_starts',
  'available_time_ends',
  'veg',
  'organic',
  'halal',
  'recommended',
  'is_basic',
  'prescription',
  'condition',
  ...each('tags'),
  ...each('generic_name'),
  'allergies',
  'may_contain',
  'allergens_stated',
  'edible',
  'nutritions',
  'nutrition_facts',
  'add_ons',
  'food_variations',
  'choices',
  'variations',
  'image',
  'images',
]

const stores: readonly ImportField[] = [
  'id',
  ...each('name'),
  'module',
  'zone',
  'phone',
  'email',
  ...each('address'),
  'latitude',
  'longitude',
  'hours',
  'minimum_order',
  'tax',
  'comission',
  'delivery_minutes',
  'status',
  'active',
  'delivery',
  'take_away',
  'schedule_order',
  'free_delivery',
  'veg',
  'non_veg',
  'cutlery',
  'prescription_order',
  'featured',
  'announcement',
  ...each('announcement_message'),
  'logo',
  'cover_photo',
]

/** In the sequence of exported files. */
export const fieldsOf: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  items,
  stock: [
    'id',
    'sku',
    'store',
    ...each('name'),
    'variation',
    'price',
    'discount',
    'discount_type',
    'stock',
    'status',
  ],
  stores,
  categories: ['id', ...each('name'), 'module', 'parent', 'status', 'featured', 'priority', 'image'],
}

const position: Record<Language, number> = { en: 0, ar: 1, tg: 2, ru: 3 }

const titleIn = (name: FieldName, language: Language): string => titles[name][position[language]] ?? name

export function fieldTitle(field: ImportField | 'reason', language: Language): string {
  const [name = '', of] = field.split('.')
  const known = isFieldName(name) ? titleIn(name, language) : name
  return of ? `${known} (${of})` : known
}

const isFieldName = (name: string): name is FieldName => Object.hasOwn(titles, name)

/** Every title a column of ours may have, in all languages. */
export function titlesOf(field: ImportField): Localised {
  const title = (language: Language) => fieldTitle(field, language)
  return { en: title('en'), ar: title('ar'), tg: title('tg'), ru: title('ru') }
}

export const reasonTitles: readonly string[] = languages.map((language) => fieldTitle('reason', language))

export function isImportField(text: string): text is ImportField {
  const [name = '', of, ...rest] = text.split('.')
  if (!isFieldName(name) || rest.length > 0) return false
  return isLocalising(name) ? languages.some((language) => language === of) : of === undefined
}

/** At least one of these says which thing a row is about. */
export const keysOf: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  items: ['id', 'sku', ...each('name')],
  stock: ['id', 'sku', ...each('name')],
  stores: ['id', ...each('name')],
  categories: ['id', ...each('name')],
}
