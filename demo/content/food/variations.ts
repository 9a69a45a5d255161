// Choices that several dishes offer in the same way, so that one kitchen word means one thing.
import type { FoodVariationContent } from '../content.types.ts'
import { text } from '../localised.ts'

export const pizzaSize: FoodVariationContent = {
  name: text({ en: 'Size', ar: 'الحجم', tg: 'Андоза', ru: 'Размер' }),
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: text({ en: '25 cm', ar: '25 سم', tg: '25 см', ru: '25 см' }), price: 0 },
    { label: text({ en: '30 cm', ar: '30 سم', tg: '30 см', ru: '30 см' }), price: 220 },
    { label: text({ en: '35 cm', ar: '35 سم', tg: '35 см', ru: '35 см' }), price: 430 },
  ],
}

export const pizzaToppings: FoodVariationContent = {
  name: text({ en: 'Toppings', ar: 'الإضافات', tg: 'Рӯйиҳо', ru: 'Топпинги' }),
  type: 'multi',
  required: false,
  min: 0,
  max: 4,
  values: [
    { label: text({ en: 'Mushrooms', ar: 'فطر', tg: 'Занбурӯғ', ru: 'Грибы' }), price: 90 },
    { label: text({ en: 'Olives', ar: 'زيتون', tg: 'Зайтун', ru: 'Маслины' }), price: 80 },
    {
      label: text({
        en: 'Beef pepperoni',
        ar: 'بيبروني بقري',
        tg: 'Пепперонии гов',
        ru: 'Говяжья пепперони',
      }),
      price: 140,
    },
    { label: text({ en: 'Mozzarella', ar: 'موزاريلا', tg: 'Моцарелла', ru: 'Моцарелла' }), price: 120 },
    {
      label: text({ en: 'Fresh basil', ar: 'ريحان طازج', tg: 'Райҳони тоза', ru: 'Свежий базилик' }),
      price: 0,
    },
  ],
}

export const pastaShape: FoodVariationContent = {
  name: text({ en: 'Pasta', ar: 'نوع الباستا', tg: 'Навъи паста', ru: 'Вид пасты' }),
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: text({ en: 'Spaghetti', ar: 'سباغيتي', tg: 'Спагетти', ru: 'Спагетти' }), price: 0 },
    { label: text({ en: 'Penne', ar: 'بيني', tg: 'Пенне', ru: 'Пенне' }), price: 0 },
    {
      label: text({
        en: 'Fresh tagliatelle',
        ar: 'تالياتيلي طازجة',
        tg: 'Талятеллеи тоза',
        ru: 'Свежие тальятелле',
      }),
      price: 120,
    },
  ],
}

export const pattyCount: FoodVariationContent = {
  name: text({ en: 'Patties', ar: 'عدد الشرائح', tg: 'Шумораи котлет', ru: 'Котлеты' }),
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: text({ en: 'Single', ar: 'شريحة واحدة', tg: 'Якто', ru: 'Одна' }), price: 0 },
    { label: text({ en: 'Double', ar: 'شريحتان', tg: 'Дуто', ru: 'Две' }), price: 230 },
    { label: text({ en: 'Triple', ar: 'ثلاث شرائح', tg: 'Сето', ru: 'Три' }), price: 440 },
  ],
}

export const burgerSauces: FoodVariationContent = {
  name: text({ en: 'Sauces', ar: 'الصلصات', tg: 'Қайлаҳо', ru: 'Соусы' }),
  type: 'multi',
  required: true,
  min: 1,
  max: 3,
  values: [
    { label: text({ en: 'Ketchup', ar: 'كاتشب', tg: 'Кетчуп', ru: 'Кетчуп' }), price: 0 },
    { label: text({ en: 'Mustard', ar: 'خردل', tg: 'Хардал', ru: 'Горчица' }), price: 0 },
    {
      label: text({ en: 'House sauce', ar: 'صلصة البيت', tg: 'Қайлаи хонагӣ', ru: 'Фирменный соус' }),
      price: 0,
    },
    {
      label: text({
        en: 'Truffle mayonnaise',
        ar: 'مايونيز بالكمأة',
        tg: 'Майонези трюфелӣ',
        ru: 'Трюфельный майонез',
      }),
      price: 60,
    },
  ],
}

export const portion: FoodVariationContent = {
  name: text({ en: 'Portion', ar: 'الحصة', tg: 'Порсия', ru: 'Порция' }),
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: text({ en: 'Half', ar: 'نصف حصة', tg: 'Ним', ru: 'Половина' }), price: 0 },
    { label: text({ en: 'Regular', ar: 'حصة عادية', tg: 'Муқаррарӣ', ru: 'Обычная' }), price: 180 },
    { label: text({ en: 'For the family', ar: 'حصة عائلية', tg: 'Оилавӣ', ru: 'Семейная' }), price: 620 },
  ],
}

