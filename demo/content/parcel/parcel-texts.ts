// What the parcel home page and form tell the sender around the list of parcel kinds.
import type { Localised } from '#contract/core/language.ts'
import { text } from '../localised.ts'
import type { ParcelBannerContent, ParcelStepContent, WhyChooseContent } from './parcel.types.ts'

export const parcelInstructions: readonly Localised[] = [
  text({
    en: 'Handle with care, it is fragile',
    ar: 'تعامل بحذر، قابل للكسر',
    tg: 'Эҳтиёт кунед, шикананда аст',
    ru: 'Осторожно, хрупкое',
  }),
  text({ en: 'Keep it upright', ar: 'أبقه في وضع قائم', tg: 'Рост нигоҳ доред', ru: 'Держите вертикально' }),
  text({
    en: 'Call me when you arrive',
    ar: 'اتصل بي عند وصولك',
    tg: 'Ҳангоми расидан занг занед',
    ru: 'Позвоните по приезде',
  }),
  text({
    en: 'Leave it at the door',
    ar: 'اتركه عند الباب',
    tg: 'Назди дар гузоред',
    ru: 'Оставьте у двери',
  }),
  text({
    en: 'Hand it to the concierge',
    ar: 'سلمه إلى حارس المبنى',
    tg: 'Ба посбони бино супоред',
    ru: 'Передайте консьержу',
  }),
  text({
    en: 'Give it to the receiver only',
    ar: 'سلمه للمستلم فقط',
    tg: 'Танҳо ба худи гиранда диҳед',
    ru: 'Отдайте только получателю',
  }),
  text({
    en: 'Do not tell who sent it, it is a surprise',
    ar: 'لا تذكر اسم المرسل، إنها مفاجأة',
    tg: 'Нагӯед, ки аз кӣ аст — ногаҳонист',
    ru: 'Не говорите от кого, это сюрприз',
  }),
  text({
    en: 'Keep it away from frost',
    ar: 'أبعده عن الصقيع',
    tg: 'Аз сармо эҳтиёт кунед',
    ru: 'Берегите от мороза',
  }),
]

export const whyChoose: readonly WhyChooseContent[] = [
  {
    key: 'fast',
    title: text({
      en: 'Picked up in minutes',
      ar: 'استلام خلال دقائق',
      tg: 'Дар чанд дақиқа мегирем',
      ru: 'Заберём за минуты',
    }),
    short_description: text({
      en: 'The nearest courier comes to your door, usually within a quarter of an hour.',
      ar: 'يأتي أقرب مندوب إلى بابك، غالبًا خلال ربع ساعة.',
      tg: 'Наздиктарин қосид одатан дар чоряк соат ба дари шумо меояд.',
      ru: 'Ближайший курьер будет у вас обычно через четверть часа.',
    }),
    art: ['stopwatch', 'motor-scooter'],
  },
  {
    key: 'live',
    title: text({
      en: 'Watch it on the map',
      ar: 'تابعه على الخريطة',
      tg: 'Дар харита бинед',
      ru: 'Следите на карте',
    }),
    short_description: text({
      en: 'See where your parcel is at every moment and share the link.',
      ar: 'اعرف مكان طردك في كل لحظة وشارك الرابط.',
      tg: 'Ҷойи бастаро ҳар лаҳза бинед ва пайвандро фиристед.',
      ru: 'В любой момент видно, где посылка; ссылкой можно поделиться.',
    }),
    art: ['world-map', 'round-pushpin'],
  },
  {
    key: 'price',
    title: text({
      en: 'A price you know beforehand',
      ar: 'سعر تعرفه مسبقًا',
      tg: 'Нархи пешакӣ маълум',
      ru: 'Цена известна заранее',
    }),
    short_description: text({
      en: 'The distance decides. No extra fee appears at the door.',
      ar: 'المسافة تحدد السعر. لا رسوم مفاجئة عند الباب.',
      tg: 'Нарх аз масофа вобаста аст. Дар назди дар иловапулӣ нест.',
      ru: 'Решает расстояние. Никаких доплат у двери.',
    }),
    art: ['money-bag', 'receipt'],
  },
  {
    key: 'safe',
    title: text({
      en: 'Insured and checked',
      ar: 'مؤمن ومفحوص',
      tg: 'Суғурташуда ва санҷида',
      ru: 'Застраховано и проверено',
    }),
    short_description: text({
      en: 'Each parcel is insured up to 200 dollars, each courier is known to us.',
      ar: 'كل طرد مؤمن حتى 200 دولار وكل مندوب معروف لدينا.',
      tg: 'Ҳар баста то 200 доллар суғурта шудааст, ҳар қосидро мешиносем.',
      ru: 'Посылка застрахована до 200 долларов, каждого курьера мы знаем.',
    }),
    art: ['shield', 'check-mark-button'],
  },
  {
    key: 'payer',
    title: text({
      en: 'Either side may pay',
      ar: 'يدفع أي من الطرفين',
      tg: 'Ҳар ду тараф пардохта метавонанд',
      ru: 'Платит любая сторона',
    }),
    short_description: text({
      en: 'Choose whether the sender or the receiver pays for the delivery.',
      ar: 'اختر من يدفع ثمن التوصيل: المرسل أم المستلم.',
      tg: 'Интихоб кунед, ки фиристанда пардозад ё гиранда.',
      ru: 'Выберите, кто платит за доставку: отправитель или получатель.',
    }),
    art: ['handshake', 'coin'],
  },
]

