// The extras a kitchen adds to a dish for a little more.
import type { AddOnContent } from '../content.types.ts'
import { text } from '../localised.ts'

export const foodAddOns: readonly AddOnContent[] = [
  {
    key: 'extra-cheese',
    name: text({ en: 'Extra cheese', ar: 'جبن إضافي', tg: 'Панири иловагӣ', ru: 'Дополнительный сыр' }),
    price: 90,
  },
  {
    key: 'beef-bacon',
    name: text({ en: 'Beef bacon', ar: 'لحم بقري مقدد', tg: 'Бекони гов', ru: 'Говяжий бекон' }),
    price: 140,
  },
  {
    key: 'jalapeno',
    name: text({ en: 'Jalapeño', ar: 'هالبينو', tg: 'Халапеню', ru: 'Халапеньо' }),
    price: 60,
  },
  {
    key: 'fried-egg',
    name: text({ en: 'Fried egg', ar: 'بيضة مقلية', tg: 'Тухми бирён', ru: 'Яйцо-глазунья' }),
    price: 80,
  },
  {
    key: 'avocado-slices',
    name: text({ en: 'Avocado slices', ar: 'شرائح أفوكادو', tg: 'Буридаҳои авокадо', ru: 'Ломтики авокадо' }),
    price: 150,
  },
  {
    key: 'grilled-chicken',
    name: text({ en: 'Grilled chicken', ar: 'دجاج مشوي', tg: 'Мурғи кабоб', ru: 'Курица гриль' }),
    price: 220,
  },
  {
    key: 'smoked-salmon',
    name: text({ en: 'Smoked salmon', ar: 'سلمون مدخن', tg: 'Лососи дудӣ', ru: 'Копчёный лосось' }),
    price: 290,
  },
  {
    key: 'mushrooms',
    name: text({ en: 'Fried mushrooms', ar: 'فطر مقلي', tg: 'Занбурӯғи бирён', ru: 'Жареные грибы' }),
    price: 110,
  },
  {
    key: 'garlic-sauce',
    name: text({ en: 'Garlic sauce', ar: 'صلصة الثوم', tg: 'Қайлаи сирпиёз', ru: 'Чесночный соус' }),
    price: 50,
  },
  {
    key: 'hot-sauce',
    name: text({ en: 'Hot chilli sauce', ar: 'صلصة الفلفل الحار', tg: 'Қайлаи тунд', ru: 'Острый соус' }),
    price: 50,
  },
  {
    key: 'barbecue-sauce',
    name: text({ en: 'Barbecue sauce', ar: 'صلصة الباربكيو', tg: 'Қайлаи барбекю', ru: 'Соус барбекю' }),
    price: 50,
  },
  {
    key: 'adjika',
    name: text({ en: 'Homemade adjika', ar: 'أدجيكا منزلية', tg: 'Аҷикаи хонагӣ', ru: 'Домашняя аджика' }),
    price: 60,
  },
  {
    key: 'tkemali',
    name: text({
      en: 'Tkemali plum sauce',
      ar: 'صلصة الخوخ تكيمالي',
      tg: 'Қайлаи олуи ткемалӣ',
      ru: 'Соус ткемали',
    }),
    price: 70,
  },
  {
    key: 'sour-cream',
    name: text({ en: 'Sour cream', ar: 'كريمة حامضة', tg: 'Қаймоқи турш', ru: 'Сметана' }),
    price: 60,
  },
  {
    key: 'suzma',
    name: text({
      en: 'Suzma with herbs',
      ar: 'لبنة بالأعشاب',
      tg: 'Чакка бо кабудӣ',
      ru: 'Сузьма с зеленью',
    }),
    price: 80,
  },
  {
    key: 'achichuk',
    name: text({ en: 'Achichuk salad', ar: 'سلطة أتشيتشوك', tg: 'Салати шакароб', ru: 'Салат ачичук' }),
    price: 180,
  },
  {
    key: 'pickled-onion',
    name: text({ en: 'Pickled onion', ar: 'بصل مخلل', tg: 'Пиёз дар сирко', ru: 'Маринованный лук' }),
    price: 40,
  },
  {
    key: 'tandoor-bread',
    name: text({ en: 'Tandoor bread', ar: 'خبز التنور', tg: 'Нони танӯрӣ', ru: 'Тандырная лепёшка' }),
    price: 70,
  },
  {
    key: 'garlic-head',
    name: text({
      en: 'Stewed garlic head',
      ar: 'رأس ثوم مطهو',
      tg: 'Сари сирпиёзи пухта',
      ru: 'Томлёная головка чеснока',
    }),
    price: 90,
  },
  {
    key: 'quail-eggs',
    name: text({ en: 'Quail eggs', ar: 'بيض السمان', tg: 'Тухми бедона', ru: 'Перепелиные яйца' }),
    price: 100,
  },
  {
    key: 'kazy',
    name: text({ en: 'Kazy slices', ar: 'شرائح قازي', tg: 'Буридаҳои қазӣ', ru: 'Ломтики казы' }),
    price: 260,
  },
  { key: 'kimchi', name: text({ en: 'Kimchi', ar: 'كيمتشي', tg: 'Кимчӣ', ru: 'Кимчи' }), price: 120 },
  {
    key: 'steamed-rice',
    name: text({ en: 'Steamed rice', ar: 'أرز مطهو بالبخار', tg: 'Биринҷи пухта', ru: 'Рис на пару' }),
    price: 130,
  },
  {
    key: 'ginger-wasabi',
    name: text({
      en: 'Ginger and wasabi',
      ar: 'زنجبيل وواسابي',
      tg: 'Занҷабил ва васабӣ',
      ru: 'Имбирь и васаби',
    }),
    price: 50,
  },
  {
    key: 'soy-sauce',
    name: text({ en: 'Soy sauce', ar: 'صلصة الصويا', tg: 'Қайлаи соя', ru: 'Соевый соус' }),
    price: 30,
  },
  {
    key: 'raita',
    name: text({ en: 'Cucumber raita', ar: 'رايتا بالخيار', tg: 'Райтаи бодиринг', ru: 'Огуречная райта' }),
    price: 110,
  },
  {
    key: 'hummus-dip',
    name: text({ en: 'Hummus dip', ar: 'غموس الحمص', tg: 'Ҳуммус', ru: 'Хумус' }),
    price: 140,
  },
  {
    key: 'small-fries',
    name: text({
      en: 'Small fries',
      ar: 'بطاطس صغيرة',
      tg: 'Картошкабирёни хурд',
      ru: 'Маленький картофель фри',
    }),
    price: 150,
  },
  {
    key: 'maple-syrup',
    name: text({ en: 'Maple syrup', ar: 'شراب القيقب', tg: 'Шираи заранг', ru: 'Кленовый сироп' }),
    price: 70,
  },
  {
    key: 'honey',
    name: text({ en: 'Mountain honey', ar: 'عسل جبلي', tg: 'Асали кӯҳӣ', ru: 'Горный мёд' }),
    price: 80,
  },
  {
    key: 'fresh-berries',
    name: text({ en: 'Fresh berries', ar: 'توت طازج', tg: 'Буттамеваҳои тоза', ru: 'Свежие ягоды' }),
    price: 160,
  },
  {
    key: 'vanilla-scoop',
    name: text({
      en: 'Scoop of vanilla ice cream',
      ar: 'كرة آيس كريم فانيلا',
      tg: 'Як қошуқ яхмоси ванилӣ',
      ru: 'Шарик ванильного мороженого',
    }),
    price: 120,
  },
  {
    key: 'espresso-shot',
    name: text({
      en: 'Extra espresso shot',
      ar: 'جرعة إسبريسو إضافية',
      tg: 'Эспрессои иловагӣ',
      ru: 'Дополнительный эспрессо',
    }),
    price: 70,
  },
  {
    key: 'caramel-syrup',
    name: text({ en: 'Caramel syrup', ar: 'شراب الكراميل', tg: 'Шираи карамел', ru: 'Карамельный сироп' }),
    price: 50,
  },
  {
    key: 'whipped-cream',
    name: text({ en: 'Whipped cream', ar: 'كريمة مخفوقة', tg: 'Қаймоқи кӯфта', ru: 'Взбитые сливки' }),
    price: 60,
  },
]
