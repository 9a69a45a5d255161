// Every text of the landing page, field by field as the landing answer names them.
import type { Localised } from '#contract/core/language.ts'
import { t } from '../localised.ts'

export const landingTexts = {
  header_title: t(
    'Five ways to order, one door to knock on',
    'خمس طرق للطلب وباب واحد نطرقه',
    'Панҷ роҳи фармоиш, як дари шинос',
    'Пять способов заказать, одна дверь',
  ),
  header_sub_title: t(
    'Food, groceries, medicine, shopping and parcels across Astana',
    'طعام وبقالة ودواء وتسوق وطرود في أنحاء أستانا',
    'Хӯрок, хӯрокворӣ, дору, харид ва баста дар саросари Остона',
    'Еда, продукты, лекарства, покупки и посылки по всей Астане',
  ),
  header_tag_line: t(
    'Tell us where you are and see who delivers there now.',
    'أخبرنا أين أنت لترى من يوصل إليك الآن.',
    'Ҷойи худро гӯед ва бинед, ки ҳоло кӣ ба он ҷо мерасонад.',
    'Скажите, где вы, и увидите, кто доставит прямо сейчас.',
  ),
  company_title: t(
    'One app instead of five',
    'تطبيق واحد بدل خمسة',
    'Як барнома ба ҷойи панҷ',
    'Одно приложение вместо пяти',
  ),
  company_sub_title: t(
    'What makes Fivefold different',
    'ما الذي يميز فايففولد',
    'Файвфолд чӣ фарқ дорад',
    'Чем отличается Файвфолд',
  ),
  company_description: t(
    'We work with neighbourhood kitchens, markets, pharmacies and shops, and with couriers who know every yard. You see the true price before you order, the courier on the map after it, and a person on the line if something goes wrong.',
    'نعمل مع مطابخ الأحياء والأسواق والصيدليات والمتاجر ومع مندوبين يعرفون كل فناء. ترى السعر الحقيقي قبل الطلب، والمندوب على الخريطة بعده، وشخصًا على الخط إن حدث خطأ.',
    'Мо бо ошхона, бозор, дорухона ва мағозаҳои маҳалла ва бо қосидоне кор мекунем, ки ҳар ҳавлиро мешиносанд. Пеш аз фармоиш нархи аслиро, баъд қосидро дар харита мебинед, ва агар хатое шавад, одами зинда ҷавоб медиҳад.',
    'Мы работаем с кухнями, рынками, аптеками и магазинами по соседству и с курьерами, которые знают каждый двор. До заказа вы видите настоящую цену, после него — курьера на карте, а если что-то не так — с вами говорит человек.',
  ),
  company_button_name: t('About us', 'من نحن', 'Дар бораи мо', 'О нас'),
  download_user_app_title: t(
    'Fivefold in your pocket',
    'فايففولد في جيبك',
    'Файвфолд дар ҷайби шумо',
    'Файвфолд в кармане',
  ),
  download_user_app_sub_title: t(
    'Order in three taps and follow the courier from the lock screen.',
    'اطلب بثلاث لمسات وتابع المندوب من شاشة القفل.',
    'Бо се ламс фармоиш диҳед ва қосидро аз экрани қулф пайгирӣ кунед.',
    'Заказ в три касания, а курьер виден прямо на экране блокировки.',
  ),
  earning_title: t(
    'Earn with Fivefold',
    'اكسب مع فايففولد',
    'Бо Файвфолд даромад гиред',
    'Зарабатывайте с Файвфолд',
  ),
  earning_sub_title: t(
    'Open your shelf to the city or ride for it',
    'افتح رفك للمدينة أو انطلق لأجلها',
    'Рафи худро ба шаҳр кушоед ё барои он савор шавед',
    'Откройте свою полку городу или возите для него',
  ),
  earning_seller_title: t('Become a seller', 'كن بائعًا', 'Фурӯшанда шавед', 'Станьте продавцом'),
  earning_seller_sub_title: t(
    'List your menu or shelf in a day and keep your own prices.',
    'أضف قائمتك أو رفك في يوم واحد واحتفظ بأسعارك.',
    'Дар як рӯз меню ё молатонро гузоред, нарх аз худатон.',
    'Разместите меню или товары за день и сохраните свои цены.',
  ),
  earning_seller_button_name: t(
    'Register a store',
    'سجل متجرًا',
    'Бақайдгирии мағоза',
    'Зарегистрировать магазин',
  ),
  earning_dm_title: t('Become a courier', 'كن مندوب توصيل', 'Қосид шавед', 'Станьте курьером'),
  earning_dm_sub_title: t(
    'Ride when you like, by bike, scooter or car, paid every week.',
    'انطلق متى شئت بدراجة أو سكوتر أو سيارة وأجرك كل أسبوع.',
    'Кай хоҳед, бо дучарха, скутер ё мошин; музд ҳар ҳафта.',
    'Выходите, когда удобно: велосипед, скутер или машина, выплаты каждую неделю.',
  ),
  earning_dm_button_name: t('Start delivering', 'ابدأ التوصيل', 'Расониданро сар кунед', 'Начать доставлять'),
  business_title: t(
    'Apps for those who cook, sell and ride',
    'تطبيقات لمن يطبخ ويبيع ويوصل',
    'Барномаҳо барои ошпаз, фурӯшанда ва қосид',
    'Приложения для тех, кто готовит, продаёт и везёт',
  ),
  business_sub_title: t(
    'Orders, stock and payouts on one screen',
    'الطلبات والمخزون والمدفوعات في شاشة واحدة',
    'Фармоиш, захира ва пардохт дар як экран',
    'Заказы, остатки и выплаты на одном экране',
  ),
  testimonial_title: t(
    'What our neighbours say',
    'ماذا يقول جيراننا',
    'Ҳамсояҳо чӣ мегӯянд',
    'Что говорят соседи',
  ),
  fixed_newsletter_title: t(
    'Good things, once a week',
    'أشياء جميلة مرة في الأسبوع',
    'Хабари хуш, ҳафтае як бор',
    'Хорошее раз в неделю',
  ),
  fixed_newsletter_sub_title: t(
    'New places, fresh coupons and nothing else in your inbox.',
    'أماكن جديدة وقسائم طازجة ولا شيء آخر في بريدك.',
    'Ҷойҳои нав, купонҳои тоза ва дигар ҳеҷ чиз.',
    'Новые места, свежие купоны и ничего лишнего в почте.',
  ),
  fixed_footer_description: t(
    'Fivefold brings food, groceries, medicine, goods and parcels to every door in Astana.',
    'فايففولد يوصل الطعام والبقالة والدواء والبضائع والطرود إلى كل باب في أستانا.',
    'Файвфолд хӯрок, хӯрокворӣ, дору, мол ва бастаро ба ҳар дари Остона мерасонад.',
    'Файвфолд привозит еду, продукты, лекарства, товары и посылки к каждой двери Астаны.',
  ),
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
    title: t(
      'First order? Delivery is on us',
      'طلبك الأول؟ التوصيل علينا',
      'Фармоиши аввал? Расонидан аз мо',
      'Первый заказ? Доставка за наш счёт',
    ),
    art: ['motor-scooter', 'sparkles'],
    hue: 38,
  },
  {
    title: t('Dinner from the teahouse', 'عشاء من بيت الشاي', 'Хӯроки шом аз чойхона', 'Ужин из чайханы'),
    art: ['pot-of-food', 'teapot'],
    hue: 12,
  },
  {
    title: t(
      'Market fresh by noon',
      'طازج من السوق قبل الظهر',
      'То нисфирӯзӣ тоза аз бозор',
      'Свежее с рынка к полудню',
    ),
    art: ['leafy-green', 'tomato'],
    hue: 120,
  },
  {
    title: t(
      'A pharmacist awake at night',
      'صيدلي ساهر في الليل',
      'Дорусоз шабона ҳам бедор',
      'Фармацевт не спит и ночью',
    ),
    art: ['pill', 'crescent-moon'],
    hue: 176,
  },
  {
    title: t(
      'Send it across the river',
      'أرسله عبر النهر',
      'Ба он тарафи дарё фиристед',
      'Отправьте через реку',
    ),
    art: ['package', 'bridge-at-night'],
    hue: 210,
  },
] as const
