// What customers write about items of the pharmacy module, by rating.
import { text } from '#demo/content/localised.ts'
import type { ReviewCommentContent } from '../business.types.ts'

export const pharmacyReviews: readonly ReviewCommentContent[] = [
  {
    rating: 5,
    comment: text({
      en: 'At night, in twenty minutes. You saved us.',
      ar: 'ليلًا وخلال عشرين دقيقة. أنقذتمونا.',
      tg: 'Шабона, дар бист дақиқа. Моро наҷот додед.',
      ru: 'Ночью, за двадцать минут. Вы нас спасли.',
    }),
  },
  {
    rating: 5,
    comment: text({
      en: 'The pharmacist called and explained the dose.',
      ar: 'اتصل الصيدلي وشرح الجرعة.',
      tg: 'Дорусоз занг зада миқдорашро фаҳмонд.',
      ru: 'Фармацевт позвонил и объяснил дозировку.',
    }),
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
    comment: text({
      en: 'Sealed, with a long shelf life.',
      ar: 'مغلق وصلاحيته طويلة.',
      tg: 'Бастааш бутун, мӯҳлаташ дароз.',
      ru: 'Запечатано, срок годности большой.',
    }),
  },
  {
    rating: 5,
    comment: text({
      en: 'My skin is calm after a week.',
      ar: 'هدأت بشرتي بعد أسبوع.',
      tg: 'Баъди як ҳафта пӯстам ором шуд.',
      ru: 'Через неделю кожа успокоилась.',
    }),
    about: ['face-care', 'body-care', 'sun-care', 'allergy-relief'],
  },
  {
    rating: 5,
    comment: text({
      en: 'Soft diapers, no leaks, fair price.',
      ar: 'حفاضات ناعمة بلا تسرب وسعر عادل.',
      tg: 'Подгузники мулоим, намегузаронад, нархаш мувофиқ.',
      ru: 'Мягкие, не протекают, цена честная.',
    }),
    about: ['diapers-wipes'],
  },
  {
    rating: 4,
    comment: text({
      en: 'Works well, the taste is so-so.',
      ar: 'مفعول جيد والطعم متوسط.',
      tg: 'Таъсираш хуб, мазааш миёна.',
      ru: 'Помогает, вкус так себе.',
    }),
    about: ['cold-flu-remedies', 'antacids', 'multivitamins', 'minerals', 'herbal', 'baby-nutrition'],
  },
  {
    rating: 4,
    comment: text({
      en: 'Everything was in stock, delivery took forty minutes.',
      ar: 'كل شيء متوفر والتوصيل أربعون دقيقة.',
      tg: 'Ҳамааш буд, чил дақиқа расонданд.',
      ru: 'Всё было в наличии, везли сорок минут.',
    }),
  },
  {
    rating: 4,
    comment: text({
      en: 'Good thermometer, the beep is quiet.',
      ar: 'ميزان جيد وصوته خافت.',
      tg: 'Ҳароратсанҷи хуб, овозаш паст.',
      ru: 'Хороший термометр, сигнал тихий.',
    }),
    about: ['thermometers'],
  },
  {
    rating: 4,
    comment: text({
      en: 'Pleasant cream, small tube.',
      ar: 'كريم لطيف وأنبوب صغير.',
      tg: 'Креми гуворо, тубааш хурд.',
      ru: 'Приятный крем, маленький тюбик.',
    }),
    about: ['face-care', 'body-care', 'sun-care'],
  },
  {
    rating: 3,
    comment: text({
      en: 'It is fine, but cheaper around the corner.',
      ar: 'لا بأس، لكنه أرخص عند الزاوية.',
      tg: 'Бад нест, вале дар кунҷ арзонтар.',
      ru: 'Нормально, но за углом дешевле.',
    }),
  },
  {
    rating: 3,
    comment: text({
      en: 'The box was dented, the tablets whole.',
      ar: 'العلبة منبعجة لكن الأقراص سليمة.',
      tg: 'Қуттӣ фишурда, ҳабҳо бутун.',
      ru: 'Коробка помята, таблетки целы.',
    }),
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
    comment: text({
      en: 'Helps a little, I expected more.',
      ar: 'يفيد قليلًا، توقعت أكثر.',
      tg: 'Каме ёрӣ мекунад, бештар интизор будам.',
      ru: 'Помогает немного, ожидал большего.',
    }),
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
    comment: text({
      en: 'They sent drops instead of spray.',
      ar: 'أرسلوا قطرات بدل البخاخ.',
      tg: 'Ба ҷойи спрей қатра фиристоданд.',
      ru: 'Прислали капли вместо спрея.',
    }),
    about: ['cold-flu-remedies', 'eye-care', 'allergy-relief'],
  },
  {
    rating: 2,
    comment: text({
      en: 'The plasters do not stick.',
      ar: 'اللصقات لا تلتصق.',
      tg: 'Часпак намечаспад.',
      ru: 'Пластыри не держатся.',
    }),
    about: ['bandages'],
  },
  {
    rating: 1,
    comment: text({
      en: 'Waited two hours with a sick child.',
      ar: 'انتظرت ساعتين مع طفل مريض.',
      tg: 'Бо кӯдаки бемор ду соат мунтазир шудам.',
      ru: 'Ждали два часа с больным ребёнком.',
    }),
  },
  {
    rating: 1,
    comment: text({
      en: 'The pack was opened. I sent it back.',
      ar: 'العلبة مفتوحة فأعدتها.',
      tg: 'Бастааш кушода буд. Баргардондам.',
      ru: 'Упаковка вскрыта. Вернула.',
    }),
  },
  {
    rating: 2,
    comment: text({
      en: 'Only two months of shelf life left.',
      ar: 'بقي شهران فقط على انتهاء الصلاحية.',
      tg: 'То охири мӯҳлат танҳо ду моҳ монда буд.',
      ru: 'До конца срока осталось всего два месяца.',
    }),
  },
]
