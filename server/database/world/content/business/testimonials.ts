// What customers, sellers and couriers say on the landing page.
import type { Localised } from '#contract/core/language.ts'
import type { ArtSubject } from '../content.types.ts'
import { t } from '../localised.ts'

export interface TestimonialContent {
  name: Localised
  designation: Localised
  review: Localised
  art: ArtSubject
  company_art: ArtSubject
}

export const testimonials: readonly TestimonialContent[] = [
  {
    name: t('Aigerim Saparova', 'آيغيريم ساباروفا', 'Айгерим Сапарова', 'Айгерим Сапарова'),
    designation: t('Teacher', 'معلمة', 'Муаллима', 'Учительница'),
    review: t(
      'My lessons end at six and dinner is at the door at half past. The plov arrives hotter than from my own stove.',
      'تنتهي دروسي في السادسة والعشاء عند الباب في السادسة والنصف. البلوف يصل أسخن مما على موقدي.',
      'Дарсам соати шаш тамом мешавад, нимсоат баъд хӯрок дар назди дар. Ош аз деги худам ҳам гармтар мерасад.',
      'Уроки заканчиваются в шесть, а в половине седьмого ужин у двери. Плов горячее, чем с моей плиты.',
    ),
    art: ['woman', 'books'],
    company_art: ['school'],
  },
  {
    name: t('Timur Akhmetov', 'تيمور أحمدوف', 'Темур Аҳметов', 'Тимур Ахметов'),
    designation: t('Engineer', 'مهندس', 'Муҳандис', 'Инженер'),
    review: t(
      'I forgot my keys at the office and a courier brought them before I finished my tea.',
      'نسيت مفاتيحي في المكتب فأحضرها المندوب قبل أن أنهي الشاي.',
      'Калидро дар идора фаромӯш кардам, қосид то чойро тамом кардан овард.',
      'Забыл ключи в офисе, и курьер привёз их раньше, чем я допил чай.',
    ),
    art: ['man', 'gear'],
    company_art: ['office-building'],
  },
  {
    name: t('Nigina Rahimova', 'نيغينا رحيموفا', 'Нигина Раҳимова', 'Нигина Рахимова'),
    designation: t('Mother of two', 'أم لطفلين', 'Модари ду кӯдак', 'Мама двоих детей'),
    review: t(
      'At two at night the fever syrup was here in twenty minutes. I will not forget that.',
      'في الثانية ليلًا وصل شراب الحرارة خلال عشرين دقيقة. لن أنسى ذلك.',
      'Соати дуи шаб шарбати таб дар бист дақиқа расид. Инро фаромӯш намекунам.',
      'В два часа ночи сироп от жара был у нас через двадцать минут. Этого я не забуду.',
    ),
    art: ['woman-feeding-baby', 'baby-bottle'],
    company_art: ['house-with-garden'],
  },
  {
    name: t('Daniyar Bekov', 'دانيار بيكوف', 'Дониёр Беков', 'Данияр Беков'),
    designation: t('Owner of a teahouse', 'صاحب بيت شاي', 'Соҳиби чойхона', 'Владелец чайханы'),
    review: t(
      'A third of our evening orders come through Fivefold, and payouts arrive every Monday.',
      'ثلث طلبات المساء تأتي عبر فايففولد والمدفوعات تصل كل اثنين.',
      'Сеяки фармоишҳои шом аз Файвфолд меояд, пардохт ҳар душанбе.',
      'Треть вечерних заказов приходит через Файвфолд, выплаты каждый понедельник.',
    ),
    art: ['man-cook', 'teapot'],
    company_art: ['teapot'],
  },
  {
    name: t('Madina Yusupova', 'مدينة يوسوبوفا', 'Мадина Юсупова', 'Мадина Юсупова'),
    designation: t('Pharmacist', 'صيدلانية', 'Дорусоз', 'Фармацевт'),
    review: t(
      'Prescriptions come as clear photos, so I can call the patient before anything is sent.',
      'تصلني الوصفات صورًا واضحة فأتصل بالمريض قبل الإرسال.',
      'Дорухатҳо бо акси равшан меоянд, пеш аз фиристодан ба бемор занг мезанам.',
      'Рецепты приходят чёткими фото, и я успеваю позвонить пациенту до отправки.',
    ),
    art: ['woman-health-worker', 'pill'],
    company_art: ['hospital'],
  },
  {
    name: t('Sergey Kim', 'سيرغي كيم', 'Сергей Ким', 'Сергей Ким'),
    designation: t('Courier', 'مندوب توصيل', 'Қосид', 'Курьер'),
    review: t(
      'I study in the mornings and ride in the evenings. Nobody asks why I am offline.',
      'أدرس صباحًا وأوصل مساءً ولا أحد يسأل لماذا أنا غير متصل.',
      'Саҳар мехонам, шом мерасонам. Касе намепурсад, ки чаро нестам.',
      'Утром учусь, вечером развожу. Никто не спрашивает, почему я не на линии.',
    ),
    art: ['man-biking', 'package'],
    company_art: ['motor-scooter'],
  },
  {
    name: t('Layla Hassan', 'ليلى حسن', 'Лайло Ҳасан', 'Лейла Хасан'),
    designation: t('Student', 'طالبة', 'Донишҷӯ', 'Студентка'),
    review: t(
      'The whole app speaks Arabic, and the map found my dormitory at once.',
      'التطبيق كله بالعربية والخريطة وجدت سكني فورًا.',
      'Тамоми барнома арабӣ медонад ва харита хобгоҳамро зуд ёфт.',
      'Всё приложение говорит по-арабски, а карта сразу нашла моё общежитие.',
    ),
    art: ['woman-student', 'graduation-cap'],
    company_art: ['graduation-cap'],
  },
  {
    name: t('Farrukh Nazarov', 'فرخ نظروف', 'Фаррух Назаров', 'Фаррух Назаров'),
    designation: t('Market seller', 'بائع في السوق', 'Фурӯшандаи бозор', 'Продавец на рынке'),
    review: t(
      'My melons now reach people who never came to the bazaar.',
      'صار بطيخي يصل إلى من لم يأتوا إلى السوق قط.',
      'Харбузаҳои ман акнун ба касоне мерасанд, ки ҳаргиз ба бозор намеомаданд.',
      'Мои дыни теперь доходят до тех, кто никогда не бывал на базаре.',
    ),
    art: ['man-farmer', 'melon'],
    company_art: ['melon'],
  },
  {
    name: t('Olga Petrenko', 'أولغا بترينكو', 'Олга Петренко', 'Ольга Петренко'),
    designation: t('Designer', 'مصممة', 'Тарроҳ', 'Дизайнер'),
    review: t(
      'The coat did not fit, the courier took it back the same day and the money was in my wallet.',
      'المعطف لم يناسبني فأعاده المندوب في اليوم نفسه وعاد المال إلى محفظتي.',
      'Палто намувофиқ омад, қосид ҳамон рӯз бурд ва пул ба ҳамёнам баргашт.',
      'Пальто не подошло, курьер забрал его в тот же день, деньги вернулись в кошелёк.',
    ),
    art: ['woman-artist', 'artist-palette'],
    company_art: ['artist-palette'],
  },
]
