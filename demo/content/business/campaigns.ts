// Basic campaigns that gather stores under one idea, for every module.
import type { DemoModule } from '../demo-modules.ts'
import { text } from '../localised.ts'
import type { BasicCampaignContent } from './business.types.ts'

export const basicCampaigns: Record<DemoModule, readonly BasicCampaignContent[]> = {
  food: [
    {
      key: 'teahouse-week',
      title: text({
        en: 'Teahouse week',
        ar: 'أسبوع بيوت الشاي',
        tg: 'Ҳафтаи чойхонаҳо',
        ru: 'Неделя чайхан',
      }),
      description: text({
        en: 'Set menus from the oldest teahouses of the city.',
        ar: 'وجبات محددة من أقدم بيوت الشاي في المدينة.',
        tg: 'Менюи махсус аз кӯҳантарин чойхонаҳои шаҳр.',
        ru: 'Комплексные обеды от старейших чайхан города.',
      }),
      art: ['teapot', 'pot-of-food'],
      hue: 24,
    },
    {
      key: 'world-street-food',
      title: text({
        en: 'Street food of the world',
        ar: 'أطعمة الشارع من العالم',
        tg: 'Хӯрокҳои кӯчагии ҷаҳон',
        ru: 'Уличная еда мира',
      }),
      description: text({
        en: 'Tacos, falafel and dumplings without leaving home.',
        ar: 'تاكو وفلافل وزلابية دون مغادرة البيت.',
        tg: 'Тако, фалафел ва манту бе баромадан аз хона.',
        ru: 'Тако, фалафель и пельмени не выходя из дома.',
      }),
      art: ['taco', 'falafel', 'dumpling'],
      hue: 46,
    },
    {
      key: 'lunch-under-five',
      title: text({
        en: 'Lunch under five dollars',
        ar: 'غداء بأقل من خمسة دولارات',
        tg: 'Хӯроки нисфирӯзӣ то панҷ доллар',
        ru: 'Обед до пяти долларов',
      }),
      description: text({
        en: 'Honest lunches for working days, eleven to three.',
        ar: 'وجبات غداء صادقة لأيام العمل من الحادية عشرة حتى الثالثة.',
        tg: 'Хӯроки бомазза барои рӯзҳои корӣ, аз ёздаҳ то се.',
        ru: 'Честные обеды в будни, с одиннадцати до трёх.',
      }),
      art: ['bento-box', 'coin'],
      hue: 8,
    },
  ],
  grocery: [
    {
      key: 'harvest-days',
      title: text({ en: 'Harvest days', ar: 'أيام الحصاد', tg: 'Айёми ҳосил', ru: 'Дни урожая' }),
      description: text({
        en: 'Vegetables and fruit straight from the growers.',
        ar: 'خضار وفواكه مباشرة من المزارعين.',
        tg: 'Сабзавот ва мева бевосита аз деҳқон.',
        ru: 'Овощи и фрукты прямо от фермеров.',
      }),
      art: ['carrot', 'grapes', 'ear-of-corn'],
      hue: 96,
    },
    {
      key: 'breakfast-shelf',
      title: text({
        en: 'The breakfast shelf',
        ar: 'رف الفطور',
        tg: 'Рафи наҳорӣ',
        ru: 'Полка для завтрака',
      }),
      description: text({
        en: 'Eggs, cheese, bread and honey at morning prices.',
        ar: 'بيض وجبن وخبز وعسل بأسعار الصباح.',
        tg: 'Тухм, панир, нон ва асал бо нархи саҳарӣ.',
        ru: 'Яйца, сыр, хлеб и мёд по утренним ценам.',
      }),
      art: ['egg', 'honey-pot', 'bread'],
      hue: 40,
    },
    {
      key: 'clean-home',
      title: text({
        en: 'Clean home weekend',
        ar: 'عطلة البيت النظيف',
        tg: 'Рӯзҳои хонаи тоза',
        ru: 'Выходные чистого дома',
      }),
      description: text({
        en: 'Soap, sponges and powders, two for the price of one and a half.',
        ar: 'صابون وإسفنج ومساحيق، اثنان بسعر واحد ونصف.',
        tg: 'Собун, исфанҷ ва хока — дуто бо нархи якуним.',
        ru: 'Мыло, губки и порошки — два по цене полутора.',
      }),
      art: ['soap', 'sponge', 'bubbles'],
      hue: 196,
    },
  ],
  pharmacy: [
    {
      key: 'strong-winter',
      title: text({
        en: 'Strong through winter',
        ar: 'أقوياء طوال الشتاء',
        tg: 'Зимистон бо қувват',
        ru: 'Зимой без простуд',
      }),
      description: text({
        en: 'Vitamins, teas and sprays from pharmacies near you.',
        ar: 'فيتامينات وشاي وبخاخات من صيدليات قريبة.',
        tg: 'Витамин, чой ва спрей аз дорухонаҳои наздик.',
        ru: 'Витамины, чаи и спреи из аптек рядом.',
      }),
      art: ['tangerine', 'snowflake', 'pill'],
      hue: 190,
    },
    {
      key: 'mother-and-baby',
      title: text({ en: 'Mother and baby', ar: 'الأم والطفل', tg: 'Модар ва кӯдак', ru: 'Мама и малыш' }),
      description: text({
        en: 'Gentle care for the first thousand days.',
        ar: 'عناية لطيفة للأيام الألف الأولى.',
        tg: 'Нигоҳубини мулоим барои ҳазор рӯзи аввал.',
        ru: 'Бережный уход в первую тысячу дней.',
      }),
      art: ['breast-feeding', 'baby-bottle'],
      hue: 320,
    },
    {
      key: 'know-your-pressure',
      title: text({
        en: 'Know your numbers',
        ar: 'اعرف أرقامك',
        tg: 'Рақамҳои худро донед',
        ru: 'Знай свои показатели',
      }),
      description: text({
        en: 'Pressure monitors and meters, with a free first check in store.',
        ar: 'أجهزة ضغط وسكر مع أول فحص مجاني في الصيدلية.',
        tg: 'Фишорсанҷ ва қандсанҷ, санҷиши аввал дар дорухона ройгон.',
        ru: 'Тонометры и глюкометры, первая проверка в аптеке бесплатно.',
      }),
      art: ['stethoscope', 'beating-heart'],
      hue: 172,
    },
  ],
  ecommerce: [
    {
      key: 'back-to-school',
      title: text({
        en: 'Back to school',
        ar: 'العودة إلى المدرسة',
        tg: 'Ба пешвози мактаб',
        ru: 'Снова в школу',
      }),
      description: text({
        en: 'Backpacks, notebooks and everything sharp and colourful.',
        ar: 'حقائب ودفاتر وكل ما هو حاد وملون.',
        tg: 'Ҷузвдон, дафтар ва ҳар чизи нӯгтезу рангин.',
        ru: 'Рюкзаки, тетради и всё острое и цветное.',
      }),
      art: ['backpack', 'pencil', 'books'],
      hue: 268,
    },
    {
      key: 'warm-evenings',
      title: text({ en: 'Warm evenings', ar: 'أمسيات دافئة', tg: 'Шомҳои гарм', ru: 'Тёплые вечера' }),
      description: text({
        en: 'Blankets, candles, games and long talks.',
        ar: 'بطانيات وشموع وألعاب وأحاديث طويلة.',
        tg: 'Кӯрпа, шамъ, бозӣ ва суҳбати дароз.',
        ru: 'Пледы, свечи, игры и долгие разговоры.',
      }),
      art: ['candle', 'couch-and-lamp', 'game-die'],
      hue: 30,
    },
    {
      key: 'local-makers',
      title: text({
        en: 'Made by local hands',
        ar: 'صنع بأيد محلية',
        tg: 'Кори дасти маҳаллӣ',
        ru: 'Сделано местными руками',
      }),
      description: text({
        en: 'Felt, silk and clay from workshops of the region.',
        ar: 'لباد وحرير وفخار من ورش المنطقة.',
        tg: 'Намад, абрешим ва сафол аз коргоҳҳои минтақа.',
        ru: 'Войлок, шёлк и глина из мастерских региона.',
      }),
      art: ['amphora', 'yarn', 'scarf'],
      hue: 16,
    },
  ],
  parcel: [
    {
      key: 'holiday-parcels',
      title: text({
        en: 'Holiday parcels',
        ar: 'طرود الأعياد',
        tg: 'Бастаҳои идона',
        ru: 'Праздничные посылки',
      }),
      description: text({
        en: 'Gifts go first on every holiday morning.',
        ar: 'الهدايا أولًا في صباح كل عيد.',
        tg: 'Саҳари ҳар ид тӯҳфаҳо аввал мераванд.',
        ru: 'В праздничное утро подарки едут первыми.',
      }),
      art: ['wrapped-gift', 'package'],
      hue: 340,
    },
    {
      key: 'office-mornings',
      title: text({ en: 'Office mornings', ar: 'صباحات المكتب', tg: 'Субҳи идораҳо', ru: 'Офисное утро' }),
      description: text({
        en: 'Papers collected before nine arrive before eleven.',
        ar: 'الأوراق التي تُستلم قبل التاسعة تصل قبل الحادية عشرة.',
        tg: 'Ҳуҷҷати то нӯҳ гирифташуда то ёздаҳ мерасад.',
        ru: 'Бумаги, забранные до девяти, приедут до одиннадцати.',
      }),
      art: ['briefcase', 'page-facing-up'],
      hue: 212,
    },
    {
      key: 'green-ride',
      title: text({
        en: 'By bicycle in summer',
        ar: 'بالدراجة في الصيف',
        tg: 'Тобистон бо дучарха',
        ru: 'Летом на велосипеде',
      }),
      description: text({
        en: 'Short trips are ridden, not driven, from May to September.',
        ar: 'المسافات القصيرة بالدراجة من مايو حتى سبتمبر.',
        tg: 'Аз май то сентябр роҳҳои кӯтоҳ бо дучарха.',
        ru: 'С мая по сентябрь короткие поездки на велосипеде.',
      }),
      art: ['bicycle', 'seedling'],
      hue: 128,
    },
  ],
}
