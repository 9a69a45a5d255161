// What the parcel home page and form tell the sender around the list of parcel kinds.
import type { Localised } from '#contract/core/language.ts'
import { t } from '../localised.ts'
import type { ParcelBannerContent, ParcelStepContent, WhyChooseContent } from './parcel.types.ts'

export const parcelInstructions: readonly Localised[] = [
  t(
    'Handle with care, it is fragile',
    'تعامل بحذر، قابل للكسر',
    'Эҳтиёт кунед, шикананда аст',
    'Осторожно, хрупкое',
  ),
  t('Keep it upright', 'أبقه في وضع قائم', 'Рост нигоҳ доред', 'Держите вертикально'),
  t('Call me when you arrive', 'اتصل بي عند وصولك', 'Ҳангоми расидан занг занед', 'Позвоните по приезде'),
  t('Leave it at the door', 'اتركه عند الباب', 'Назди дар гузоред', 'Оставьте у двери'),
  t('Hand it to the concierge', 'سلمه إلى حارس المبنى', 'Ба посбони бино супоред', 'Передайте консьержу'),
  t(
    'Give it to the receiver only',
    'سلمه للمستلم فقط',
    'Танҳо ба худи гиранда диҳед',
    'Отдайте только получателю',
  ),
  t(
    'Do not tell who sent it, it is a surprise',
    'لا تذكر اسم المرسل، إنها مفاجأة',
    'Нагӯед, ки аз кӣ аст — ногаҳонист',
    'Не говорите от кого, это сюрприз',
  ),
  t('Keep it away from frost', 'أبعده عن الصقيع', 'Аз сармо эҳтиёт кунед', 'Берегите от мороза'),
]

export const whyChoose: readonly WhyChooseContent[] = [
  {
    key: 'fast',
    title: t('Picked up in minutes', 'استلام خلال دقائق', 'Дар чанд дақиқа мегирем', 'Заберём за минуты'),
    short_description: t(
      'The nearest courier comes to your door, usually within a quarter of an hour.',
      'يأتي أقرب مندوب إلى بابك، غالبًا خلال ربع ساعة.',
      'Наздиктарин қосид одатан дар чоряк соат ба дари шумо меояд.',
      'Ближайший курьер будет у вас обычно через четверть часа.',
    ),
    art: ['stopwatch', 'motor-scooter'],
  },
  {
    key: 'live',
    title: t('Watch it on the map', 'تابعه على الخريطة', 'Дар харита бинед', 'Следите на карте'),
    short_description: t(
      'See where your parcel is at every moment and share the link.',
      'اعرف مكان طردك في كل لحظة وشارك الرابط.',
      'Ҷойи бастаро ҳар лаҳза бинед ва пайвандро фиристед.',
      'В любой момент видно, где посылка; ссылкой можно поделиться.',
    ),
    art: ['world-map', 'round-pushpin'],
  },
  {
    key: 'price',
    title: t('A price you know before', 'سعر تعرفه مسبقًا', 'Нархи пешакӣ маълум', 'Цена известна заранее'),
    short_description: t(
      'The distance decides. No extra fee appears at the door.',
      'المسافة تحدد السعر. لا رسوم مفاجئة عند الباب.',
      'Нарх аз масофа вобаста аст. Дар назди дар иловапулӣ нест.',
      'Решает расстояние. Никаких доплат у двери.',
    ),
    art: ['money-bag', 'receipt'],
  },
  {
    key: 'safe',
    title: t('Insured and checked', 'مؤمن ومفحوص', 'Суғурташуда ва санҷида', 'Застраховано и проверено'),
    short_description: t(
      'Each parcel is insured up to 200 dollars, each courier is known to us.',
      'كل طرد مؤمن حتى 200 دولار وكل مندوب معروف لدينا.',
      'Ҳар баста то 200 доллар суғурта шудааст, ҳар қосидро мешиносем.',
      'Посылка застрахована до 200 долларов, каждого курьера мы знаем.',
    ),
    art: ['shield', 'check-mark-button'],
  },
  {
    key: 'payer',
    title: t(
      'Either side may pay',
      'يدفع أي من الطرفين',
      'Ҳар ду тараф пардохта метавонанд',
      'Платит любая сторона',
    ),
    short_description: t(
      'Choose whether the sender or the receiver pays for the delivery.',
      'اختر من يدفع ثمن التوصيل: المرسل أم المستلم.',
      'Интихоб кунед, ки фиристанда пардозад ё гиранда.',
      'Выберите, кто платит за доставку: отправитель или получатель.',
    ),
    art: ['handshake', 'coin'],
  },
]

