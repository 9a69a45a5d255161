// The text of the page 'refund-policy', section by section.
import { text } from '#demo/content/localised.ts'
import type { PolicyText } from './policy.types.ts'

export const refundPolicy: PolicyText = {
  sections: [
    {
      heading: text({
        en: 'When we refund',
        ar: 'متى نرد المال',
        tg: 'Кай пулро бармегардонем',
        ru: 'Когда мы возвращаем деньги',
      }),
      body: text({
        en: 'Tell us what happened and choose a reason in the order.',
        ar: 'أخبرنا بما حدث واختر سببًا في الطلب.',
        tg: 'Бигӯед, чӣ шуд, ва дар фармоиш сабабро интихоб кунед.',
        ru: 'Расскажите, что случилось, и выберите причину в заказе.',
      }),
      points: [
        text({
          en: 'The item is wrong, damaged or missing.',
          ar: 'الصنف خاطئ أو تالف أو ناقص.',
          tg: 'Мол нодуруст, вайрон ё камбуд аст.',
          ru: 'Товар не тот, повреждён или отсутствует.',
        }),
        text({
          en: 'Food is spoiled or past its date.',
          ar: 'الطعام فاسد أو منتهي الصلاحية.',
          tg: 'Хӯрок вайрон ё мӯҳлаташ гузашта.',
          ru: 'Еда испорчена или просрочена.',
        }),
        text({
          en: 'The order never arrived.',
          ar: 'لم يصل الطلب أبدًا.',
          tg: 'Фармоиш тамоман нарасид.',
          ru: 'Заказ так и не приехал.',
        }),
      ],
    },
    {
      heading: text({
        en: 'How long you have',
        ar: 'المدة المتاحة لك',
        tg: 'Шумо чанд вақт доред',
        ru: 'Сколько у вас времени',
      }),
      body: text({
        en: 'Food and groceries: 24 hours. Shop goods: 14 days, unused and in their box. Parcels: 48 hours.',
        ar: 'الطعام والبقالة: 24 ساعة. بضائع المتاجر: 14 يومًا دون استعمال وفي علبتها. الطرود: 48 ساعة.',
        tg: 'Хӯрок ва хӯрокворӣ: 24 соат. Моли мағоза: 14 рӯз, истифоданашуда ва дар қуттӣ. Баста: 48 соат.',
        ru: 'Еда и продукты: 24 часа. Товары: 14 дней, без следов использования и в коробке. Посылки: 48 часов.',
      }),
    },
    {
      heading: text({ en: 'Medicine', ar: 'الأدوية', tg: 'Доруҳо', ru: 'Лекарства' }),
      body: text({
        en: 'By law medicine of good quality cannot be returned. If it is wrong, opened or expired, we refund it in full.',
        ar: 'قانونًا لا تُعاد الأدوية السليمة. وإن كانت خاطئة أو مفتوحة أو منتهية فنرد ثمنها كاملًا.',
        tg: 'Мувофиқи қонун доруи хушсифат баргардонида намешавад. Агар нодуруст, кушода ё мӯҳлатгузашта бошад, пулро пурра бармегардонем.',
        ru: 'По закону качественные лекарства не возвращаются. Если прислали не то, вскрытое или просроченное, вернём всю сумму.',
      }),
    },
    {
      heading: text({
        en: 'How the money comes back',
        ar: 'كيف يعود المال',
        tg: 'Пул чӣ тавр бармегардад',
        ru: 'Как вернутся деньги',
      }),
      body: text({
        en: 'To the wallet at once after approval, or to your card within five working days. Delivery is refunded when the fault is ours.',
        ar: 'إلى المحفظة فور الموافقة أو إلى بطاقتك خلال خمسة أيام عمل. ونرد رسوم التوصيل إن كان الخطأ منا.',
        tg: 'Баъди тасдиқ дарҳол ба ҳамён ё дар панҷ рӯзи корӣ ба корт. Агар айби мо бошад, пули расонидан ҳам бармегардад.',
        ru: 'В кошелёк сразу после одобрения или на карту за пять рабочих дней. Если виноваты мы, вернём и доставку.',
      }),
    },
    {
      heading: text({
        en: 'What we ask of you',
        ar: 'ما نطلبه منك',
        tg: 'Аз шумо чӣ мехоҳем',
        ru: 'О чём просим вас',
      }),
      body: text({
        en: 'A short note and, if something is damaged, a photo. We answer within one day.',
        ar: 'ملاحظة قصيرة وصورة إن كان هناك تلف. نجيب خلال يوم واحد.',
        tg: 'Эзоҳи кӯтоҳ ва агар чизе вайрон бошад, акс. Дар як рӯз ҷавоб медиҳем.',
        ru: 'Короткий комментарий и фото, если есть повреждения. Отвечаем в течение дня.',
      }),
    },
  ],
}