export const parcelVideoContent: { section_title: Localised; steps: readonly ParcelStepContent[] } = {
  section_title: text({
    en: 'Three steps and it is on its way',
    ar: 'ثلاث خطوات وينطلق طردك',
    tg: 'Се қадам — ва баста дар роҳ',
    ru: 'Три шага — и посылка в пути',
  }),
  steps: [
    {
      label: text({
        en: 'Say what and where',
        ar: 'حدد ماذا وإلى أين',
        tg: 'Чӣ ва ба куҷо — нишон диҳед',
        ru: 'Укажите, что и куда',
      }),
      description: text({
        en: 'Choose the kind of parcel, mark both addresses on the map and see the price.',
        ar: 'اختر نوع الطرد وحدد العنوانين على الخريطة واعرف السعر.',
        tg: 'Навъи бастаро интихоб кунед, ду суроғаро дар харита нишон диҳед ва нархро бинед.',
        ru: 'Выберите тип посылки, отметьте оба адреса на карте и увидите цену.',
      }),
    },
    {
      label: text({
        en: 'Hand it to the courier',
        ar: 'سلمه للمندوب',
        tg: 'Ба қосид супоред',
        ru: 'Передайте курьеру',
      }),
      description: text({
        en: 'A courier comes to the sender, checks the wrapping and confirms with a code.',
        ar: 'يصل المندوب إلى المرسل ويتفقد التغليف ويؤكد برمز.',
        tg: 'Қосид назди фиристанда меояд, бастабандиро мебинад ва бо рамз тасдиқ мекунад.',
        ru: 'Курьер приедет к отправителю, проверит упаковку и подтвердит кодом.',
      }),
    },
    {
      label: text({
        en: 'Follow it to the door',
        ar: 'تابعه حتى الباب',
        tg: 'То назди дар пайгирӣ кунед',
        ru: 'Следите до самой двери',
      }),
      description: text({
        en: 'Watch the route on the map; we tell you the moment it is delivered.',
        ar: 'تابع الطريق على الخريطة ونخبرك لحظة التسليم.',
        tg: 'Роҳро дар харита бинед; лаҳзаи супориданро хабар медиҳем.',
        ru: 'Смотрите путь на карте; мы сообщим в момент вручения.',
      }),
    },
  ],
}