export const parcelVideoContent: { section_title: Localised; steps: readonly ParcelStepContent[] } = {
  section_title: t(
    'Three steps and it is on its way',
    'ثلاث خطوات وينطلق طردك',
    'Се қадам — ва баста дар роҳ',
    'Три шага — и посылка в пути',
  ),
  steps: [
    {
      label: t(
        'Say what and where',
        'حدد ماذا وإلى أين',
        'Чӣ ва ба куҷо — нишон диҳед',
        'Укажите, что и куда',
      ),
      description: t(
        'Choose the kind of parcel, mark both addresses on the map and see the price.',
        'اختر نوع الطرد وحدد العنوانين على الخريطة واعرف السعر.',
        'Навъи бастаро интихоб кунед, ду суроғаро дар харита нишон диҳед ва нархро бинед.',
        'Выберите тип посылки, отметьте оба адреса на карте и увидите цену.',
      ),
    },
    {
      label: t('Hand it to the courier', 'سلمه للمندوب', 'Ба қосид супоред', 'Передайте курьеру'),
      description: t(
        'A courier comes to the sender, checks the wrapping and confirms with a code.',
        'يصل المندوب إلى المرسل ويتفقد التغليف ويؤكد برمز.',
        'Қосид назди фиристанда меояд, бастабандиро мебинад ва бо рамз тасдиқ мекунад.',
        'Курьер приедет к отправителю, проверит упаковку и подтвердит кодом.',
      ),
    },
    {
      label: t(
        'Follow it to the door',
        'تابعه حتى الباب',
        'То назди дар пайгирӣ кунед',
        'Следите до самой двери',
      ),
      description: t(
        'Watch the way on the map; we tell you the moment it is delivered.',
        'تابع الطريق على الخريطة ونخبرك لحظة التسليم.',
        'Роҳро дар харита бинед; лаҳзаи супориданро хабар медиҳем.',
        'Смотрите путь на карте; мы сообщим в момент вручения.',
      ),
    },
  ],
}

export const parcelPromotionalBanners: readonly ParcelBannerContent[] = [
  {
    key: 'across-town',
    title: t(
      'Across town in an hour',
      'عبر المدينة في ساعة',
      'Аз як сари шаҳр то сари дигар дар як соат',
      'Через весь город за час',
    ),
    subtitle: t(
      'Left bank, right bank, any bank',
      'الضفة اليسرى أو اليمنى أو أي ضفة',
      'Соҳили чап, соҳили рост — ҳар куҷо',
      'Левый берег, правый берег, любой',
    ),
    art: ['motor-scooter', 'package', 'cityscape'],
    hue: 38,
  },
  {
    key: 'papers-today',
    title: t(
      'Papers signed today',
      'أوراق موقعة اليوم',
      'Ҳуҷҷат имрӯз имзо мешавад',
      'Бумаги подпишут сегодня',
    ),
    subtitle: t(
      'Documents there and back from 2.50 dollars',
      'مستندات ذهابًا وإيابًا من 2.50 دولار',
      'Ҳуҷҷат рафту омад аз 2,50 доллар',
      'Документы туда и обратно от 2,50 доллара',
    ),
    art: ['page-facing-up', 'fountain-pen', 'stopwatch'],
    hue: 210,
  },
  {
    key: 'flowers-warm',
    title: t('Flowers arrive warm', 'الزهور تصل دافئة', 'Гулҳо гарм мерасанд', 'Цветы приедут в тепле'),
    subtitle: t(
      'Thermo bags from the first frost',
      'حقائب حرارية منذ أول صقيع',
      'Аз сармои аввал халтаҳои гарм',
      'Термосумки с первых морозов',
    ),
    art: ['bouquet', 'snowflake', 'heart-hands'],
    hue: 348,
  },
]

export const prohibitedThings: readonly Localised[] = [
  t(
    'Weapons, ammunition and explosives',
    'الأسلحة والذخيرة والمتفجرات',
    'Яроқ, тир ва маводи тарканда',
    'Оружие, боеприпасы и взрывчатка',
  ),
  t(
    'Drugs and prescription medicine without papers',
    'المخدرات والأدوية الموصوفة دون أوراق',
    'Маводи мухаддир ва доруи дорухатӣ бе ҳуҷҷат',
    'Наркотики и рецептурные лекарства без документов',
  ),
  t(
    'Fuel, gas and other flammable things',
    'الوقود والغاز والمواد القابلة للاشتعال',
    'Сӯзишворӣ, газ ва чизҳои оташгиранда',
    'Топливо, газ и другое горючее',
  ),
  t(
    'Cash, bank cards and jewellery',
    'النقود وبطاقات البنك والمجوهرات',
    'Пули нақд, корти бонкӣ ва ҷавоҳирот',
    'Наличные, банковские карты и украшения',
  ),
  t(
    'Passports and identity cards',
    'جوازات السفر وبطاقات الهوية',
    'Шиноснома ва шаҳодатнома',
    'Паспорта и удостоверения личности',
  ),
  t('Live animals', 'الحيوانات الحية', 'Ҳайвоноти зинда', 'Живые животные'),
  t('Alcohol and tobacco', 'الكحول والتبغ', 'Нӯшокии спиртӣ ва тамоку', 'Алкоголь и табак'),
  t(
    'Poisons and strong chemicals',
    'السموم والمواد الكيميائية القوية',
    'Заҳр ва кимиёи тунд',
    'Яды и едкая химия',
  ),
  t(
    'Open food and anything that spoils on the way',
    'الطعام المكشوف وما يفسد في الطريق',
    'Хӯроки кушода ва ҳар чизи вайроншаванда',
    'Открытая еда и всё, что испортится в пути',
  ),
  t(
    'Anything stolen, forged or forbidden by law',
    'كل ما هو مسروق أو مزور أو محظور قانونًا',
    'Ҳар чизи дуздӣ, қалбакӣ ё қонунан манъ',
    'Краденое, поддельное и запрещённое законом',
  ),
]
