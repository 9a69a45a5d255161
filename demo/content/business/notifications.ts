// Messages the shop sends to everybody; they fill the notification list of the demo world.
import type { Localised } from '#contract/core/language.ts'
import type { ArtSubject } from '../content.types.ts'
import { text } from '../localised.ts'

export interface NotificationContent {
  title: Localised
  description: Localised
  art: ArtSubject
}

export const notifications: readonly NotificationContent[] = [
  {
    title: text({
      en: 'Welcome to Fivefold',
      ar: 'أهلًا بك في Fivefold',
      tg: 'Хуш омадед ба Fivefold',
      ru: 'Добро пожаловать в Fivefold',
    }),
    description: text({
      en: 'Set your address and see who delivers to you today.',
      ar: 'حدد عنوانك وشاهد من يوصل إليك اليوم.',
      tg: 'Суроғаатонро гузоред ва бинед, ки имрӯз кӣ мерасонад.',
      ru: 'Укажите адрес и посмотрите, кто доставляет вам сегодня.',
    }),
    art: ['waving-hand', 'sparkles'],
  },
  {
    title: text({
      en: 'Frost outside, soup inside',
      ar: 'صقيع في الخارج وحساء في الداخل',
      tg: 'Берун сармо, дарун шӯрбо',
      ru: 'За окном мороз, внутри суп',
    }),
    description: text({
      en: 'Warm dishes are 20% off until Sunday.',
      ar: 'الأطباق الدافئة بخصم 20% حتى الأحد.',
      tg: 'Хӯрокҳои гарм то якшанбе 20% арзон.',
      ru: 'Тёплые блюда со скидкой 20% до воскресенья.',
    }),
    art: ['steaming-bowl', 'snowflake'],
  },
  {
    title: text({
      en: 'Night pharmacies near you',
      ar: 'صيدليات ليلية قريبة منك',
      tg: 'Дорухонаҳои шабонаи наздик',
      ru: 'Ночные аптеки рядом',
    }),
    description: text({
      en: 'Three more pharmacies now work around the clock.',
      ar: 'ثلاث صيدليات أخرى تعمل الآن على مدار الساعة.',
      tg: 'Боз се дорухона шабу рӯз кор мекунад.',
      ru: 'Ещё три аптеки теперь работают круглосуточно.',
    }),
    art: ['pill', 'crescent-moon'],
  },
  {
    title: text({
      en: 'Flash sale starts today',
      ar: 'التخفيضات الخاطفة تبدأ اليوم',
      tg: 'Фурӯши барқосо имрӯз сар мешавад',
      ru: 'Распродажа начинается сегодня',
    }),
    description: text({
      en: 'Two days, real discounts, limited stock.',
      ar: 'يومان وخصومات حقيقية وكمية محدودة.',
      tg: 'Ду рӯз, арзонии ҳақиқӣ, миқдор маҳдуд.',
      ru: 'Два дня, настоящие скидки, запас ограничен.',
    }),
    art: ['high-voltage', 'shopping-bags'],
  },
  {
    title: text({
      en: 'Invite a friend, both get a bonus',
      ar: 'ادع صديقًا ولكما مكافأة',
      tg: 'Дӯстро даъват кунед, ҳарду мукофот мегиред',
      ru: 'Пригласите друга, бонус получат оба',
    }),
    description: text({
      en: 'Your referral code is in your profile.',
      ar: 'رمز الدعوة في ملفك الشخصي.',
      tg: 'Рамзи даъват дар саҳифаи шумост.',
      ru: 'Код приглашения в вашем профиле.',
    }),
    art: ['handshake', 'wrapped-gift'],
  },
]