export const meatChoice: FoodVariationContent = {
  name: text({ en: 'Meat', ar: 'نوع اللحم', tg: 'Навъи гӯшт', ru: 'Мясо' }),
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: text({ en: 'Beef', ar: 'لحم بقري', tg: 'Гӯшти гов', ru: 'Говядина' }), price: 0 },
    { label: text({ en: 'Lamb', ar: 'لحم ضأن', tg: 'Гӯшти гӯсфанд', ru: 'Баранина' }), price: 90 },
    { label: text({ en: 'Chicken', ar: 'دجاج', tg: 'Гӯшти мурғ', ru: 'Курица' }), price: 0 },
  ],
}

export const pieces: FoodVariationContent = {
  name: text({ en: 'Pieces', ar: 'عدد القطع', tg: 'Шумора', ru: 'Количество' }),
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: text({ en: '4 pieces', ar: '4 قطع', tg: '4 дона', ru: '4 штуки' }), price: 0 },
    { label: text({ en: '8 pieces', ar: '8 قطع', tg: '8 дона', ru: '8 штук' }), price: 350 },
    { label: text({ en: '12 pieces', ar: '12 قطعة', tg: '12 дона', ru: '12 штук' }), price: 690 },
  ],
}

export const spiciness: FoodVariationContent = {
  name: text({ en: 'Spiciness', ar: 'درجة الحرارة', tg: 'Дараҷаи тундӣ', ru: 'Острота' }),
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: text({ en: 'Mild', ar: 'خفيف', tg: 'Мулоим', ru: 'Мягко' }), price: 0 },
    { label: text({ en: 'Medium', ar: 'متوسط', tg: 'Миёна', ru: 'Средне' }), price: 0 },
    { label: text({ en: 'Fiery', ar: 'حار جدًا', tg: 'Хеле тунд', ru: 'Огненно' }), price: 0 },
  ],
}

export const doughSauce: FoodVariationContent = {
  name: text({ en: 'Served with', ar: 'يقدم مع', tg: 'Бо чӣ', ru: 'С чем подать' }),
  type: 'multi',
  required: false,
  min: 0,
  max: 2,
  values: [
    { label: text({ en: 'Sour cream', ar: 'كريمة حامضة', tg: 'Қаймоқи турш', ru: 'Сметана' }), price: 0 },
    {
      label: text({ en: 'Tomato relish', ar: 'صلصة طماطم', tg: 'Қайлаи помидор', ru: 'Томатный соус' }),
      price: 0,
    },
    {
      label: text({ en: 'Garlic yogurt', ar: 'لبن بالثوم', tg: 'Ҷурғот бо сирпиёз', ru: 'Чесночный йогурт' }),
      price: 40,
    },
  ],
}

export const wrapFillings: FoodVariationContent = {
  name: text({ en: 'Inside', ar: 'الحشوة', tg: 'Дарунаш', ru: 'Внутрь' }),
  type: 'multi',
  required: true,
  min: 2,
  max: 3,
  values: [
    { label: text({ en: 'Tomato', ar: 'طماطم', tg: 'Помидор', ru: 'Помидор' }), price: 0 },
    { label: text({ en: 'Cucumber', ar: 'خيار', tg: 'Бодиринг', ru: 'Огурец' }), price: 0 },
    { label: text({ en: 'Fries', ar: 'بطاطس مقلية', tg: 'Картошкабирён', ru: 'Картофель фри' }), price: 40 },
    {
      label: text({ en: 'Grilled cheese', ar: 'جبن مشوي', tg: 'Панири бирён', ru: 'Сыр на гриле' }),
      price: 110,
    },
  ],
}

export const broth: FoodVariationContent = {
  name: text({ en: 'Broth', ar: 'المرق', tg: 'Оби шӯрбо', ru: 'Бульон' }),
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: text({ en: 'Soy', ar: 'صويا', tg: 'Соя', ru: 'Соевый' }), price: 0 },
    { label: text({ en: 'Miso', ar: 'ميسو', tg: 'Мисо', ru: 'Мисо' }), price: 40 },
    {
      label: text({ en: 'Spicy sesame', ar: 'سمسم حار', tg: 'Кунҷиди тунд', ru: 'Острый кунжутный' }),
      price: 70,
    },
  ],
}

export const bowlBase: FoodVariationContent = {
  name: text({ en: 'Base', ar: 'القاعدة', tg: 'Асос', ru: 'Основа' }),
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: text({ en: 'Brown rice', ar: 'أرز بني', tg: 'Биринҷи қаҳваранг', ru: 'Бурый рис' }), price: 0 },
    { label: text({ en: 'Quinoa', ar: 'كينوا', tg: 'Киноа', ru: 'Киноа' }), price: 90 },
    {
      label: text({ en: 'Green leaves', ar: 'أوراق خضراء', tg: 'Баргҳои сабз', ru: 'Листья салата' }),
      price: 0,
    },
  ],
}

