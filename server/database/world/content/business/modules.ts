// The five modules as the visitor meets them: name, promise and the words over the search box.
import type { Localised } from '#contract/core/language.ts'
import type { ModuleType } from '#contract/core/module-type.ts'
import type { ArtSubject } from '../content.types.ts'
import { t } from '../localised.ts'

export interface ModuleTextContent {
  module_name: Localised
  description: Localised
  hero_title: Localised
  hero_subtitle: Localised
  art: ArtSubject
  hue: number
}

export const moduleTexts: Record<ModuleType, ModuleTextContent> = {
  food: {
    module_name: t('Food', 'الطعام', 'Хӯрок', 'Еда'),
    description: t(
      'Restaurants, teahouses and bakeries of the city, hot at your door.',
      'مطاعم المدينة ومقاهي الشاي والمخابز، ساخنة عند بابك.',
      'Ресторан, чойхона ва нонвойхонаҳои шаҳр — гармогарм ба дари шумо.',
      'Рестораны, чайханы и пекарни города — горячими к вашей двери.',
    ),
    hero_title: t(
      'Find restaurants near you',
      'اعثر على مطاعم قريبة منك',
      'Ресторанҳои наздики худро ёбед',
      'Найдите рестораны рядом',
    ),
    hero_subtitle: t(
      'Plov, pizza or pancakes: say what you fancy and we bring it warm.',
      'بلوف أو بيتزا أو فطائر: قل ما تشتهي ونحضره دافئًا.',
      'Ош, питса ё блинӣ: чизи дилхоҳро гӯед, гарм меорем.',
      'Плов, пицца или блины: скажите, чего хочется, привезём тёплым.',
    ),
    art: ['pot-of-food', 'pizza', 'hot-beverage'],
    hue: 12,
  },
  grocery: {
    module_name: t('Grocery', 'البقالة', 'Хӯрокворӣ', 'Продукты'),
    description: t(
      'Fresh fruit, bread and milk from markets and supermarkets nearby.',
      'فواكه طازجة وخبز وحليب من الأسواق القريبة.',
      'Меваи тару тоза, нон ва шир аз бозору мағозаҳои наздик.',
      'Свежие фрукты, хлеб и молоко с рынков и из магазинов рядом.',
    ),
    hero_title: t(
      'Groceries to your kitchen',
      'البقالة إلى مطبخك',
      'Хӯрокворӣ то ошхонаи шумо',
      'Продукты прямо на кухню',
    ),
    hero_subtitle: t(
      'We pick as if for our own table and arrive within the hour.',
      'نختار كما لو كان لمائدتنا ونصل خلال ساعة.',
      'Мисли барои дастархони худ мечинем ва дар як соат мерасем.',
      'Выбираем как для своего стола и приезжаем в течение часа.',
    ),
    art: ['shopping-cart', 'red-apple', 'leafy-green'],
    hue: 120,
  },
  pharmacy: {
    module_name: t('Pharmacy', 'الصيدلية', 'Дорухона', 'Аптека'),
    description: t(
      'Medicine, vitamins and baby care, day and night, with advice.',
      'أدوية وفيتامينات وعناية بالطفل ليلًا ونهارًا مع النصيحة.',
      'Дору, витамин ва нигоҳубини кӯдак, шабу рӯз, бо маслиҳат.',
      'Лекарства, витамины и товары для малышей днём и ночью, с советом.',
    ),
    hero_title: t(
      'Your pharmacy, without the queue',
      'صيدليتك دون انتظار',
      'Дорухонаи шумо бе навбат',
      'Ваша аптека без очереди',
    ),
    hero_subtitle: t(
      'Search a medicine or send a prescription; a pharmacist checks every order.',
      'ابحث عن دواء أو أرسل وصفة؛ ويراجع صيدلي كل طلب.',
      'Доруро ҷӯед ё дорухат фиристед; дорусоз ҳар фармоишро месанҷад.',
      'Найдите лекарство или пришлите рецепт; фармацевт проверит каждый заказ.',
    ),
    art: ['pill', 'stethoscope', 'adhesive-bandage'],
    hue: 176,
  },
  ecommerce: {
    module_name: t('Shop', 'التسوق', 'Мағоза', 'Магазин'),
    description: t(
      'Electronics, clothes, toys and home from shops across the city.',
      'إلكترونيات وملابس وألعاب ومنزل من متاجر المدينة.',
      'Электроника, либос, бозича ва лавозимоти хона аз мағозаҳои шаҳр.',
      'Электроника, одежда, игрушки и товары для дома из магазинов города.',
    ),
    hero_title: t(
      'Everything else you need',
      'كل ما تحتاجه غير ذلك',
      'Ҳар чизи дигаре, ки лозим аст',
      'Всё остальное, что нужно',
    ),
    hero_subtitle: t(
      'Compare shops, choose colour and size, return it if it does not fit.',
      'قارن المتاجر واختر اللون والمقاس وأعده إن لم يناسبك.',
      'Мағозаҳоро муқоиса кунед, рангу андоза интихоб кунед, мувофиқ наояд — баргардонед.',
      'Сравните магазины, выберите цвет и размер, не подошло — верните.',
    ),
    art: ['shopping-bags', 'headphone', 't-shirt'],
    hue: 226,
  },
  parcel: {
    module_name: t('Parcel', 'الطرود', 'Баста', 'Посылки'),
    description: t(
      'From your door to any door in the city, in about an hour.',
      'من بابك إلى أي باب في المدينة خلال ساعة تقريبًا.',
      'Аз дари шумо то ҳар дари шаҳр тақрибан дар як соат.',
      'От вашей двери до любой двери города примерно за час.',
    ),
    hero_title: t(
      'track your products',
      'تتبع منتجاتك',
      'маҳсулоти худро пайгирӣ кунед',
      'отслеживайте свои товары',
    ),
    hero_subtitle: t(
      'Enter the order number and see where the courier is right now.',
      'أدخل رقم الطلب وشاهد مكان المندوب الآن.',
      'Рақами фармоишро ворид кунед ва ҷойи қосидро ҳозир бинед.',
      'Введите номер заказа и увидите, где курьер прямо сейчас.',
    ),
    art: ['package', 'motor-scooter', 'round-pushpin'],
    hue: 38,
  },
}
