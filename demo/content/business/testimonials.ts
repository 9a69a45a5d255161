// What customers, sellers and couriers say on the landing page.
import type { Localised } from '#contract/core/language.ts'
import type { ArtSubject } from '../content.types.ts'
import { text } from '../localised.ts'

export interface TestimonialContent {
  name: Localised
  designation: Localised
  review: Localised
  art: ArtSubject
  company_art: ArtSubject
}

export const testimonials: readonly TestimonialContent[] = [
  {
    name: text({
      en: 'Aigerim Saparova',
      ar: 'آيغيريم ساباروفا',
      tg: 'Айгерим Сапарова',
      ru: 'Айгерим Сапарова',
    }),
    designation: text({ en: 'Teacher', ar: 'معلمة', tg: 'Муаллима', ru: 'Учительница' }),
    review: text({
      en: 'My lessons end at six and dinner is at the door at half past. The plov arrives hotter than from my own stove.',
      ar: 'تنتهي دروسي في السادسة والعشاء عند الباب في السادسة والنصف. البلوف يصل أسخن مما على موقدي.',
      tg: 'Дарсам соати шаш тамом мешавад, нимсоат баъд хӯрок дар назди дар. Ош аз деги худам ҳам гармтар мерасад.',
      ru: 'Уроки заканчиваются в шесть, а в половине седьмого ужин у двери. Плов горячее, чем с моей плиты.',
    }),
    art: ['woman', 'books'],
    company_art: ['school'],
  },
  {
    name: text({ en: 'Timur Akhmetov', ar: 'تيمور أحمدوف', tg: 'Темур Аҳметов', ru: 'Тимур Ахметов' }),
    designation: text({ en: 'Engineer', ar: 'مهندس', tg: 'Муҳандис', ru: 'Инженер' }),
    review: text({
      en: 'I forgot my keys at the office and a courier brought them before I finished my tea.',
      ar: 'نسيت مفاتيحي في المكتب فأحضرها المندوب قبل أن أنهي الشاي.',
      tg: 'Калидро дар идора фаромӯш кардам, қосид то чойро тамом кардан овард.',
      ru: 'Забыл ключи в офисе, и курьер привёз их раньше, чем я допил чай.',
    }),
    art: ['man', 'gear'],
    company_art: ['office-building'],
  },
  {
    name: text({ en: 'Nigina Rahimova', ar: 'نيغينا رحيموفا', tg: 'Нигина Раҳимова', ru: 'Нигина Рахимова' }),
    designation: text({
      en: 'Mother of two',
      ar: 'أم لطفلين',
      tg: 'Модари ду кӯдак',
      ru: 'Мама двоих детей',
    }),
    review: text({
      en: 'At two at night the fever syrup was here in twenty minutes. I will not forget that.',
      ar: 'في الثانية ليلًا وصل شراب الحرارة خلال عشرين دقيقة. لن أنسى ذلك.',
      tg: 'Соати дуи шаб шарбати таб дар бист дақиқа расид. Инро фаромӯш намекунам.',
      ru: 'В два часа ночи сироп от жара был у нас через двадцать минут. Этого я не забуду.',
    }),
    art: ['woman-feeding-baby', 'baby-bottle'],
    company_art: ['house-with-garden'],
  },
  {
    name: text({ en: 'Daniyar Bekov', ar: 'دانيار بيكوف', tg: 'Дониёр Беков', ru: 'Данияр Беков' }),
    designation: text({
      en: 'Owner of a teahouse',
      ar: 'صاحب بيت شاي',
      tg: 'Соҳиби чойхона',
      ru: 'Владелец чайханы',
    }),
    review: text({
      en: 'A third of our evening orders come through Fivefold, and payouts arrive every Monday.',
      ar: 'ثلث طلبات المساء تأتي عبر Fivefold والمدفوعات تصل كل اثنين.',
      tg: 'Сеяки фармоишҳои шом аз Fivefold меояд, пардохт ҳар душанбе.',
      ru: 'Треть вечерних заказов приходит через Fivefold, выплаты каждый понедельник.',
    }),
    art: ['man-cook', 'teapot'],
    company_art: ['teapot'],
  },
  {
    name: text({ en: 'Madina Yusupova', ar: 'مدينة يوسوبوفا', tg: 'Мадина Юсупова', ru: 'Мадина Юсупова' }),
    designation: text({ en: 'Pharmacist', ar: 'صيدلانية', tg: 'Дорусоз', ru: 'Фармацевт' }),
    review: text({
      en: 'Prescriptions come as clear photos, so I can call the patient before anything is sent.',
      ar: 'تصلني الوصفات صورًا واضحة فأتصل بالمريض قبل الإرسال.',
      tg: 'Дорухатҳо бо акси равшан меоянд, пеш аз фиристодан ба бемор занг мезанам.',
      ru: 'Рецепты приходят чёткими фото, и я успеваю позвонить пациенту до отправки.',
    }),
    art: ['woman-health-worker', 'pill'],
    company_art: ['hospital'],
  },
  {
    name: text({ en: 'Sergey Kim', ar: 'سيرغي كيم', tg: 'Сергей Ким', ru: 'Сергей Ким' }),
    designation: text({ en: 'Courier', ar: 'مندوب توصيل', tg: 'Қосид', ru: 'Курьер' }),
    review: text({
      en: 'I study in the mornings and ride in the evenings. Nobody asks why I am offline.',
      ar: 'أدرس صباحًا وأوصل مساءً ولا أحد يسأل لماذا أنا غير متصل.',
      tg: 'Саҳар мехонам, шом мерасонам. Касе намепурсад, ки чаро нестам.',
      ru: 'Утром учусь, вечером развожу. Никто не спрашивает, почему я не на линии.',
    }),
    art: ['man-biking', 'package'],
    company_art: ['motor-scooter'],
  },
  {
    name: text({ en: 'Layla Hassan', ar: 'ليلى حسن', tg: 'Лайло Ҳасан', ru: 'Лейла Хасан' }),
    designation: text({ en: 'Student', ar: 'طالبة', tg: 'Донишҷӯ', ru: 'Студентка' }),
    review: text({
      en: 'The whole app speaks Arabic, and the map found my dormitory at once.',
      ar: 'التطبيق كله بالعربية والخريطة وجدت سكني فورًا.',
      tg: 'Тамоми барнома арабӣ медонад ва харита хобгоҳамро зуд ёфт.',
      ru: 'Всё приложение говорит по-арабски, а карта сразу нашла моё общежитие.',
    }),
    art: ['woman-student', 'graduation-cap'],
    company_art: ['graduation-cap'],
  },
  {
    name: text({ en: 'Farrukh Nazarov', ar: 'فرخ نظروف', tg: 'Фаррух Назаров', ru: 'Фаррух Назаров' }),
    designation: text({
      en: 'Market seller',
      ar: 'بائع في السوق',
      tg: 'Фурӯшандаи бозор',
      ru: 'Продавец на рынке',
    }),
    review: text({
      en: 'My melons now reach people who never came to the bazaar.',
      ar: 'صار بطيخي يصل إلى من لم يأتوا إلى السوق قط.',
      tg: 'Харбузаҳои ман акнун ба касоне мерасанд, ки ҳаргиз ба бозор намеомаданд.',
      ru: 'Мои дыни теперь доходят до тех, кто никогда не бывал на базаре.',
    }),
    art: ['man-farmer', 'melon'],
    company_art: ['melon'],
  },
  {
    name: text({ en: 'Olga Petrenko', ar: 'أولغا بترينكو', tg: 'Олга Петренко', ru: 'Ольга Петренко' }),
    designation: text({ en: 'Designer', ar: 'مصممة', tg: 'Тарроҳ', ru: 'Дизайнер' }),
    review: text({
      en: 'The coat did not fit, the courier took it back the same day and the money was in my wallet.',
      ar: 'المعطف لم يناسبني فأعاده المندوب في اليوم نفسه وعاد المال إلى محفظتي.',
      tg: 'Палто намувофиқ омад, қосид ҳамон рӯз бурд ва пул ба ҳамёнам баргашт.',
      ru: 'Пальто не подошло, курьер забрал его в тот же день, деньги вернулись в кошелёк.',
    }),
    art: ['woman-artist', 'artist-palette'],
    company_art: ['artist-palette'],
  },
]
