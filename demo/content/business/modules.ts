// The five modules as the visitor meets them: name, promise and the words over the search box.
import type { Localised } from '#contract/core/language.ts'
import type { ArtSubject } from '../content.types.ts'
import type { DemoModule } from '../demo-modules.ts'
import { text } from '../localised.ts'

export interface ModuleTextContent {
  module_name: Localised
  description: Localised
  hero_title: Localised
  hero_subtitle: Localised
  art: ArtSubject
  hue: number
}

export const moduleTexts: Record<DemoModule, ModuleTextContent> = {
  food: {
    module_name: text({ en: 'Food', ar: 'الطعام', tg: 'Хӯрок', ru: 'Еда' }),
    description: text({
      en: 'Restaurants, teahouses and bakeries of the city, hot at your door.',
      ar: 'مطاعم المدينة ومقاهي الشاي والمخابز، ساخنة عند بابك.',
      tg: 'Тарабхона, чойхона ва нонвойхонаҳои шаҳр — гармогарм ба дари шумо.',
      ru: 'Рестораны, чайханы и пекарни города — горячими к вашей двери.',
    }),
    hero_title: text({
      en: 'Find restaurants near you',
      ar: 'اعثر على مطاعم قريبة منك',
      tg: 'Тарабхонаҳои наздики худро ёбед',
      ru: 'Найдите рестораны рядом',
    }),
    hero_subtitle: text({
      en: 'Plov, pizza or pancakes: say what you fancy and we bring it warm.',
      ar: 'بلوف أو بيتزا أو فطائر: قل ما تشتهي ونحضره دافئًا.',
      tg: 'Ош, питса ё блинӣ: чизи дилхоҳро гӯед, гарм меорем.',
      ru: 'Плов, пицца или блины: скажите, чего хочется, привезём тёплым.',
    }),
    art: ['pot-of-food', 'pizza', 'hot-beverage'],
    hue: 12,
  },
  grocery: {
    module_name: text({ en: 'Grocery', ar: 'البقالة', tg: 'Хӯрокворӣ', ru: 'Продукты' }),
    description: text({
      en: 'Fresh fruit, bread and milk from markets and supermarkets nearby.',
      ar: 'فواكه طازجة وخبز وحليب من الأسواق القريبة.',
      tg: 'Меваи тару тоза, нон ва шир аз бозору мағозаҳои наздик.',
      ru: 'Свежие фрукты, хлеб и молоко с рынков и из магазинов рядом.',
    }),
    hero_title: text({
      en: 'Groceries to your kitchen',
      ar: 'البقالة إلى مطبخك',
      tg: 'Хӯрокворӣ то ошхонаи шумо',
      ru: 'Продукты прямо на кухню',
    }),
    hero_subtitle: text({
      en: 'We pick as if for our own table and arrive within the hour.',
      ar: 'نختار كما لو كان لمائدتنا ونصل خلال ساعة.',
      tg: 'Мисли барои дастархони худ мечинем ва дар як соат мерасем.',
      ru: 'Выбираем как для своего стола и приезжаем в течение часа.',
    }),
    art: ['shopping-cart', 'red-apple', 'leafy-green'],
    hue: 120,
  },
  pharmacy: {
    module_name: text({ en: 'Pharmacy', ar: 'الصيدلية', tg: 'Дорухона', ru: 'Аптека' }),
    description: text({
      en: 'Medicine, vitamins and baby care, day and night, with advice.',
      ar: 'أدوية وفيتامينات وعناية بالطفل ليلًا ونهارًا مع النصيحة.',
      tg: 'Дору, витамин ва нигоҳубини кӯдак, шабу рӯз, бо маслиҳат.',
      ru: 'Лекарства, витамины и товары для малышей днём и ночью, с советом.',
    }),
    hero_title: text({
      en: 'Your pharmacy, without the queue',
      ar: 'صيدليتك دون انتظار',
      tg: 'Дорухонаи шумо бе навбат',
      ru: 'Ваша аптека без очереди',
    }),
    hero_subtitle: text({
      en: 'Search for a medicine or send a prescription; a pharmacist checks every order.',
      ar: 'ابحث عن دواء أو أرسل وصفة؛ ويراجع صيدلي كل طلب.',
      tg: 'Доруро ҷӯед ё дорухат фиристед; дорусоз ҳар фармоишро месанҷад.',
      ru: 'Найдите лекарство или пришлите рецепт; фармацевт проверит каждый заказ.',
    }),
    art: ['pill', 'stethoscope', 'adhesive-bandage'],
    hue: 176,
  },
  ecommerce: {
    module_name: text({ en: 'Shop', ar: 'التسوق', tg: 'Мағоза', ru: 'Магазин' }),
    description: text({
      en: 'Electronics, clothes, toys and home from shops across the city.',
      ar: 'إلكترونيات وملابس وألعاب ومنزل من متاجر المدينة.',
      tg: 'Электроника, либос, бозича ва лавозимоти хона аз мағозаҳои шаҳр.',
      ru: 'Электроника, одежда, игрушки и товары для дома из магазинов города.',
    }),
    hero_title: text({
      en: 'Everything else you need',
      ar: 'كل ما تحتاجه غير ذلك',
      tg: 'Ҳар чизи дигаре, ки лозим аст',
      ru: 'Всё остальное, что нужно',
    }),
    hero_subtitle: text({
      en: 'Compare shops, choose colour and size, return it if it does not fit.',
      ar: 'قارن المتاجر واختر اللون والمقاس وأعده إن لم يناسبك.',
      tg: 'Мағозаҳоро муқоиса кунед, рангу андоза интихоб кунед, мувофиқ наояд — баргардонед.',
      ru: 'Сравните магазины, выберите цвет и размер, не подошло — верните.',
    }),
    art: ['shopping-bags', 'headphone', 't-shirt'],
    hue: 226,
  },
  parcel: {
    module_name: text({ en: 'Parcel', ar: 'الطرود', tg: 'Баста', ru: 'Посылки' }),
    description: text({
      en: 'From your door to any door in the city, in about an hour.',
      ar: 'من بابك إلى أي باب في المدينة خلال ساعة تقريبًا.',
      tg: 'Аз дари шумо то ҳар дари шаҳр тақрибан дар як соат.',
      ru: 'От вашей двери до любой двери города примерно за час.',
    }),
    hero_title: text({
      en: 'track your products',
      ar: 'تتبّع طرودك',
      tg: 'Бастаҳои худро пайгирӣ кунед',
      ru: 'Отслеживайте свои посылки',
    }),
    hero_subtitle: text({
      en: 'Enter the order number and see where the courier is right now.',
      ar: 'أدخل رقم الطلب وشاهد مكان المندوب الآن.',
      tg: 'Рақами фармоишро ворид кунед ва ҷойи қосидро ҳозир бинед.',
      ru: 'Введите номер заказа и увидите, где курьер прямо сейчас.',
    }),
    art: ['package', 'motor-scooter', 'round-pushpin'],
    hue: 38,
  },
}