export const parcelPromotionalBanners: readonly ParcelBannerContent[] = [
  {
    key: 'across-town',
    title: text({
      en: 'Across town in an hour',
      ar: 'عبر المدينة في ساعة',
      tg: 'Аз як сари шаҳр то сари дигар дар як соат',
      ru: 'Через весь город за час',
    }),
    subtitle: text({
      en: 'Left bank, right bank, any bank',
      ar: 'الضفة اليسرى أو اليمنى أو أي ضفة',
      tg: 'Соҳили чап, соҳили рост — ҳар куҷо',
      ru: 'Левый берег, правый берег, любой',
    }),
    art: ['motor-scooter', 'package', 'cityscape'],
    hue: 38,
  },
  {
    key: 'papers-today',
    title: text({
      en: 'Papers signed today',
      ar: 'أوراق موقعة اليوم',
      tg: 'Ҳуҷҷат имрӯз имзо мешавад',
      ru: 'Бумаги подпишут сегодня',
    }),
    subtitle: text({
      en: 'Documents there and back from 2.50 dollars',
      ar: 'مستندات ذهابًا وإيابًا من 2.50 دولار',
      tg: 'Ҳуҷҷат рафту омад аз 2,50 доллар',
      ru: 'Документы туда и обратно от 2,50 доллара',
    }),
    art: ['page-facing-up', 'fountain-pen', 'stopwatch'],
    hue: 210,
  },
  {
    key: 'flowers-warm',
    title: text({
      en: 'Flowers arrive warm',
      ar: 'الزهور تصل دافئة',
      tg: 'Гулҳо гарм мерасанд',
      ru: 'Цветы приедут в тепле',
    }),
    subtitle: text({
      en: 'Thermo bags from the first frost',
      ar: 'حقائب حرارية منذ أول صقيع',
      tg: 'Аз сармои аввал халтаҳои гарм',
      ru: 'Термосумки с первых морозов',
    }),
    art: ['bouquet', 'snowflake', 'heart-hands'],
    hue: 348,
  },
]

export const prohibitedThings: readonly Localised[] = [
  text({
    en: 'Weapons, ammunition and explosives',
    ar: 'الأسلحة والذخيرة والمتفجرات',
    tg: 'Яроқ, тир ва маводи тарканда',
    ru: 'Оружие, боеприпасы и взрывчатка',
  }),
  text({
    en: 'Drugs and prescription medicine without papers',
    ar: 'المخدرات والأدوية الموصوفة دون أوراق',
    tg: 'Маводи мухаддир ва доруи дорухатӣ бе ҳуҷҷат',
    ru: 'Наркотики и рецептурные лекарства без документов',
  }),
  text({
    en: 'Fuel, gas and other flammable things',
    ar: 'الوقود والغاز والمواد القابلة للاشتعال',
    tg: 'Сӯзишворӣ, газ ва чизҳои оташгиранда',
    ru: 'Топливо, газ и другое горючее',
  }),
  text({
    en: 'Cash, bank cards and jewellery',
    ar: 'النقود وبطاقات البنك والمجوهرات',
    tg: 'Пули нақд, корти бонкӣ ва ҷавоҳирот',
    ru: 'Наличные, банковские карты и украшения',
  }),
  text({
    en: 'Passports and identity cards',
    ar: 'جوازات السفر وبطاقات الهوية',
    tg: 'Шиноснома ва шаҳодатнома',
    ru: 'Паспорта и удостоверения личности',
  }),
  text({ en: 'Live animals', ar: 'الحيوانات الحية', tg: 'Ҳайвоноти зинда', ru: 'Живые животные' }),
  text({
    en: 'Alcohol and tobacco',
    ar: 'الكحول والتبغ',
    tg: 'Нӯшокии спиртӣ ва тамоку',
    ru: 'Алкоголь и табак',
  }),
  text({
    en: 'Poisons and strong chemicals',
    ar: 'السموم والمواد الكيميائية القوية',
    tg: 'Заҳр ва кимиёи тунд',
    ru: 'Яды и едкая химия',
  }),
  text({
    en: 'Open food and anything that spoils on the way',
    ar: 'الطعام المكشوف وما يفسد في الطريق',
    tg: 'Хӯроки кушода ва ҳар чизи вайроншаванда',
    ru: 'Открытая еда и всё, что испортится в пути',
  }),
  text({
    en: 'Anything stolen, forged or forbidden by law',
    ar: 'كل ما هو مسروق أو مزور أو محظور قانونًا',
    tg: 'Ҳар чизи дуздӣ, қалбакӣ ё қонунан манъ',
    ru: 'Краденое, поддельное и запрещённое законом',
  }),
]
