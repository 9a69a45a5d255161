// Tags of what is bought for the home, the bathroom and the animals.
import { byEnglish } from '../localised.ts'

export const householdTags = byEnglish({
  bath: { ar: 'استحمام', tg: 'ҳаммом', ru: 'ванна' },
  cat: { ar: 'قطط', tg: 'гурба', ru: 'кошки' },
  cleaning: { ar: 'تنظيف', tg: 'тозакунӣ', ru: 'уборка' },
  cleansing: { ar: 'تنظيف البشرة', tg: 'тозакунии пӯст', ru: 'очищение' },
  colour: { ar: 'لون', tg: 'ранг', ru: 'цвет' },
  cream: { ar: 'كريم', tg: 'крем', ru: 'крем' },
  dishes: { ar: 'غسيل الأطباق', tg: 'зарфшӯӣ', ru: 'посуда' },
  dog: { ar: 'كلاب', tg: 'саг', ru: 'собаки' },
  eyes: { ar: 'العيون', tg: 'чашм', ru: 'глаза' },
  face: { ar: 'الوجه', tg: 'рӯй', ru: 'лицо' },
  floor: { ar: 'الأرضيات', tg: 'фарш', ru: 'полы' },
  hair: { ar: 'الشعر', tg: 'мӯй', ru: 'волосы' },
  hands: { ar: 'اليدين', tg: 'даст', ru: 'руки' },
  home: { ar: 'المنزل', tg: 'хона', ru: 'дом' },
  kitchen: { ar: 'المطبخ', tg: 'ошхона', ru: 'кухня' },
  laundry: { ar: 'غسيل', tg: 'ҷомашӯӣ', ru: 'стирка' },
  lips: { ar: 'الشفاه', tg: 'лаб', ru: 'губы' },
  nails: { ar: 'الأظافر', tg: 'нохун', ru: 'ногти' },
  paper: { ar: 'ورقيات', tg: 'коғаз', ru: 'бумага' },
  shampoo: { ar: 'شامبو', tg: 'шампун', ru: 'шампунь' },
  soap: { ar: 'صابون', tg: 'собун', ru: 'мыло' },
  sun: { ar: 'حماية من الشمس', tg: 'муҳофизат аз офтоб', ru: 'защита от солнца' },
  teeth: { ar: 'الأسنان', tg: 'дандон', ru: 'зубы' },
  wool: { ar: 'صوف', tg: 'пашм', ru: 'шерсть' },
})
