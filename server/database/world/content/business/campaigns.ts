// Basic campaigns that gather stores under one idea, for every module.
import type { ModuleType } from '#contract/core/module-type.ts'
import { t } from '../localised.ts'
import type { BasicCampaignContent } from './business.types.ts'

export const basicCampaigns: Record<ModuleType, readonly BasicCampaignContent[]> = {
  food: [
    {
      key: 'teahouse-week',
      title: t('Teahouse week', 'أسبوع بيوت الشاي', 'Ҳафтаи чойхонаҳо', 'Неделя чайхан'),
      description: t(
        'Set menus from the oldest teahouses of the city.',
        'وجبات محددة من أقدم بيوت الشاي في المدينة.',
        'Менюи махсус аз кӯҳантарин чойхонаҳои шаҳр.',
        'Комплексные обеды от старейших чайхан города.',
      ),
      art: ['teapot', 'pot-of-food'],
      hue: 24,
    },
    {
      key: 'world-street-food',
      title: t(
        'Street food of the world',
        'أطعمة الشارع من العالم',
        'Хӯрокҳои кӯчагии ҷаҳон',
        'Уличная еда мира',
      ),
      description: t(
        'Tacos, falafel and dumplings without leaving home.',
        'تاكو وفلافل وزلابية دون مغادرة البيت.',
        'Тако, фалафел ва манту бе баромадан аз хона.',
        'Тако, фалафель и пельмени не выходя из дома.',
      ),
      art: ['taco', 'falafel', 'dumpling'],
      hue: 46,
    },
    {
      key: 'lunch-under-five',
      title: t(
        'Lunch under five dollars',
        'غداء بأقل من خمسة دولارات',
        'Хӯроки нисфирӯзӣ то панҷ доллар',
        'Обед до пяти долларов',
      ),
      description: t(
        'Honest lunches for working days, eleven to three.',
        'وجبات غداء صادقة لأيام العمل من الحادية عشرة حتى الثالثة.',
        'Хӯроки бомазза барои рӯзҳои корӣ, аз ёздаҳ то се.',
        'Честные обеды в будни, с одиннадцати до трёх.',
      ),
      art: ['bento-box', 'coin'],
      hue: 8,
    },
  ],
  grocery: [
    {
      key: 'harvest-days',
      title: t('Harvest days', 'أيام الحصاد', 'Айёми ҳосил', 'Дни урожая'),
      description: t(
        'Vegetables and fruit straight from the growers.',
        'خضار وفواكه مباشرة من المزارعين.',
        'Сабзавот ва мева бевосита аз деҳқон.',
        'Овощи и фрукты прямо от фермеров.',
      ),
      art: ['carrot', 'grapes', 'ear-of-corn'],
      hue: 96,
    },
    {
      key: 'breakfast-shelf',
      title: t('The breakfast shelf', 'رف الفطور', 'Рафи наҳорӣ', 'Полка для завтрака'),
      description: t(
        'Eggs, cheese, bread and honey at morning prices.',
        'بيض وجبن وخبز وعسل بأسعار الصباح.',
        'Тухм, панир, нон ва асал бо нархи саҳарӣ.',
        'Яйца, сыр, хлеб и мёд по утренним ценам.',
      ),
      art: ['egg', 'honey-pot', 'bread'],
      hue: 40,
    },
    {
      key: 'clean-home',
      title: t('Clean home weekend', 'عطلة البيت النظيف', 'Рӯзҳои хонаи тоза', 'Выходные чистого дома'),
      description: t(
        'Soap, sponges and powders, two for the price of one and a half.',
        'صابون وإسفنج ومساحيق، اثنان بسعر واحد ونصف.',
        'Собун, исфанҷ ва хока — дуто бо нархи якуним.',
        'Мыло, губки и порошки — два по цене полутора.',
      ),
      art: ['soap', 'sponge', 'bubbles'],
      hue: 196,
    },
  ],
  pharmacy: [
    {
      key: 'strong-winter',
      title: t('Strong through winter', 'أقوياء طوال الشتاء', 'Зимистон бо қувват', 'Зимой без простуд'),
      description: t(
        'Vitamins, teas and sprays from pharmacies near you.',
        'فيتامينات وشاي وبخاخات من صيدليات قريبة.',
        'Витамин, чой ва спрей аз дорухонаҳои наздик.',
        'Витамины, чаи и спреи из аптек рядом.',
      ),
      art: ['tangerine', 'snowflake', 'pill'],
      hue: 190,
    },
    {
      key: 'mother-and-baby',
      title: t('Mother and baby', 'الأم والطفل', 'Модар ва кӯдак', 'Мама и малыш'),
      description: t(
        'Gentle care for the first thousand days.',
        'عناية لطيفة للأيام الألف الأولى.',
        'Нигоҳубини мулоим барои ҳазор рӯзи аввал.',
        'Бережный уход в первую тысячу дней.',
      ),
      art: ['breast-feeding', 'baby-bottle'],
      hue: 320,
    },
    {
      key: 'know-your-pressure',
      title: t('Know your numbers', 'اعرف أرقامك', 'Рақамҳои худро донед', 'Знай свои показатели'),
      description: t(
        'Pressure monitors and meters, with a free first check in store.',
        'أجهزة ضغط وسكر مع أول فحص مجاني في الصيدلية.',
        'Фишорсанҷ ва қандсанҷ, санҷиши аввал дар дорухона ройгон.',
        'Тонометры и глюкометры, первая проверка в аптеке бесплатно.',
      ),
      art: ['stethoscope', 'beating-heart'],
      hue: 172,
    },
  ],
  ecommerce: [
    {
      key: 'back-to-school',
      title: t('Back to school', 'العودة إلى المدرسة', 'Ба пешвози мактаб', 'Снова в школу'),
      description: t(
        'Backpacks, notebooks and everything sharp and colourful.',
        'حقائب ودفاتر وكل ما هو حاد وملون.',
        'Ҷузвдон, дафтар ва ҳар чизи нӯгтезу рангин.',
        'Рюкзаки, тетради и всё острое и цветное.',
      ),
      art: ['backpack', 'pencil', 'books'],
      hue: 268,
    },
    {
      key: 'warm-evenings',
      title: t('Warm evenings', 'أمسيات دافئة', 'Шомҳои гарм', 'Тёплые вечера'),
      description: t(
        'Blankets, candles, games and long talks.',
        'بطانيات وشموع وألعاب وأحاديث طويلة.',
        'Кӯрпа, шамъ, бозӣ ва суҳбати дароз.',
        'Пледы, свечи, игры и долгие разговоры.',
      ),
      art: ['candle', 'couch-and-lamp', 'game-die'],
      hue: 30,
    },
    {
      key: 'local-makers',
      title: t('Made by local hands', 'صنع بأيد محلية', 'Кори дасти маҳаллӣ', 'Сделано местными руками'),
      description: t(
        'Felt, silk and clay from workshops of the region.',
        'لباد وحرير وفخار من ورش المنطقة.',
        'Намад, абрешим ва сафол аз коргоҳҳои минтақа.',
        'Войлок, шёлк и глина из мастерских региона.',
      ),
      art: ['amphora', 'yarn', 'scarf'],
      hue: 16,
    },
  ],
  parcel: [
    {
      key: 'holiday-parcels',
      title: t('Holiday parcels', 'طرود الأعياد', 'Бастаҳои идона', 'Праздничные посылки'),
      description: t(
        'Gifts go first on every holiday morning.',
        'الهدايا أولًا في صباح كل عيد.',
        'Саҳари ҳар ид тӯҳфаҳо аввал мераванд.',
        'В праздничное утро подарки едут первыми.',
      ),
      art: ['wrapped-gift', 'package'],
      hue: 340,
    },
    {
      key: 'office-mornings',
      title: t('Office mornings', 'صباحات المكتب', 'Субҳи идораҳо', 'Офисное утро'),
      description: t(
        'Papers collected before nine arrive before eleven.',
        'الأوراق التي تُستلم قبل التاسعة تصل قبل الحادية عشرة.',
        'Ҳуҷҷати то нӯҳ гирифташуда то ёздаҳ мерасад.',
        'Бумаги, забранные до девяти, приедут до одиннадцати.',
      ),
      art: ['briefcase', 'page-facing-up'],
      hue: 212,
    },
    {
      key: 'green-ride',
      title: t('By bicycle in summer', 'بالدراجة في الصيف', 'Тобистон бо дучарха', 'Летом на велосипеде'),
      description: t(
        'Short trips are ridden, not driven, from May to September.',
        'المسافات القصيرة بالدراجة من مايو حتى سبتمبر.',
        'Аз май то сентябр роҳҳои кӯтоҳ бо дучарха.',
        'С мая по сентябрь короткие поездки на велосипеде.',
      ),
      art: ['bicycle', 'seedling'],
      hue: 128,
    },
  ],
}
