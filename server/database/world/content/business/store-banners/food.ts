// What restaurants put on their own pages.
import { t } from '../../localised.ts'
import type { StoreBannerContent } from '../business.types.ts'

export const foodStoreBanners: readonly StoreBannerContent[] = [
  {
    key: 'silk-noodle-pulled',
    store: 'silk-noodle',
    opens: { category: 'noodles-lagman' },
    title: t('Pulled by hand', 'نمدّها باليد', 'Угрои дасткаш', 'Тянем руками'),
    subtitle: t(
      'Guiru, shivit oshi and cold ashlyanfu',
      'غويرو وشيفيت أوشي وأشليانفو بارد',
      'Гуйру, шивит-ошӣ ва ашлянфуи сард',
      'Гуйру, шивит-оши и холодный ашлянфу',
    ),
    art: ['spaghetti', 'bell-pepper', 'chopsticks'],
    hue: 355,
  },
  {
    key: 'silk-noodle-table',
    store: 'silk-noodle',
    opens: { category: 'manti-samsa' },
    promise: 'discount',
    title: t(
      '15% off a full table',
      'خصم 15٪ على مائدة عامرة',
      '15% арзон барои дастархони пур',
      'Скидка 15% на полный стол',
    ),
    subtitle: t(
      'Add manti and samsa, and the bill gets lighter',
      'أضف المانتي والسمبوسة فيخف الحساب',
      'Манту ва самбӯса илова кунед, ҳисоб сабук мешавад',
      'Добавьте манты и самсу, и счёт станет легче',
    ),
    art: ['dumpling', 'onion', 'herb'],
    hue: 26,
  },
  {
    key: 'silk-noodle-skewer',
    store: 'silk-noodle',
    opens: { item: 'lamb-shashlik' },
    title: t(
      'A skewer beside the bowl',
      'سيخ بجانب الصحن',
      'Як сих дар паҳлуи коса',
      'Шампур рядом с миской',
    ),
    subtitle: t(
      'Lamb over saxaul coals, salted by hand',
      'ضأن على جمر الساكسول مملّح باليد',
      'Гӯшти гӯсфанд дар ангишти саксовул',
      'Баранина на саксауле, солим вручную',
    ),
    art: ['oden', 'fire', 'onion'],
    hue: 14,
  },
  {
    key: 'kumo-free-ride',
    store: 'kumo-sushi',
    opens: { category: 'sushi' },
    promise: 'free_delivery',
    title: t('The ride is on us', 'التوصيل علينا', 'Расонидан аз ҳисоби мо', 'Доставка за наш счёт'),
    subtitle: t(
      'Rolls and nigiri at your door, delivery free',
      'رولات ونيغيري حتى بابك والتوصيل مجاني',
      'Ролл ва нигирӣ то дари хона, ройгон мерасонем',
      'Роллы и нигири к двери, доставка бесплатно',
    ),
    art: ['sushi', 'motor-scooter', 'cloud'],
    hue: 210,
  },
  {
    key: 'kumo-dragon',
    store: 'kumo-sushi',
    opens: { item: 'dragon-roll' },
    title: t('Our dragon does not bite', 'تنيننا لا يعض', 'Аждаҳои мо намегазад', 'Наш дракон не кусается'),
    subtitle: t(
      'Tempura shrimp under avocado scales',
      'روبيان تمبورا تحت قشور الأفوكادو',
      'Майгуи темпура зери пораҳои авокадо',
      'Креветка темпура под чешуёй авокадо',
    ),
    art: ['dragon', 'sushi', 'avocado'],
    hue: 130,
  },
]
