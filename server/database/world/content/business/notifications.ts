// Messages the shop sends to everybody; they fill the notification list of the demo world.
import type { Localised } from '#contract/core/language.ts'
import type { ArtSubject } from '../content.types.ts'
import { t } from '../localised.ts'

export interface NotificationContent {
  title: Localised
  description: Localised
  art: ArtSubject
}

export const notifications: readonly NotificationContent[] = [
  {
    title: t(
      'Welcome to Fivefold',
      'أهلًا بك في فايففولد',
      'Хуш омадед ба Файвфолд',
      'Добро пожаловать в Файвфолд',
    ),
    description: t(
      'Set your address and see who delivers to you today.',
      'حدد عنوانك وشاهد من يوصل إليك اليوم.',
      'Суроғаатонро гузоред ва бинед, ки имрӯз кӣ мерасонад.',
      'Укажите адрес и посмотрите, кто доставляет вам сегодня.',
    ),
    art: ['waving-hand', 'sparkles'],
  },
  {
    title: t(
      'Frost outside, soup inside',
      'صقيع في الخارج وحساء في الداخل',
      'Берун сармо, дарун шӯрбо',
      'За окном мороз, внутри суп',
    ),
    description: t(
      'Warm dishes are 20% off until Sunday.',
      'الأطباق الدافئة بخصم 20٪ حتى الأحد.',
      'Хӯрокҳои гарм то якшанбе 20% арзон.',
      'Тёплые блюда со скидкой 20% до воскресенья.',
    ),
    art: ['steaming-bowl', 'snowflake'],
  },
  {
    title: t(
      'Night pharmacies near you',
      'صيدليات ليلية قريبة منك',
      'Дорухонаҳои шабонаи наздик',
      'Ночные аптеки рядом',
    ),
    description: t(
      'Three more pharmacies now work around the clock.',
      'ثلاث صيدليات أخرى تعمل الآن على مدار الساعة.',
      'Боз се дорухона шабу рӯз кор мекунад.',
      'Ещё три аптеки теперь работают круглосуточно.',
    ),
    art: ['pill', 'crescent-moon'],
  },
  {
    title: t(
      'Flash sale starts today',
      'التخفيضات الخاطفة تبدأ اليوم',
      'Фурӯши барқӣ имрӯз сар мешавад',
      'Распродажа начинается сегодня',
    ),
    description: t(
      'Two days, real discounts, limited stock.',
      'يومان وخصومات حقيقية وكمية محدودة.',
      'Ду рӯз, арзонии ҳақиқӣ, миқдор маҳдуд.',
      'Два дня, настоящие скидки, запас ограничен.',
    ),
    art: ['high-voltage', 'shopping-bags'],
  },
  {
    title: t(
      'Invite a friend, both get a bonus',
      'ادع صديقًا ولكما مكافأة',
      'Дӯстро даъват кунед, ҳарду мукофот мегиред',
      'Пригласите друга, бонус получат оба',
    ),
    description: t(
      'Your referral code is in your profile.',
      'رمز الدعوة في ملفك الشخصي.',
      'Рамзи даъват дар саҳифаи шумост.',
      'Код приглашения в вашем профиле.',
    ),
    art: ['handshake', 'wrapped-gift'],
  },
]
