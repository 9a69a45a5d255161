// Choices that several dishes offer in the same way, so that one kitchen word means one thing.
import type { FoodVariationContent } from '../content.types.ts'
import { t } from '../localised.ts'

export const pizzaSize: FoodVariationContent = {
  name: t('Size', 'الحجم', 'Андоза', 'Размер'),
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: t('25 cm', '25 سم', '25 см', '25 см'), price: 0 },
    { label: t('30 cm', '30 سم', '30 см', '30 см'), price: 220 },
    { label: t('35 cm', '35 سم', '35 см', '35 см'), price: 430 },
  ],
}

export const pizzaToppings: FoodVariationContent = {
  name: t('Toppings', 'الإضافات', 'Рӯйиҳо', 'Топпинги'),
  type: 'multi',
  required: false,
  min: 0,
  max: 4,
  values: [
    { label: t('Mushrooms', 'فطر', 'Занбурӯғ', 'Грибы'), price: 90 },
    { label: t('Olives', 'زيتون', 'Зайтун', 'Маслины'), price: 80 },
    { label: t('Beef pepperoni', 'بيبروني بقري', 'Пепперонии гов', 'Говяжья пепперони'), price: 140 },
    { label: t('Mozzarella', 'موزاريلا', 'Моцарелла', 'Моцарелла'), price: 120 },
    { label: t('Fresh basil', 'ريحان طازج', 'Райҳони тоза', 'Свежий базилик'), price: 0 },
  ],
}

export const pastaShape: FoodVariationContent = {
  name: t('Pasta', 'نوع الباستا', 'Навъи паста', 'Вид пасты'),
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: t('Spaghetti', 'سباغيتي', 'Спагетти', 'Спагетти'), price: 0 },
    { label: t('Penne', 'بيني', 'Пенне', 'Пенне'), price: 0 },
    { label: t('Fresh tagliatelle', 'تالياتيلي طازجة', 'Талятеллеи тоза', 'Свежие тальятелле'), price: 120 },
  ],
}

export const pattyCount: FoodVariationContent = {
  name: t('Patties', 'عدد الشرائح', 'Шумораи котлет', 'Котлеты'),
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: t('Single', 'شريحة واحدة', 'Якто', 'Одна'), price: 0 },
    { label: t('Double', 'شريحتان', 'Дуто', 'Две'), price: 230 },
    { label: t('Triple', 'ثلاث شرائح', 'Сето', 'Три'), price: 440 },
  ],
}

export const burgerSauces: FoodVariationContent = {
  name: t('Sauces', 'الصلصات', 'Қайлаҳо', 'Соусы'),
  type: 'multi',
  required: true,
  min: 1,
  max: 3,
  values: [
    { label: t('Ketchup', 'كاتشب', 'Кетчуп', 'Кетчуп'), price: 0 },
    { label: t('Mustard', 'خردل', 'Хардал', 'Горчица'), price: 0 },
    { label: t('House sauce', 'صلصة البيت', 'Қайлаи хонагӣ', 'Фирменный соус'), price: 0 },
    {
      label: t('Truffle mayonnaise', 'مايونيز بالكمأة', 'Майонези трюфелӣ', 'Трюфельный майонез'),
      price: 60,
    },
  ],
}

export const portion: FoodVariationContent = {
  name: t('Portion', 'الحصة', 'Порсия', 'Порция'),
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: t('Half', 'نصف حصة', 'Ним', 'Половина'), price: 0 },
    { label: t('Regular', 'حصة عادية', 'Муқаррарӣ', 'Обычная'), price: 180 },
    { label: t('For the family', 'حصة عائلية', 'Оилавӣ', 'Семейная'), price: 620 },
  ],
}

export const meatChoice: FoodVariationContent = {
  name: t('Meat', 'نوع اللحم', 'Навъи гӯшт', 'Мясо'),
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: t('Beef', 'لحم بقري', 'Гӯшти гов', 'Говядина'), price: 0 },
    { label: t('Lamb', 'لحم ضأن', 'Гӯшти гӯсфанд', 'Баранина'), price: 90 },
    { label: t('Chicken', 'دجاج', 'Гӯшти мурғ', 'Курица'), price: 0 },
  ],
}

export const pieces: FoodVariationContent = {
  name: t('Pieces', 'عدد القطع', 'Шумора', 'Количество'),
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: t('4 pieces', '4 قطع', '4 дона', '4 штуки'), price: 0 },
    { label: t('8 pieces', '8 قطع', '8 дона', '8 штук'), price: 350 },
    { label: t('12 pieces', '12 قطعة', '12 дона', '12 штук'), price: 690 },
  ],
}

export const spiciness: FoodVariationContent = {
  name: t('Spiciness', 'درجة الحرارة', 'Дараҷаи тундӣ', 'Острота'),
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: t('Mild', 'خفيف', 'Мулоим', 'Мягко'), price: 0 },
    { label: t('Medium', 'متوسط', 'Миёна', 'Средне'), price: 0 },
    { label: t('Fiery', 'حار جدًا', 'Хеле тунд', 'Огненно'), price: 0 },
  ],
}

export const doughSauce: FoodVariationContent = {
  name: t('Served with', 'يقدم مع', 'Бо чӣ', 'С чем подать'),
  type: 'multi',
  required: false,
  min: 0,
  max: 2,
  values: [
    { label: t('Sour cream', 'كريمة حامضة', 'Қаймоқи турш', 'Сметана'), price: 0 },
    { label: t('Tomato relish', 'صلصة طماطم', 'Қайлаи помидор', 'Томатный соус'), price: 0 },
    { label: t('Garlic yogurt', 'لبن بالثوم', 'Ҷурғот бо сирпиёз', 'Чесночный йогурт'), price: 40 },
  ],
}

