// What customers write about items of the pharmacy module, by rating.
import { t } from '../../localised.ts'
import type { ReviewCommentContent } from '../business.types.ts'

export const pharmacyReviews: readonly ReviewCommentContent[] = [
  {
    rating: 5,
    comment: t(
      'At night, in twenty minutes. You saved us.',
      'ليلًا وخلال عشرين دقيقة. أنقذتمونا.',
      'Шабона, дар бист дақиқа. Моро наҷот додед.',
      'Ночью, за двадцать минут. Вы нас спасли.',
    ),
  },
  {
    rating: 5,
    comment: t(
      'The pharmacist called and explained the dose.',
      'اتصل الصيدلي وشرح الجرعة.',
      'Дорусоз занг зада миқдорашро фаҳмонд.',
      'Фармацевт позвонил и объяснил дозировку.',
    ),
    about: [
      'pain-relief',
      'cold-flu-remedies',
      'allergy-relief',
      'antacids',
      'bowel-care',
      'antibiotics',
      'heart-and-pressure',
      'diabetes-care',
      'multivitamins',
      'minerals',
      'herbal',
    ],
  },
  {
    rating: 5,
    comment: t(
      'Sealed, with a long shelf life.',
      'مغلق وصلاحيته طويلة.',
      'Бастааш бутун, мӯҳлаташ дароз.',
      'Запечатано, срок годности большой.',
    ),
  },
  {
    rating: 5,
    comment: t(
      'My skin is calm after a week.',
      'هدأت بشرتي بعد أسبوع.',
      'Баъди як ҳафта пӯстам ором шуд.',
      'Через неделю кожа успокоилась.',
    ),
    about: ['face-care', 'body-care', 'sun-care', 'allergy-relief'],
  },
  {
    rating: 5,
    comment: t(
      'Soft diapers, no leaks, fair price.',
      'حفاضات ناعمة بلا تسرب وسعر عادل.',
      'Подгузники мулоим, намегузаронад, нархаш мувофиқ.',
      'Мягкие, не протекают, цена честная.',
    ),
    about: ['diapers-wipes'],
  },
  {
    rating: 4,
    comment: t(
      'Works well, the taste is so-so.',
      'مفعول جيد والطعم متوسط.',
      'Таъсираш хуб, мазааш миёна.',
      'Помогает, вкус так себе.',
    ),
    about: ['cold-flu-remedies', 'antacids', 'multivitamins', 'minerals', 'herbal', 'baby-nutrition'],
  },
  {
    rating: 4,
    comment: t(
      'Everything was in stock, delivery took forty minutes.',
      'كل شيء متوفر والتوصيل أربعون دقيقة.',
      'Ҳамааш буд, чил дақиқа расонданд.',
      'Всё было в наличии, везли сорок минут.',
    ),
  },
  {
    rating: 4,
    comment: t(
      'Good thermometer, the beep is quiet.',
      'ميزان جيد وصوته خافت.',
      'Ҳароратсанҷи хуб, овозаш паст.',
      'Хороший термометр, сигнал тихий.',
    ),
    about: ['thermometers'],
  },
  {
    rating: 4,
    comment: t(
      'Pleasant cream, small tube.',
      'كريم لطيف وأنبوب صغير.',
      'Креми гуворо, тубааш хурд.',
      'Приятный крем, маленький тюбик.',
    ),
    about: ['face-care', 'body-care', 'sun-care'],
  },
  {
    rating: 3,
    comment: t(
      'It is fine, but cheaper around the corner.',
      'لا بأس، لكنه أرخص عند الزاوية.',
      'Бад нест, вале дар кунҷ арзонтар.',
      'Нормально, но за углом дешевле.',
    ),
  },
  {
    rating: 3,
    comment: t(
      'The box was dented, the tablets whole.',
      'العلبة منبعجة لكن الأقراص سليمة.',
      'Қуттӣ фишурда, ҳабҳо бутун.',
      'Коробка помята, таблетки целы.',
    ),
    about: [
      'pain-relief',
      'cold-flu-remedies',
      'allergy-relief',
      'antacids',
      'antibiotics',
      'heart-and-pressure',
      'multivitamins',
      'minerals',
    ],
  },
  {
    rating: 3,
    comment: t(
      'Helps a little, I expected more.',
      'يفيد قليلًا، توقعت أكثر.',
      'Каме ёрӣ мекунад, бештар интизор будам.',
      'Помогает немного, ожидал большего.',
    ),
    about: [
      'pain-relief',
      'cold-flu-remedies',
      'allergy-relief',
      'antacids',
      'bowel-care',
      'herbal',
      'minerals',
      'mens-wellness',
      'face-care',
    ],
  },
  {
    rating: 2,
    comment: t(
      'They sent drops instead of spray.',
      'أرسلوا قطرات بدل البخاخ.',
      'Ба ҷойи спрей қатра фиристоданд.',
      'Прислали капли вместо спрея.',
    ),
    about: ['cold-flu-remedies', 'eye-care', 'allergy-relief'],
  },
  {
    rating: 2,
    comment: t(
      'The plasters do not stick.',
      'اللصقات لا تلتصق.',
      'Часпак намечаспад.',
      'Пластыри не держатся.',
    ),
    about: ['bandages'],
  },
  {
    rating: 1,
    comment: t(
      'Waited two hours with a sick child.',
      'انتظرت ساعتين مع طفل مريض.',
      'Бо кӯдаки бемор ду соат мунтазир шудам.',
      'Ждали два часа с больным ребёнком.',
    ),
  },
  {
    rating: 1,
    comment: t(
      'The pack was opened. I sent it back.',
      'العلبة مفتوحة فأعدتها.',
      'Бастааш кушода буд. Баргардондам.',
      'Упаковка вскрыта. Вернула.',
    ),
  },
  {
    rating: 2,
    comment: t(
      'Only two months of shelf life left.',
      'بقي شهران فقط على انتهاء الصلاحية.',
      'То охири мӯҳлат танҳо ду моҳ монда буд.',
      'До конца срока осталось всего два месяца.',
    ),
  },
]
