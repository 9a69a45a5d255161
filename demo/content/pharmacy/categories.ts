// The category tree of the pharmacy module; item templates name its leaves.
import type { CategoryContent } from '../content.types.ts'
import { text } from '../localised.ts'

export const pharmacyCategories: readonly CategoryContent[] = [
  {
    key: 'everyday-medicine',
    name: text({
      en: 'Everyday medicine',
      ar: 'أدوية يومية',
      tg: 'Доруҳои ҳаррӯза',
      ru: 'Лекарства на каждый день',
    }),
    art: ['pill', 'thermometer'],
    hue: 186,
    featured: true,
    children: [
      {
        key: 'pain-relief',
        name: text({ en: 'Pain & fever', ar: 'الألم والحرارة', tg: 'Дард ва таб', ru: 'Боль и жар' }),
        art: ['pill', 'high-voltage'],
      },
      {
        key: 'cold-flu-remedies',
        name: text({
          en: 'Cold & flu',
          ar: 'الزكام والإنفلونزا',
          tg: 'Шамолхӯрӣ ва грипп',
          ru: 'Простуда и грипп',
        }),
        art: ['hot-beverage', 'sneezing-face'],
      },
      {
        key: 'allergy-relief',
        name: text({ en: 'Allergy', ar: 'الحساسية', tg: 'Аллергия', ru: 'Аллергия' }),
        art: ['blossom', 'sneezing-face'],
      },
    ],
  },
  {
    key: 'digestive-health',
    name: text({
      en: 'Stomach & digestion',
      ar: 'المعدة والهضم',
      tg: 'Меъда ва ҳозима',
      ru: 'Желудок и пищеварение',
    }),
    art: ['bubbles', 'herb'],
    hue: 42,
    children: [
      {
        key: 'antacids',
        name: text({ en: 'Heartburn', ar: 'حرقة المعدة', tg: 'Зардаҷӯшӣ', ru: 'Изжога' }),
        art: ['candy', 'fire'],
      },
      {
        key: 'bowel-care',
        name: text({ en: 'Bowel care', ar: 'صحة الأمعاء', tg: 'Саломатии рӯда', ru: 'Кишечник' }),
        art: ['microbe', 'pill'],
      },
    ],
  },
  {
    key: 'prescription-medicine',
    name: text({
      en: 'Prescription medicine',
      ar: 'أدوية بوصفة طبية',
      tg: 'Доруҳо бо дорухат',
      ru: 'Рецептурные препараты',
    }),
    art: ['stethoscope', 'pill'],
    hue: 222,
    children: [
      {
        key: 'antibiotics',
        name: text({ en: 'Antibiotics', ar: 'مضادات حيوية', tg: 'Антибиотикҳо', ru: 'Антибиотики' }),
        art: ['pill', 'microbe'],
      },
      {
        key: 'heart-and-pressure',
        name: text({
          en: 'Heart & blood pressure',
          ar: 'القلب وضغط الدم',
          tg: 'Дил ва фишори хун',
          ru: 'Сердце и давление',
        }),
        art: ['anatomical-heart'],
      },
      {
        key: 'diabetes-care',
        name: text({ en: 'Diabetes', ar: 'السكري', tg: 'Диабет', ru: 'Диабет' }),
        art: ['drop-of-blood', 'syringe'],
      },
    ],
  },
  {
    key: 'vitamins',
    name: text({
      en: 'Vitamins & supplements',
      ar: 'فيتامينات ومكملات',
      tg: 'Витаминҳо ва иловаҳо',
      ru: 'Витамины и добавки',
    }),
    art: ['tangerine', 'pill'],
    hue: 36,
    featured: true,
    children: [
      {
        key: 'multivitamins',
        name: text({ en: 'Vitamins', ar: 'فيتامينات', tg: 'Витаминҳо', ru: 'Витамины' }),
        art: ['rainbow', 'pill'],
      },
      {
        key: 'minerals',
        name: text({
          en: 'Minerals & omega',
          ar: 'معادن وأوميغا',
          tg: 'Маъданҳо ва омега',
          ru: 'Минералы и омега',
        }),
        art: ['bone', 'fish'],
      },
      {
        key: 'herbal',
        name: text({ en: 'Herbs & teas', ar: 'أعشاب وشاي', tg: 'Гиёҳҳо ва чойҳо', ru: 'Травы и чаи' }),
        art: ['herb', 'hot-beverage'],
      },
    ],
  },
  {
    key: 'skin-care',
    name: text({ en: 'Skin care', ar: 'العناية بالبشرة', tg: 'Нигоҳубини пӯст', ru: 'Уход за кожей' }),
    art: ['lotion-bottle', 'sparkles'],
    hue: 330,
    featured: true,
    children: [
      {
        key: 'face-care',
        name: text({ en: 'Face', ar: 'الوجه', tg: 'Рӯй', ru: 'Лицо' }),
        art: ['bubbles', 'sparkles'],
      },
      {
        key: 'body-care',
        name: text({ en: 'Body & hair', ar: 'الجسم والشعر', tg: 'Бадан ва мӯй', ru: 'Тело и волосы' }),
        art: ['lotion-bottle', 'foot'],
      },
      {
        key: 'sun-care',
        name: text({
          en: 'Sun care',
          ar: 'الحماية من الشمس',
          tg: 'Муҳофизат аз офтоб',
          ru: 'Защита от солнца',
        }),
        art: ['sun', 'lotion-bottle'],
      },
    ],
  },
  {
    key: 'first-aid',
    name: text({ en: 'First aid', ar: 'الإسعافات الأولية', tg: 'Ёрии аввал', ru: 'Первая помощь' }),
    art: ['adhesive-bandage', 'sparkles'],
    hue: 4,
    children: [
      {
        key: 'bandages',
        name: text({
          en: 'Plasters & bandages',
          ar: 'لصقات وضمادات',
          tg: 'Часпак ва бинт',
          ru: 'Пластыри и бинты',
        }),
        art: ['adhesive-bandage'],
      },
      {
        key: 'antiseptics',
        name: text({ en: 'Antiseptics', ar: 'مطهرات', tg: 'Антисептикҳо', ru: 'Антисептики' }),
        art: ['droplet', 'shield'],
      },
    ],
  },
  {
    key: 'baby-care',
    name: text({ en: 'Baby care', ar: 'العناية بالطفل', tg: 'Нигоҳубини кӯдак', ru: 'Уход за малышом' }),
    art: ['baby-bottle', 'teddy-bear'],
    hue: 200,
    featured: true,
    children: [
      {
        key: 'diapers-wipes',
        name: text({
          en: 'Diapers & wipes',
          ar: 'حفاضات ومناديل',
          tg: 'Подгузник ва дастмол',
          ru: 'Подгузники и салфетки',
        }),
        art: ['baby', 'cloud'],
      },
      {
        key: 'baby-nutrition',
        name: text({ en: 'Baby nutrition', ar: 'تغذية الطفل', tg: 'Хӯроки кӯдак', ru: 'Детское питание' }),
        art: ['baby-bottle', 'bowl-with-spoon'],
      },
      {
        key: 'baby-bath',
        name: text({
          en: 'Bath & skin',
          ar: 'الاستحمام والبشرة',
          tg: 'Ҳаммом ва пӯст',
          ru: 'Купание и кожа',
        }),
        art: ['bathtub', 'bubbles'],
      },
    ],
  },
  {
    key: 'womans-care',
    name: text({ en: 'Women’s care', ar: 'العناية بالمرأة', tg: 'Саломатии занон', ru: 'Женское здоровье' }),
    slug: 'womans-care',
    art: ['cherry-blossom', 'lotus'],
    hue: 312,
    featured: true,
    children: [
      {
        key: 'feminine-hygiene',
        name: text({ en: 'Hygiene', ar: 'النظافة الشخصية', tg: 'Гигиена', ru: 'Гигиена' }),
        art: ['cherry-blossom'],
      },
      {
        key: 'pregnancy-care',
        name: text({
          en: 'Pregnancy & mothers',
          ar: 'الحمل والأمومة',
          tg: 'Ҳомиладорӣ ва модарӣ',
          ru: 'Беременность и мамы',
        }),
        art: ['pregnant-woman', 'heart-hands'],
      },
    ],
  },
  {
    key: 'mens',
    name: text({ en: 'Men’s care', ar: 'الرجال', tg: 'Барои мардон', ru: 'Мужчинам' }),
    slug: 'mens',
    art: ['razor', 'man-beard'],
    hue: 212,
    featured: true,
    children: [
      {
        key: 'shaving',
        name: text({
          en: 'Shaving & beard',
          ar: 'الحلاقة واللحية',
          tg: 'Риштарошӣ ва риш',
          ru: 'Бритьё и борода',
        }),
        art: ['razor', 'bubbles'],
      },
      {
        key: 'mens-wellness',
        name: text({
          en: 'Strength & wellness',
          ar: 'القوة والعافية',
          tg: 'Қувват ва солимӣ',
          ru: 'Сила и здоровье',
        }),
        art: ['flexed-biceps', 'pill'],
      },
    ],
  },
  {
    key: 'medical-devices',
    name: text({
      en: 'Medical devices',
      ar: 'أجهزة طبية',
      tg: 'Дастгоҳҳои тиббӣ',
      ru: 'Медицинские приборы',
    }),
    art: ['stethoscope', 'thermometer'],
    hue: 168,
    children: [
      {
        key: 'thermometers',
        name: text({ en: 'Thermometers', ar: 'موازين حرارة', tg: 'Ҳароратсанҷҳо', ru: 'Термометры' }),
        art: ['thermometer'],
      },
      {
        key: 'monitors',
        name: text({
          en: 'Monitors & inhalers',
          ar: 'أجهزة قياس واستنشاق',
          tg: 'Ченкунакҳо ва небулайзер',
          ru: 'Приборы и ингаляторы',
        }),
        art: ['stethoscope', 'beating-heart'],
      },
      {
        key: 'protection',
        name: text({
          en: 'Masks & supports',
          ar: 'كمامات ودعامات',
          tg: 'Ниқоб ва бандаж',
          ru: 'Маски и бандажи',
        }),
        art: ['face-with-medical-mask', 'gloves'],
      },
    ],
  },
  {
    key: 'eye-oral-care',
    name: text({ en: 'Eye & oral care', ar: 'العيون والفم', tg: 'Чашм ва дандон', ru: 'Глаза и зубы' }),
    art: ['eye', 'toothbrush'],
    hue: 258,
    children: [
      {
        key: 'oral-care',
        name: text({ en: 'Teeth & mouth', ar: 'الأسنان والفم', tg: 'Дандон ва даҳон', ru: 'Зубы и рот' }),
        art: ['toothbrush', 'tooth'],
      },
      {
        key: 'eye-care',
        name: text({ en: 'Eyes & lenses', ar: 'العيون والعدسات', tg: 'Чашм ва линза', ru: 'Глаза и линзы' }),
        art: ['eye', 'glasses'],
      },
    ],
  },
]
