// What restaurants put on their own pages.
import { text } from '#demo/content/localised.ts'
import type { StoreBannerContent } from '../business.types.ts'

export const foodStoreBanners: readonly StoreBannerContent[] = [
  {
    key: 'silk-noodle-pulled',
    store: 'silk-noodle',
    opens: { category: 'noodles-lagman' },
    title: text({ en: 'Pulled by hand', ar: 'نمدّها باليد', tg: 'Угрои дасткаш', ru: 'Тянем руками' }),
    subtitle: text({
      en: 'Guiru, shivit oshi and cold ashlyanfu',
      ar: 'غويرو وشيفيت أوشي وأشليانفو بارد',
      tg: 'Гуйру, шивит-ошӣ ва ашлянфуи сард',
      ru: 'Гуйру, шивит-оши и холодный ашлянфу',
    }),
    art: ['spaghetti', 'bell-pepper', 'chopsticks'],
    hue: 355,
  },
  {
    key: 'silk-noodle-table',
    store: 'silk-noodle',
    opens: { category: 'manti-samsa' },
    promise: 'discount',
    title: text({
      en: '15% off a full table',
      ar: 'خصم 15% على مائدة عامرة',
      tg: '15% арзон барои дастархони пур',
      ru: 'Скидка 15% на полный стол',
    }),
    subtitle: text({
      en: 'Add manti and samsa, and the bill gets lighter',
      ar: 'أضف المانتي والسمبوسة فيخف الحساب',
      tg: 'Манту ва самбӯса илова кунед, ҳисоб сабук мешавад',
      ru: 'Добавьте манты и самсу, и счёт станет легче',
    }),
    art: ['dumpling', 'onion', 'herb'],
    hue: 26,
  },
  {
    key: 'silk-noodle-skewer',
    store: 'silk-noodle',
    opens: { item: 'lamb-shashlik' },
    title: text({
      en: 'A skewer beside the bowl',
      ar: 'سيخ بجانب الصحن',
      tg: 'Як сих дар паҳлуи коса',
      ru: 'Шампур рядом с миской',
    }),
    subtitle: text({
      en: 'Lamb over saxaul coals, salted by hand',
      ar: 'ضأن على جمر الساكسول مملّح باليد',
      tg: 'Гӯшти гӯсфанд дар ангишти саксовул',
      ru: 'Баранина на саксауле, солим вручную',
    }),
    art: ['oden', 'fire', 'onion'],
    hue: 14,
  },
  {
    key: 'kumo-free-ride',
    store: 'kumo-sushi',
    opens: { category: 'sushi' },
    promise: 'free_delivery',
    title: text({
      en: 'The ride is on us',
      ar: 'التوصيل علينا',
      tg: 'Расонидан аз ҳисоби мо',
      ru: 'Доставка за наш счёт',
    }),
    subtitle: text({
      en: 'Rolls and nigiri at your door, with free delivery',
      ar: 'رولات ونيغيري حتى بابك والتوصيل مجاني',
      tg: 'Ролл ва нигирӣ то дари хона, ройгон мерасонем',
      ru: 'Роллы и нигири к двери, доставка бесплатно',
    }),
    art: ['sushi', 'motor-scooter', 'cloud'],
    hue: 210,
  },
  {
    key: 'kumo-dragon',
    store: 'kumo-sushi',
    opens: { item: 'dragon-roll' },
    title: text({
      en: 'Our dragon does not bite',
      ar: 'تنيننا لا يعض',
      tg: 'Аждаҳои мо намегазад',
      ru: 'Наш дракон не кусается',
    }),
    subtitle: text({
      en: 'Tempura shrimp under avocado scales',
      ar: 'روبيان تمبورا تحت قشور الأفوكادو',
      tg: 'Майгуи темпура зери пораҳои авокадо',
      ru: 'Креветка темпура под чешуёй авокадо',
    }),
    art: ['dragon', 'sushi', 'avocado'],
    hue: 130,
  },
]
