// Colours as customers read them; on the wire and in orders they keep their English names.
import type { Localised } from '#contract/core/language.ts'
import { text } from '../localised.ts'

const colors: readonly Localised[] = [
  text({ en: 'Beige', ar: 'بيج', tg: 'Бежӣ', ru: 'Бежевый' }),
  text({ en: 'Black', ar: 'أسود', tg: 'Сиёҳ', ru: 'Чёрный' }),
  text({ en: 'Blue', ar: 'أزرق', tg: 'Кабуд', ru: 'Синий' }),
  text({ en: 'Brown', ar: 'بني', tg: 'Қаҳваранг', ru: 'Коричневый' }),
  text({ en: 'Burgundy', ar: 'خمري', tg: 'Шаробӣ', ru: 'Бордовый' }),
  text({ en: 'Clay', ar: 'طيني', tg: 'Гилӣ', ru: 'Глиняный' }),
  text({ en: 'Cognac', ar: 'كونياكي', tg: 'Коняк', ru: 'Коньячный' }),
  text({ en: 'Coral', ar: 'مرجاني', tg: 'Марҷонӣ', ru: 'Коралловый' }),
  text({ en: 'Cream', ar: 'كريمي', tg: 'Қаймоқӣ', ru: 'Кремовый' }),
  text({ en: 'Emerald', ar: 'زمردي', tg: 'Зумуррадӣ', ru: 'Изумрудный' }),
  text({ en: 'Forest', ar: 'أخضر غابي', tg: 'Сабзи ҷангалӣ', ru: 'Лесной зелёный' }),
  text({ en: 'Gold', ar: 'ذهبي', tg: 'Тиллоӣ', ru: 'Золотой' }),
  text({ en: 'Graphite', ar: 'غرافيتي', tg: 'Графитӣ', ru: 'Графитовый' }),
  text({ en: 'Green', ar: 'أخضر', tg: 'Сабз', ru: 'Зелёный' }),
  text({ en: 'Grey', ar: 'رمادي', tg: 'Хокистарӣ', ru: 'Серый' }),
  text({ en: 'Indigo', ar: 'نيلي', tg: 'Нилӣ', ru: 'Индиго' }),
  text({ en: 'Ivory', ar: 'عاجي', tg: 'Оҷӣ', ru: 'Слоновая кость' }),
  text({ en: 'Khaki', ar: 'كاكي', tg: 'Хокӣ', ru: 'Хаки' }),
  text({ en: 'Lilac', ar: 'ليلكي', tg: 'Сирениранг', ru: 'Сиреневый' }),
  text({ en: 'Lime', ar: 'ليموني', tg: 'Лимонӣ', ru: 'Лаймовый' }),
  text({ en: 'Mint', ar: 'نعناعي', tg: 'Пудинагӣ', ru: 'Мятный' }),
  text({ en: 'Mustard', ar: 'خردلي', tg: 'Хардалӣ', ru: 'Горчичный' }),
  text({ en: 'Navy', ar: 'كحلي', tg: 'Сурмаранг', ru: 'Тёмно-синий' }),
  text({ en: 'Nude', ar: 'لون البشرة', tg: 'Баданӣ', ru: 'Телесный' }),
  text({ en: 'Oak', ar: 'بلوطي', tg: 'Дубӣ', ru: 'Дубовый' }),
  text({ en: 'Oatmeal', ar: 'شوفاني', tg: 'Овсагӣ', ru: 'Овсяный' }),
  text({ en: 'Ocean', ar: 'محيطي', tg: 'Уқёнусӣ', ru: 'Океанский' }),
  text({ en: 'Olive', ar: 'زيتوني', tg: 'Зайтунӣ', ru: 'Оливковый' }),
  text({ en: 'Orange', ar: 'برتقالي', tg: 'Норинҷӣ', ru: 'Оранжевый' }),
  text({ en: 'Pink', ar: 'وردي', tg: 'Гулобӣ', ru: 'Розовый' }),
  text({ en: 'Pistachio', ar: 'فستقي', tg: 'Пистагӣ', ru: 'Фисташковый' }),
  text({ en: 'Purple', ar: 'أرجواني', tg: 'Арғувонӣ', ru: 'Фиолетовый' }),
  text({ en: 'Red', ar: 'أحمر', tg: 'Сурх', ru: 'Красный' }),
  text({ en: 'Rose', ar: 'وردي فاتح', tg: 'Гулгун', ru: 'Розовый' }),
  text({ en: 'Ruby', ar: 'ياقوتي', tg: 'Ёқутӣ', ru: 'Рубиновый' }),
  text({ en: 'Sage', ar: 'مريمي', tg: 'Сабзи мариямӣ', ru: 'Шалфейный' }),
  text({ en: 'Sand', ar: 'رملي', tg: 'Регӣ', ru: 'Песочный' }),
  text({ en: 'Sapphire', ar: 'ياقوتي أزرق', tg: 'Ёқути кабуд', ru: 'Сапфировый' }),
  text({ en: 'Silver', ar: 'فضي', tg: 'Нуқрагӣ', ru: 'Серебристый' }),
  text({ en: 'Sky', ar: 'سماوي', tg: 'Осмонӣ', ru: 'Небесный' }),
  text({ en: 'Sky Blue', ar: 'أزرق سماوي', tg: 'Кабуди осмонӣ', ru: 'Небесно-голубой' }),
  text({ en: 'Steel', ar: 'فولاذي', tg: 'Пӯлодӣ', ru: 'Стальной' }),
  text({ en: 'Tan', ar: 'أسمر فاتح', tg: 'Гандумгун', ru: 'Светло-коричневый' }),
  text({ en: 'Teal', ar: 'أزرق مخضر', tg: 'Кабуди сабзтоб', ru: 'Сине-зелёный' }),
  text({ en: 'Terracotta', ar: 'طيني محمر', tg: 'Сафолӣ', ru: 'Терракотовый' }),
  text({ en: 'Turquoise', ar: 'فيروزي', tg: 'Фирӯзагӣ', ru: 'Бирюзовый' }),
  text({ en: 'White', ar: 'أبيض', tg: 'Сафед', ru: 'Белый' }),
  text({ en: 'Yellow', ar: 'أصفر', tg: 'Зард', ru: 'Жёлтый' }),
]

const byName = new Map(colors.map((one) => [one.en, one]))

/** A colour nobody has translated yet is read as it is written. */
export function colorLabel(name: string): Localised {
  return byName.get(name) ?? text({ en: name, ar: name, tg: name, ru: name })
}
