// Every text of the landing page, field by field as the landing answer names them.
import type { Localised } from '#contract/core/language.ts'
import { text } from '../localised.ts'

export const landingTexts = {
  header_title: text({
    en: 'Five ways to order, one door to knock on',
    ar: 'خمس طرق للطلب وباب واحد نطرقه',
    tg: 'Панҷ роҳи фармоиш, як дари шинос',
    ru: 'Пять способов заказать, одна дверь',
  }),
  header_sub_title: text({
    en: 'Food, groceries, medicine, shopping and parcels across Astana',
    ar: 'طعام وبقالة ودواء وتسوق وطرود في أنحاء أستانا',
    tg: 'Хӯрок, хӯрокворӣ, дору, харид ва баста дар саросари Остона',
    ru: 'Еда, продукты, лекарства, покупки и посылки по всей Астане',
  }),
  header_tag_line: text({
    en: 'Tell us where you are and see who delivers there now.',
    ar: 'أخبرنا أين أنت لترى من يوصل إليك الآن.',
    tg: 'Ҷойи худро гӯед ва бинед, ки ҳоло кӣ ба он ҷо мерасонад.',
    ru: 'Скажите, где вы, и увидите, кто доставит прямо сейчас.',
  }),
  company_title: text({
    en: 'One app instead of five',
    ar: 'تطبيق واحد بدل خمسة',
    tg: 'Як барнома ба ҷойи панҷ',
    ru: 'Одно приложение вместо пяти',
  }),
  company_sub_title: text({
    en: 'What makes Fivefold different',
    ar: 'ما الذي يميز Fivefold',
    tg: 'Fivefold чӣ фарқ дорад',
    ru: 'Чем отличается Fivefold',
  }),
  company_description: text({
    en: 'We work with neighbourhood kitchens, markets, pharmacies and shops, and with couriers who know every yard. You see the true price before you order, the courier on the map after it, and a person on the line if something goes wrong.',
    ar: 'نعمل مع مطابخ الأحياء والأسواق والصيدليات والمتاجر ومع مندوبين يعرفون كل فناء. ترى السعر الحقيقي قبل الطلب، والمندوب على الخريطة بعده، وشخصًا على الخط إن حدث خطأ.',
    tg: 'Мо бо ошхона, бозор, дорухона ва мағозаҳои маҳалла ва бо қосидоне кор мекунем, ки ҳар ҳавлиро мешиносанд. Пеш аз фармоиш нархи аслиро, баъд қосидро дар харита мебинед, ва агар хатое шавад, одами зинда ҷавоб медиҳад.',
    ru: 'Мы работаем с кухнями, рынками, аптеками и магазинами по соседству и с курьерами, которые знают каждый двор. До заказа вы видите настоящую цену, после него — курьера на карте, а если что-то не так — с вами говорит человек.',
  }),
  company_button_name: text({ en: 'About us', ar: 'من نحن', tg: 'Дар бораи мо', ru: 'О нас' }),
  download_user_app_title: text({
    en: 'Fivefold in your pocket',
    ar: 'Fivefold في جيبك',
    tg: 'Fivefold дар ҷайби шумо',
    ru: 'Fivefold в кармане',
  }),
  download_user_app_sub_title: text({
    en: 'Order in three taps and follow the courier from the lock screen.',
    ar: 'اطلب بثلاث لمسات وتابع المندوب من شاشة القفل.',
    tg: 'Бо се ламс фармоиш диҳед ва қосидро аз экрани қулф пайгирӣ кунед.',
    ru: 'Заказ в три касания, а курьер виден прямо на экране блокировки.',
  }),
  earning_title: text({
    en: 'Earn with Fivefold',
    ar: 'اكسب مع Fivefold',
    tg: 'Бо Fivefold даромад гиред',
    ru: 'Зарабатывайте с Fivefold',
  }),
  earning_sub_title: text({
    en: 'Open your shelf to the city or ride for it',
    ar: 'افتح رفك للمدينة أو انطلق لأجلها',
    tg: 'Рафи худро ба шаҳр кушоед ё барои он савор шавед',
    ru: 'Откройте свою полку городу или возите для него',
  }),
  earning_seller_title: text({
    en: 'Become a seller',
    ar: 'كن بائعًا',
    tg: 'Фурӯшанда шавед',
    ru: 'Станьте продавцом',
  }),
  earning_seller_sub_title: text({
    en: 'List your menu or shelf in a day and keep your own prices.',
    ar: 'أضف قائمتك أو رفك في يوم واحد واحتفظ بأسعارك.',
    tg: 'Дар як рӯз меню ё молатонро гузоред, нарх аз худатон.',
    ru: 'Разместите меню или товары за день и сохраните свои цены.',
  }),
  earning_seller_button_name: text({
    en: 'Register a store',
    ar: 'سجل متجرًا',
    tg: 'Бақайдгирии мағоза',
    ru: 'Зарегистрировать магазин',
  }),
  earning_dm_title: text({
    en: 'Become a courier',
    ar: 'كن مندوب توصيل',
    tg: 'Қосид шавед',
    ru: 'Станьте курьером',
  }),
  earning_dm_sub_title: text({
    en: 'Ride when you like, by bike, scooter or car, paid every week.',
    ar: 'انطلق متى شئت بدراجة أو سكوتر أو سيارة وأجرك كل أسبوع.',
    tg: 'Кай хоҳед, бо дучарха, скутер ё мошин; музд ҳар ҳафта.',
    ru: 'Выходите, когда удобно: велосипед, скутер или машина, выплаты каждую неделю.',
  }),
  earning_dm_button_name: text({
    en: 'Start delivering',
    ar: 'ابدأ التوصيل',
    tg: 'Расониданро сар кунед',
    ru: 'Начать доставлять',
  }),
  business_title: text({
    en: 'Apps for those who cook, sell and ride',
    ar: 'تطبيقات لمن يطبخ ويبيع ويوصل',
    tg: 'Барномаҳо барои ошпаз, фурӯшанда ва қосид',
    ru: 'Приложения для тех, кто готовит, продаёт и везёт',
  }),
  business_sub_title: text({
    en: 'Orders, stock and payouts on one screen',
    ar: 'الطلبات والمخزون والمدفوعات في شاشة واحدة',
    tg: 'Фармоиш, захира ва пардохт дар як экран',
    ru: 'Заказы, остатки и выплаты на одном экране',
  }),
  testimonial_title: text({
    en: 'What our neighbours say',
    ar: 'ماذا يقول جيراننا',
    tg: 'Ҳамсояҳо чӣ мегӯянд',
    ru: 'Что говорят соседи',
  }),
  fixed_newsletter_title: text({
    en: 'Good things, once a week',
    ar: 'أشياء جميلة مرة في الأسبوع',
    tg: 'Хабари хуш, ҳафтае як бор',
    ru: 'Хорошее раз в неделю',
  }),
  fixed_newsletter_sub_title: text({
    en: 'New places, fresh coupons and nothing else in your inbox.',
    ar: 'أماكن جديدة وقسائم طازجة ولا شيء آخر في بريدك.',
    tg: 'Ҷойҳои нав, купонҳои тоза ва дигар ҳеҷ чиз.',
    ru: 'Новые места, свежие купоны и ничего лишнего в почте.',
  }),
  fixed_footer_description: text({
    en: 'Fivefold brings food, groceries, medicine, goods and parcels to every door in Astana.',
    ar: 'توصل Fivefold الطعام والبقالة والدواء والبضائع والطرود إلى كل باب في أستانا.',
    tg: 'Fivefold хӯрок, хӯрокворӣ, дору, мол ва бастаро ба ҳар дари Остона мерасонад.',
    ru: 'Fivefold привозит еду, продукты, лекарства, товары и посылки к каждой двери Астаны.',
  }),
} as const satisfies Record<string, Localised>