export const wrapFillings: FoodVariationContent = {
  name: t('Inside', 'الحشوة', 'Дарунаш', 'Внутрь'),
  type: 'multi',
  required: true,
  min: 1,
  max: 3,
  values: [
    { label: t('Tomato', 'طماطم', 'Помидор', 'Помидор'), price: 0 },
    { label: t('Cucumber', 'خيار', 'Бодиринг', 'Огурец'), price: 0 },
    { label: t('Fries', 'بطاطس مقلية', 'Картошкабирён', 'Картофель фри'), price: 40 },
    { label: t('Grilled cheese', 'جبن مشوي', 'Панири бирён', 'Сыр на гриле'), price: 110 },
  ],
}

export const broth: FoodVariationContent = {
  name: t('Broth', 'المرق', 'Оби шӯрбо', 'Бульон'),
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: t('Soy', 'صويا', 'Соя', 'Соевый'), price: 0 },
    { label: t('Miso', 'ميسو', 'Мисо', 'Мисо'), price: 40 },
    { label: t('Spicy sesame', 'سمسم حار', 'Кунҷиди тунд', 'Острый кунжутный'), price: 70 },
  ],
}

export const bowlBase: FoodVariationContent = {
  name: t('Base', 'القاعدة', 'Асос', 'Основа'),
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: t('Brown rice', 'أرز بني', 'Биринҷи қаҳваранг', 'Бурый рис'), price: 0 },
    { label: t('Quinoa', 'كينوا', 'Киноа', 'Киноа'), price: 90 },
    { label: t('Green leaves', 'أوراق خضراء', 'Баргҳои сабз', 'Листья салата'), price: 0 },
  ],
}

export const bowlToppings: FoodVariationContent = {
  name: t('Finish with', 'التزيين', 'Рӯяш', 'Сверху'),
  type: 'multi',
  required: true,
  min: 1,
  max: 3,
  values: [
    { label: t('Sesame', 'سمسم', 'Кунҷид', 'Кунжут'), price: 0 },
    { label: t('Pumpkin seeds', 'بذور اليقطين', 'Тухми каду', 'Тыквенные семечки'), price: 0 },
    { label: t('Edamame', 'إدامامي', 'Эдамаме', 'Эдамаме'), price: 80 },
    { label: t('Mango', 'مانجو', 'Манго', 'Манго'), price: 90 },
  ],
}

export const wingSauces: FoodVariationContent = {
  name: t('Glaze', 'التتبيلة', 'Қайла', 'Глазурь'),
  type: 'multi',
  required: true,
  min: 1,
  max: 2,
  values: [
    { label: t('Honey mustard', 'عسل وخردل', 'Асалу хардал', 'Медово-горчичная'), price: 0 },
    { label: t('Smoky barbecue', 'باربكيو مدخن', 'Барбекюи дудӣ', 'Дымное барбекю'), price: 0 },
    { label: t('Korean chilli', 'فلفل كوري', 'Қаламфури кореягӣ', 'Корейский чили'), price: 50 },
  ],
}

export const cupSize: FoodVariationContent = {
  name: t('Cup', 'الكوب', 'Пиёла', 'Стакан'),
  type: 'single',
  required: true,
  min: 1,
  max: 1,
  values: [
    { label: t('Small', 'صغير', 'Хурд', 'Маленький'), price: 0 },
    { label: t('Medium', 'وسط', 'Миёна', 'Средний'), price: 50 },
    { label: t('Large', 'كبير', 'Калон', 'Большой'), price: 90 },
  ],
}

export const milkChoice: FoodVariationContent = {
  name: t('Milk', 'الحليب', 'Шир', 'Молоко'),
  type: 'single',
  required: false,
  min: 0,
  max: 1,
  values: [
    { label: t('Whole milk', 'حليب كامل الدسم', 'Шири сода', 'Цельное молоко'), price: 0 },
    { label: t('Oat milk', 'حليب الشوفان', 'Шири сулӣ', 'Овсяное молоко'), price: 70 },
    { label: t('Coconut milk', 'حليب جوز الهند', 'Шири кокос', 'Кокосовое молоко'), price: 70 },
  ],
}

export const scoops: FoodVariationContent = {
  name: t('Scoops', 'النكهات', 'Маззаҳо', 'Шарики'),
  type: 'multi',
  required: true,
  min: 1,
  max: 3,
  values: [
    { label: t('Vanilla', 'فانيلا', 'Ванил', 'Ваниль'), price: 0 },
    { label: t('Pistachio', 'فستق', 'Писта', 'Фисташка'), price: 60 },
    { label: t('Dark chocolate', 'شوكولاتة داكنة', 'Шоколади талх', 'Тёмный шоколад'), price: 0 },
    { label: t('Apricot sorbet', 'سوربيه المشمش', 'Сорбети зардолу', 'Абрикосовый сорбет'), price: 0 },
  ],
}

export const sweetToppings: FoodVariationContent = {
  name: t('On top', 'على الوجه', 'Рӯяш', 'Сверху'),
  type: 'multi',
  required: false,
  min: 0,
  max: 3,
  values: [
    { label: t('Honey', 'عسل', 'Асал', 'Мёд'), price: 0 },
    { label: t('Walnuts', 'جوز', 'Чормағз', 'Грецкий орех'), price: 60 },
    { label: t('Strawberries', 'فراولة', 'Қулфинай', 'Клубника'), price: 90 },
    { label: t('Chocolate sauce', 'صلصة الشوكولاتة', 'Қайлаи шоколад', 'Шоколадный соус'), price: 50 },
  ],
}