export const bowlToppings: FoodVariationContent = {
  name: text({ en: 'Finish with', ar: 'التزيين', tg: 'Рӯяш', ru: 'Сверху' }),
  type: 'multi',
  required: true,
  min: 1,
  max: 3,
  values: [
    { label: text({ en: 'Sesame', ar: 'سمسم', tg: 'Кунҷид', ru: 'Кунжут' }), price: 0 },
    {
      label: text({ en: 'Pumpkin seeds', ar: 'بذور اليقطين', tg: 'Тухми каду', ru: 'Тыквенные семечки' }),
      price: 0,
    },
    { label: text({ en: 'Edamame', ar: 'إدامامي', tg: 'Эдамаме', ru: 'Эдамаме' }), price: 80 },
    { label: text({ en: 'Mango', ar: 'مانجو', tg: 'Манго', ru: 'Манго' }), price: 90 },
  ],
}

export const wingSauces: FoodVariationContent = {
  name: text({ en: 'Glaze', ar: 'التتبيلة', tg: 'Қайла', ru: 'Глазурь' }),
  type: 'multi',
  required: true,
  min: 1,
  max: 2,
  values: [
    {
      label: text({ en: 'Honey mustard', ar: 'عسل وخردل', tg: 'Асалу хардал', ru: 'Медово-горчичная' }),
      price: 0,
    },
    {
      label: text({ en: 'Smoky barbecue', ar: 'باربكيو مدخن', tg: 'Барбекюи дудӣ', ru: 'Дымное барбекю' }),
      price: 0,
    },
    {
      label: text({ en: 'Korean chilli', ar: 'فلفل كوري', tg: 'Қаламфури кореягӣ', ru: 'Корейский чили' }),
      price: 50,
    },
  ],
}

export const cupSize: FoodVariationContent = {
  name: text({ en: 'Cup', ar: 'الكوب', tg: 'Пиёла', ru: 'Стакан' }),
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: text({ en: 'Small', ar: 'صغير', tg: 'Хурд', ru: 'Маленький' }), price: 0 },
    { label: text({ en: 'Medium', ar: 'وسط', tg: 'Миёна', ru: 'Средний' }), price: 50 },
    { label: text({ en: 'Large', ar: 'كبير', tg: 'Калон', ru: 'Большой' }), price: 90 },
  ],
}

export const milkChoice: FoodVariationContent = {
  name: text({ en: 'Milk', ar: 'الحليب', tg: 'Шир', ru: 'Молоко' }),
  type: 'single',
  required: false,
  min: 0,
  max: 1,
  values: [
    {
      label: text({ en: 'Whole milk', ar: 'حليب كامل الدسم', tg: 'Шири сода', ru: 'Цельное молоко' }),
      price: 0,
    },
    { label: text({ en: 'Oat milk', ar: 'حليب الشوفان', tg: 'Шири сулӣ', ru: 'Овсяное молоко' }), price: 70 },
    {
      label: text({ en: 'Coconut milk', ar: 'حليب جوز الهند', tg: 'Шири кокос', ru: 'Кокосовое молоко' }),
      price: 70,
    },
  ],
}

export const scoops: FoodVariationContent = {
  name: text({ en: 'Scoops', ar: 'النكهات', tg: 'Маззаҳо', ru: 'Шарики' }),
  type: 'multi',
  required: true,
  min: 1,
  max: 3,
  values: [
    { label: text({ en: 'Vanilla', ar: 'فانيلا', tg: 'Ванил', ru: 'Ваниль' }), price: 0 },
    { label: text({ en: 'Pistachio', ar: 'فستق', tg: 'Писта', ru: 'Фисташка' }), price: 60 },
    {
      label: text({ en: 'Dark chocolate', ar: 'شوكولاتة داكنة', tg: 'Шоколади талх', ru: 'Тёмный шоколад' }),
      price: 0,
    },
    {
      label: text({
        en: 'Apricot sorbet',
        ar: 'سوربيه المشمش',
        tg: 'Сорбети зардолу',
        ru: 'Абрикосовый сорбет',
      }),
      price: 0,
    },
  ],
}

export const sweetToppings: FoodVariationContent = {
  name: text({ en: 'On top', ar: 'على الوجه', tg: 'Рӯяш', ru: 'Сверху' }),
  type: 'multi',
  required: false,
  min: 0,
  max: 3,
  values: [
    { label: text({ en: 'Honey', ar: 'عسل', tg: 'Асал', ru: 'Мёд' }), price: 0 },
    { label: text({ en: 'Walnuts', ar: 'جوز', tg: 'Чормағз', ru: 'Грецкий орех' }), price: 60 },
    { label: text({ en: 'Strawberries', ar: 'فراولة', tg: 'Қулфинай', ru: 'Клубника' }), price: 90 },
    {
      label: text({
        en: 'Chocolate sauce',
        ar: 'صلصة الشوكولاتة',
        tg: 'Қайлаи шоколад',
        ru: 'Шоколадный соус',
      }),
      price: 50,
    },
  ],
}