export const landingLinks = {
  company_button_url: '/about-us',
  earning_seller_button_url: '/help-and-support',
  earning_dm_button_url: '/help-and-support',
  download_user_app_links: {
    playstore_url: 'https://play.fivefold.example/app',
    playstore_url_status: 1,
    apple_store_url: 'https://apps.fivefold.example/app',
    apple_store_url_status: 1,
  },
  download_business_app_links: {
    seller_playstore_url: 'https://play.fivefold.example/seller',
    seller_playstore_url_status: 1,
    seller_appstore_url: 'https://apps.fivefold.example/seller',
    seller_appstore_url_status: 0,
    dm_playstore_url: 'https://play.fivefold.example/courier',
    dm_playstore_url_status: 1,
    dm_appstore_url: 'https://apps.fivefold.example/courier',
    dm_appstore_url_status: 0,
  },
} as const

/** Titles laid over the promotion pictures of the landing page; the first is the fixed promotional banner. */
export const landingPromotions = [
  {
    title: text({
      en: 'First order? Delivery is on us',
      ar: 'طلبك الأول؟ التوصيل علينا',
      tg: 'Фармоиши аввал? Расонидан аз мо',
      ru: 'Первый заказ? Доставка за наш счёт',
    }),
    art: ['motor-scooter', 'sparkles'],
    hue: 38,
  },
  {
    title: text({
      en: 'Dinner from the teahouse',
      ar: 'عشاء من بيت الشاي',
      tg: 'Хӯроки шом аз чойхона',
      ru: 'Ужин из чайханы',
    }),
    art: ['pot-of-food', 'teapot'],
    hue: 12,
  },
  {
    title: text({
      en: 'Market fresh by noon',
      ar: 'طازج من السوق قبل الظهر',
      tg: 'То нисфирӯзӣ тоза аз бозор',
      ru: 'Свежее с рынка к полудню',
    }),
    art: ['leafy-green', 'tomato'],
    hue: 120,
  },
  {
    title: text({
      en: 'A pharmacist awake at night',
      ar: 'صيدلي ساهر في الليل',
      tg: 'Дорусоз шабона ҳам бедор',
      ru: 'Фармацевт не спит и ночью',
    }),
    art: ['pill', 'crescent-moon'],
    hue: 176,
  },
  {
    title: text({
      en: 'Send it across the river',
      ar: 'أرسله عبر النهر',
      tg: 'Ба он тарафи дарё фиристед',
      ru: 'Отправьте через реку',
    }),
    art: ['package', 'bridge-at-night'],
    hue: 210,
  },
] as const
