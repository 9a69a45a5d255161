// The category tree of the pharmacy module; item templates name its leaves.
import type { CategoryContent } from '../content.types.ts'
import { t } from '../localised.ts'

export const pharmacyCategories: readonly CategoryContent[] = [
  {
    key: 'everyday-medicine',
    name: t('Everyday Medicine', 'أدوية يومية', 'Доруҳои ҳаррӯза', 'Лекарства на каждый день'),
    art: ['pill', 'thermometer'],
    hue: 186,
    featured: true,
    children: [
      {
        key: 'pain-relief',
        name: t('Pain & Fever', 'الألم والحرارة', 'Дард ва таб', 'Боль и жар'),
        art: ['pill', 'high-voltage'],
      },
      {
        key: 'cold-flu-remedies',
        name: t('Cold & Flu', 'الزكام والإنفلونزا', 'Шамолхӯрӣ ва грипп', 'Простуда и грипп'),
        art: ['hot-beverage', 'sneezing-face'],
      },
      {
        key: 'allergy-relief',
        name: t('Allergy', 'الحساسية', 'Аллергия', 'Аллергия'),
        art: ['blossom', 'sneezing-face'],
      },
    ],
  },
  {
    key: 'digestive-health',
    name: t('Stomach & Digestion', 'المعدة والهضم', 'Меъда ва ҳозима', 'Желудок и пищеварение'),
    art: ['bubbles', 'herb'],
    hue: 42,
    children: [
      { key: 'antacids', name: t('Heartburn', 'حرقة المعدة', 'Зардаҷӯшӣ', 'Изжога'), art: ['candy', 'fire'] },
      {
        key: 'bowel-care',
        name: t('Bowel Care', 'صحة الأمعاء', 'Саломатии рӯда', 'Кишечник'),
        art: ['microbe', 'pill'],
      },
    ],
  },
  {
    key: 'prescription-medicine',
    name: t('Prescription Medicine', 'أدوية بوصفة طبية', 'Доруҳо бо дорухат', 'Рецептурные препараты'),
    art: ['stethoscope', 'pill'],
    hue: 222,
    children: [
      {
        key: 'antibiotics',
        name: t('Antibiotics', 'مضادات حيوية', 'Антибиотикҳо', 'Антибиотики'),
        art: ['pill', 'microbe'],
      },
      {
        key: 'heart-and-pressure',
        name: t('Heart & Blood Pressure', 'القلب وضغط الدم', 'Дил ва фишори хун', 'Сердце и давление'),
        art: ['anatomical-heart'],
      },
      {
        key: 'diabetes-care',
        name: t('Diabetes', 'السكري', 'Диабет', 'Диабет'),
        art: ['drop-of-blood', 'syringe'],
      },
    ],
  },
  {
    key: 'vitamins',
    name: t('Vitamins & Supplements', 'فيتامينات ومكملات', 'Витаминҳо ва иловаҳо', 'Витамины и добавки'),
    art: ['tangerine', 'pill'],
    hue: 36,
    featured: true,
    children: [
      {
        key: 'multivitamins',
        name: t('Vitamins', 'فيتامينات', 'Витаминҳо', 'Витамины'),
        art: ['rainbow', 'pill'],
      },
      {
        key: 'minerals',
        name: t('Minerals & Omega', 'معادن وأوميغا', 'Маъданҳо ва омега', 'Минералы и омега'),
        art: ['bone', 'fish'],
      },
      {
        key: 'herbal',
        name: t('Herbs & Teas', 'أعشاب وشاي', 'Гиёҳҳо ва чойҳо', 'Травы и чаи'),
        art: ['herb', 'hot-beverage'],
      },
    ],
  },
  {
    key: 'skin-care',
    name: t('Skin Care', 'العناية بالبشرة', 'Нигоҳубини пӯст', 'Уход за кожей'),
    art: ['lotion-bottle', 'sparkles'],
    hue: 330,
    featured: true,
    children: [
      { key: 'face-care', name: t('Face', 'الوجه', 'Рӯй', 'Лицо'), art: ['bubbles', 'sparkles'] },
      {
        key: 'body-care',
        name: t('Body & Hair', 'الجسم والشعر', 'Бадан ва мӯй', 'Тело и волосы'),
        art: ['lotion-bottle', 'foot'],
      },
      {
        key: 'sun-care',
        name: t('Sun Care', 'الحماية من الشمس', 'Муҳофизат аз офтоб', 'Защита от солнца'),
        art: ['sun', 'lotion-bottle'],
      },
    ],
  },
  {
    key: 'first-aid',
    name: t('First Aid', 'الإسعافات الأولية', 'Ёрии аввал', 'Первая помощь'),
    art: ['adhesive-bandage', 'sparkles'],
    hue: 4,
    children: [
      {
        key: 'bandages',
        name: t('Plasters & Bandages', 'لصقات وضمادات', 'Часпак ва бинт', 'Пластыри и бинты'),
        art: ['adhesive-bandage'],
      },
      {
        key: 'antiseptics',
        name: t('Antiseptics', 'مطهرات', 'Антисептикҳо', 'Антисептики'),
        art: ['droplet', 'shield'],
      },
    ],
  },
  {
    key: 'baby-care',
    name: t('Baby Care', 'العناية بالطفل', 'Нигоҳубини кӯдак', 'Уход за малышом'),
    art: ['baby-bottle', 'teddy-bear'],
    hue: 200,
    featured: true,
    children: [
      {
        key: 'diapers-wipes',
        name: t('Diapers & Wipes', 'حفاضات ومناديل', 'Подгузник ва дастмол', 'Подгузники и салфетки'),
        art: ['baby', 'cloud'],
      },
      {
        key: 'baby-nutrition',
        name: t('Baby Nutrition', 'تغذية الطفل', 'Хӯроки кӯдак', 'Детское питание'),
        art: ['baby-bottle', 'bowl-with-spoon'],
      },
      {
        key: 'baby-bath',
        name: t('Bath & Skin', 'الاستحمام والبشرة', 'Ҳаммом ва пӯст', 'Купание и кожа'),
        art: ['bathtub', 'bubbles'],
      },
    ],
  },
  {
    key: 'womans-care',
    name: t('Womans Care', 'العناية بالمرأة', 'Саломатии занон', 'Женское здоровье'),
    art: ['cherry-blossom', 'lotus'],
    hue: 312,
    featured: true,
    children: [
      {
        key: 'feminine-hygiene',
        name: t('Hygiene', 'النظافة الشخصية', 'Гигиена', 'Гигиена'),
        art: ['cherry-blossom'],
      },
      {
        key: 'pregnancy-care',
        name: t('Pregnancy & Mothers', 'الحمل والأمومة', 'Ҳомиладорӣ ва модарӣ', 'Беременность и мамы'),
        art: ['pregnant-woman', 'heart-hands'],
      },
    ],
  },
  {
    key: 'mens',
    name: t('Mens', 'الرجال', 'Барои мардон', 'Мужчинам'),
    art: ['razor', 'man-beard'],
    hue: 212,
    featured: true,
    children: [
      {
        key: 'shaving',
        name: t('Shaving & Beard', 'الحلاقة واللحية', 'Риштарошӣ ва риш', 'Бритьё и борода'),
        art: ['razor', 'bubbles'],
      },
      {
        key: 'mens-wellness',
        name: t('Strength & Wellness', 'القوة والعافية', 'Қувват ва солимӣ', 'Сила и здоровье'),
        art: ['flexed-biceps', 'pill'],
      },
    ],
  },
  {
    key: 'medical-devices',
    name: t('Medical Devices', 'أجهزة طبية', 'Дастгоҳҳои тиббӣ', 'Медицинские приборы'),
    art: ['stethoscope', 'thermometer'],
    hue: 168,
    children: [
      {
        key: 'thermometers',
        name: t('Thermometers', 'موازين حرارة', 'Ҳароратсанҷҳо', 'Термометры'),
        art: ['thermometer'],
      },
      {
        key: 'monitors',
        name: t(
          'Monitors & Inhalers',
          'أجهزة قياس واستنشاق',
          'Ченкунакҳо ва небулайзер',
          'Приборы и ингаляторы',
        ),
        art: ['stethoscope', 'beating-heart'],
      },
      {
        key: 'protection',
        name: t('Masks & Supports', 'كمامات ودعامات', 'Ниқоб ва бандаж', 'Маски и бандажи'),
        art: ['face-with-medical-mask', 'gloves'],
      },
    ],
  },
  {
    key: 'eye-oral-care',
    name: t('Eye & Oral Care', 'العيون والفم', 'Чашм ва дандон', 'Глаза и зубы'),
    art: ['eye', 'toothbrush'],
    hue: 258,
    children: [
      {
        key: 'oral-care',
        name: t('Teeth & Mouth', 'الأسنان والفم', 'Дандон ва даҳон', 'Зубы и рот'),
        art: ['toothbrush', 'tooth'],
      },
      {
        key: 'eye-care',
        name: t('Eyes & Lenses', 'العيون والعدسات', 'Чашм ва линза', 'Глаза и линзы'),
        art: ['eye', 'glasses'],
      },
    ],
  },
]
