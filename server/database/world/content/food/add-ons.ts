// The extras a kitchen adds to a dish for a little more.
import type { AddOnContent } from '../content.types.ts'
import { t } from '../localised.ts'

export const foodAddOns: readonly AddOnContent[] = [
  {
    key: 'extra-cheese',
    name: t('Extra cheese', 'جبن إضافي', 'Панири иловагӣ', 'Дополнительный сыр'),
    price: 90,
  },
  { key: 'beef-bacon', name: t('Beef bacon', 'لحم بقري مقدد', 'Бекони гов', 'Говяжий бекон'), price: 140 },
  { key: 'jalapeno', name: t('Jalapeño', 'هالبينو', 'Халапеню', 'Халапеньо'), price: 60 },
  { key: 'fried-egg', name: t('Fried egg', 'بيضة مقلية', 'Тухми бирён', 'Яйцо-глазунья'), price: 80 },
  {
    key: 'avocado-slices',
    name: t('Avocado slices', 'شرائح أفوكادو', 'Буридаҳои авокадо', 'Ломтики авокадо'),
    price: 150,
  },
  {
    key: 'grilled-chicken',
    name: t('Grilled chicken', 'دجاج مشوي', 'Мурғи кабоб', 'Курица гриль'),
    price: 220,
  },
  {
    key: 'smoked-salmon',
    name: t('Smoked salmon', 'سلمون مدخن', 'Лососи дудӣ', 'Копчёный лосось'),
    price: 290,
  },
  {
    key: 'mushrooms',
    name: t('Fried mushrooms', 'فطر مقلي', 'Занбурӯғи бирён', 'Жареные грибы'),
    price: 110,
  },
  {
    key: 'garlic-sauce',
    name: t('Garlic sauce', 'صلصة الثوم', 'Қайлаи сирпиёз', 'Чесночный соус'),
    price: 50,
  },
  {
    key: 'hot-sauce',
    name: t('Hot chilli sauce', 'صلصة الفلفل الحار', 'Қайлаи тунд', 'Острый соус'),
    price: 50,
  },
  {
    key: 'barbecue-sauce',
    name: t('Barbecue sauce', 'صلصة الباربكيو', 'Қайлаи барбекю', 'Соус барбекю'),
    price: 50,
  },
  {
    key: 'adjika',
    name: t('Homemade adjika', 'أدجيكا منزلية', 'Аҷикаи хонагӣ', 'Домашняя аджика'),
    price: 60,
  },
  {
    key: 'tkemali',
    name: t('Tkemali plum sauce', 'صلصة الخوخ تكيمالي', 'Қайлаи олуи ткемалӣ', 'Соус ткемали'),
    price: 70,
  },
  { key: 'sour-cream', name: t('Sour cream', 'كريمة حامضة', 'Қаймоқи турш', 'Сметана'), price: 60 },
  {
    key: 'suzma',
    name: t('Suzma with herbs', 'لبنة بالأعشاب', 'Чакка бо кабудӣ', 'Сузьма с зеленью'),
    price: 80,
  },
  {
    key: 'achichuk',
    name: t('Achichuk salad', 'سلطة أتشيتشوك', 'Салати шакароб', 'Салат ачичук'),
    price: 180,
  },
  {
    key: 'pickled-onion',
    name: t('Pickled onion', 'بصل مخلل', 'Пиёз дар сирко', 'Маринованный лук'),
    price: 40,
  },
  {
    key: 'tandoor-bread',
    name: t('Tandoor bread', 'خبز التنور', 'Нони танӯрӣ', 'Тандырная лепёшка'),
    price: 70,
  },
  {
    key: 'garlic-head',
    name: t('Stewed garlic head', 'رأس ثوم مطهو', 'Сари сирпиёзи пухта', 'Томлёная головка чеснока'),
    price: 90,
  },
  { key: 'quail-eggs', name: t('Quail eggs', 'بيض السمان', 'Тухми бедона', 'Перепелиные яйца'), price: 100 },
  { key: 'kazy', name: t('Kazy slices', 'شرائح قازي', 'Буридаҳои қазӣ', 'Ломтики казы'), price: 260 },
  { key: 'kimchi', name: t('Kimchi', 'كيمتشي', 'Кимчӣ', 'Кимчи'), price: 120 },
  {
    key: 'steamed-rice',
    name: t('Steamed rice', 'أرز مطهو بالبخار', 'Биринҷи пухта', 'Рис на пару'),
    price: 130,
  },
  {
    key: 'ginger-wasabi',
    name: t('Ginger and wasabi', 'زنجبيل وواسابي', 'Занҷабил ва васабӣ', 'Имбирь и васаби'),
    price: 50,
  },
  { key: 'soy-sauce', name: t('Soy sauce', 'صلصة الصويا', 'Қайлаи соя', 'Соевый соус'), price: 30 },
  {
    key: 'raita',
    name: t('Cucumber raita', 'رايتا بالخيار', 'Райтаи бодиринг', 'Огуречная райта'),
    price: 110,
  },
  { key: 'hummus-dip', name: t('Hummus dip', 'غموس الحمص', 'Ҳуммус', 'Хумус'), price: 140 },
  {
    key: 'small-fries',
    name: t('Small fries', 'بطاطس صغيرة', 'Картошкабирёни хурд', 'Маленький картофель фри'),
    price: 150,
  },
  { key: 'maple-syrup', name: t('Maple syrup', 'شراب القيقب', 'Шираи заранг', 'Кленовый сироп'), price: 70 },
  { key: 'honey', name: t('Mountain honey', 'عسل جبلي', 'Асали кӯҳӣ', 'Горный мёд'), price: 80 },
  {
    key: 'fresh-berries',
    name: t('Fresh berries', 'توت طازج', 'Буттамеваҳои тоза', 'Свежие ягоды'),
    price: 160,
  },
  {
    key: 'vanilla-scoop',
    name: t(
      'Scoop of vanilla ice cream',
      'كرة آيس كريم فانيلا',
      'Як қошуқ яхмоси ванилӣ',
      'Шарик ванильного мороженого',
    ),
    price: 120,
  },
  {
    key: 'espresso-shot',
    name: t('Extra espresso shot', 'جرعة إسبريسو إضافية', 'Эспрессои иловагӣ', 'Дополнительный эспрессо'),
    price: 70,
  },
  {
    key: 'caramel-syrup',
    name: t('Caramel syrup', 'شراب الكراميل', 'Шираи карамел', 'Карамельный сироп'),
    price: 50,
  },
  {
    key: 'whipped-cream',
    name: t('Whipped cream', 'كريمة مخفوقة', 'Қаймоқи кӯфта', 'Взбитые сливки'),
    price: 60,
  },
]
