// The text of the page 'terms-and-conditions', section by section.
import { text } from '#demo/content/localised.ts'
import type { PolicyText } from './policy.types.ts'

export const termsAndConditions: PolicyText = {
  sections: [
    {
      heading: text({
        en: 'Using Fivefold',
        ar: 'استخدام Fivefold',
        tg: 'Истифодаи Fivefold',
        ru: 'Использование Fivefold',
      }),
      body: text({
        en: 'By ordering you agree to these terms. You may order as a guest or with an account; keep your password to yourself.',
        ar: 'بالطلب فإنك توافق على هذه الشروط. يمكنك الطلب كضيف أو بحساب؛ احتفظ بكلمة مرورك لنفسك.',
        tg: 'Бо фармоиш шумо бо ин шартҳо розӣ мешавед. Ҳамчун меҳмон ё бо ҳисоб фармоиш додан мумкин аст; рамзатонро ба касе нагӯед.',
        ru: 'Оформляя заказ, вы соглашаетесь с этими условиями. Заказать можно гостем или с учётной записью; не сообщайте никому пароль.',
      }),
    },
    {
      heading: text({ en: 'Orders', ar: 'الطلبات', tg: 'Фармоишҳо', ru: 'Заказы' }),
      body: text({
        en: 'An order becomes binding when the store confirms it. Until then you can cancel it free of charge.',
        ar: 'يصبح الطلب ملزمًا عندما يؤكده المتجر. وحتى ذلك الحين يمكنك إلغاؤه مجانًا.',
        tg: 'Фармоиш баъди тасдиқи мағоза эътибор пайдо мекунад. То он вақт ройгон бекор кардан мумкин аст.',
        ru: 'Заказ вступает в силу, когда его подтвердил магазин. До этого его можно отменить бесплатно.',
      }),
      points: [
        text({
          en: 'One order holds items of one store.',
          ar: 'يضم الطلب الواحد أصناف متجر واحد.',
          tg: 'Дар як фармоиш танҳо моли як мағоза.',
          ru: 'В одном заказе товары одного магазина.',
        }),
        text({
          en: 'Some medicine needs a prescription photo.',
          ar: 'تحتاج بعض الأدوية إلى صورة وصفة.',
          tg: 'Барои баъзе дору акси дорухат лозим.',
          ru: 'Для некоторых лекарств нужно фото рецепта.',
        }),
        text({
          en: 'Alcohol and tobacco are not delivered.',
          ar: 'لا نوصل الكحول والتبغ.',
          tg: 'Нӯшокии спиртӣ ва тамоку расонида намешавад.',
          ru: 'Алкоголь и табак мы не доставляем.',
        }),
      ],
    },
    {
      heading: text({
        en: 'Prices and payment',
        ar: 'الأسعار والدفع',
        tg: 'Нарх ва пардохт',
        ru: 'Цены и оплата',
      }),
      body: text({
        en: 'Prices are shown in dollars. Tax, delivery, service charge and tip stand in separate lines of the bill.',
        ar: 'تظهر الأسعار بالدولار. وتظهر الضريبة والتوصيل ورسوم الخدمة والإكرامية في أسطر منفصلة من الفاتورة.',
        tg: 'Нархҳо бо доллар нишон дода мешаванд. Андоз, расонидан, хизматрасонӣ ва чойпулӣ дар ҳисоб ҷудо навишта мешаванд.',
        ru: 'Цены указаны в долларах. Налог, доставка, сервисный сбор и чаевые стоят в счёте отдельными строками.',
      }),
    },
    {
      heading: text({ en: 'Delivery', ar: 'التوصيل', tg: 'Расонидан', ru: 'Доставка' }),
      body: text({
        en: 'Times are estimates. Be reachable by phone; if nobody answers at the address, the courier waits ten minutes.',
        ar: 'الأوقات تقديرية. كن متاحًا على الهاتف؛ وإن لم يجب أحد في العنوان ينتظر المندوب عشر دقائق.',
        tg: 'Вақтҳо тахминӣ мебошанд. Телефонатон фаъол бошад; агар касе ҷавоб надиҳад, қосид даҳ дақиқа мунтазир мешавад.',
        ru: 'Время указано примерно. Будьте на связи; если по адресу никто не отвечает, курьер ждёт десять минут.',
      }),
    },
    {
      heading: text({
        en: 'Fair use',
        ar: 'الاستخدام العادل',
        tg: 'Истифодаи боинсоф',
        ru: 'Честное использование',
      }),
      body: text({
        en: 'Coupons, bonuses and referral rewards are personal. We may close accounts that misuse them or insult couriers.',
        ar: 'القسائم والمكافآت وجوائز الدعوة شخصية. وقد نغلق الحسابات التي تسيء استخدامها أو تهين المندوبين.',
        tg: 'Купон, мукофот ва подоши даъват шахсӣ мебошанд. Ҳисоби сӯиистифодакунанда ё таҳқиркунандаи қосид баста мешавад.',
        ru: 'Купоны, бонусы и награды за приглашения личные. Мы можем закрыть учётную запись за злоупотребления или оскорбление курьеров.',
      }),
    },
    {
      heading: text({
        en: 'Liability and law',
        ar: 'المسؤولية والقانون',
        tg: 'Масъулият ва қонун',
        ru: 'Ответственность и право',
      }),
      body: text({
        en: 'The store answers for its goods, we answer for delivery. The law of the Republic of Kazakhstan applies.',
        ar: 'المتجر مسؤول عن بضاعته ونحن عن التوصيل. ويسري قانون جمهورية كازاخستان.',
        tg: 'Мағоза барои молаш ва мо барои расонидан ҷавобгарем. Қонуни Ҷумҳурии Қазоқистон амал мекунад.',
        ru: 'За товар отвечает магазин, за доставку — мы. Применяется право Республики Казахстан.',
      }),
    },
  ],
}
