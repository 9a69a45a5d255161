// The text of the page 'privacy-policy', section by section.
import { text } from '#demo/content/localised.ts'
import type { PolicyText } from './policy.types.ts'

export const privacyPolicy: PolicyText = {
  sections: [
    {
      heading: text({
        en: 'What we keep',
        ar: 'ما نحتفظ به',
        tg: 'Мо чиро нигоҳ медорем',
        ru: 'Что мы храним',
      }),
      body: text({
        en: 'We keep only what an order needs.',
        ar: 'نحتفظ بما يحتاجه الطلب فقط.',
        tg: 'Танҳо он чиро, ки барои фармоиш лозим аст.',
        ru: 'Только то, что нужно для заказа.',
      }),
      points: [
        text({
          en: 'Your name, phone number and e-mail.',
          ar: 'اسمك ورقم هاتفك وبريدك الإلكتروني.',
          tg: 'Ном, рақами телефон ва почтаи электронии шумо.',
          ru: 'Имя, телефон и электронная почта.',
        }),
        text({
          en: 'Addresses you save and the place you deliver to.',
          ar: 'العناوين التي تحفظها ومكان التوصيل.',
          tg: 'Суроғаҳои нигоҳдошта ва ҷойи расонидан.',
          ru: 'Сохранённые адреса и место доставки.',
        }),
        text({
          en: 'Your orders, reviews and messages with support.',
          ar: 'طلباتك وتقييماتك ورسائلك مع الدعم.',
          tg: 'Фармоиш, баҳо ва паёмҳои шумо бо дастгирӣ.',
          ru: 'Заказы, отзывы и переписка с поддержкой.',
        }),
      ],
    },
    {
      heading: text({
        en: 'What we do with it',
        ar: 'ماذا نفعل بها',
        tg: 'Барои чӣ истифода мебарем',
        ru: 'Зачем это нужно',
      }),
      body: text({
        en: 'We use your data to deliver orders, to answer questions and, if you agree, to send offers. We never sell it.',
        ar: 'نستخدم بياناتك لتوصيل الطلبات والإجابة عن الأسئلة وإرسال العروض إن وافقت. لا نبيعها أبدًا.',
        tg: 'Маълумоти шуморо барои расонидан, ҷавоб додан ва бо розигии шумо барои фиристодани таклифҳо истифода мебарем. Ҳеҷ гоҳ намефурӯшем.',
        ru: 'Данные нужны, чтобы доставлять заказы, отвечать на вопросы и, с вашего согласия, присылать предложения. Мы никогда их не продаём.',
      }),
    },
    {
      heading: text({ en: 'Who sees it', ar: 'من يراها', tg: 'Кӣ мебинад', ru: 'Кто это видит' }),
      body: text({
        en: 'The store sees your order, the courier sees your name, phone and address until the delivery is done. Prescription photos are seen by the pharmacist only.',
        ar: 'يرى المتجر طلبك، ويرى المندوب اسمك وهاتفك وعنوانك حتى انتهاء التوصيل. ولا يرى صور الوصفات إلا الصيدلي.',
        tg: 'Мағоза фармоишро, қосид ном, телефон ва суроғаро то анҷоми расонидан мебинад. Акси дорухатро танҳо дорусоз мебинад.',
        ru: 'Магазин видит заказ, курьер — имя, телефон и адрес до конца доставки. Фото рецепта видит только фармацевт.',
      }),
    },
    {
      heading: text({
        en: 'Location and cookies',
        ar: 'الموقع وملفات الارتباط',
        tg: 'Ҷойгиршавӣ ва куки',
        ru: 'Местоположение и файлы cookie',
      }),
      body: text({
        en: 'We ask for your location only to find your zone. Small cookies remember your language, zone and cart.',
        ar: 'نطلب موقعك فقط لمعرفة منطقتك. وتحفظ ملفات ارتباط صغيرة لغتك ومنطقتك وسلتك.',
        tg: 'Ҷойи шуморо танҳо барои ёфтани минтақа мепурсем. Кукиҳои хурд забон, минтақа ва сабадро дар ёд медоранд.',
        ru: 'Местоположение нужно только для поиска зоны. Небольшие cookie-файлы помнят язык, зону и корзину.',
      }),
    },
    {
      heading: text({ en: 'How long', ar: 'إلى متى', tg: 'То кай', ru: 'Как долго' }),
      body: text({
        en: 'Orders are kept for five years as tax law asks; everything else goes when you delete your account.',
        ar: 'تُحفظ الطلبات خمس سنوات كما يطلب قانون الضرائب؛ ويُحذف الباقي عند حذف حسابك.',
        tg: 'Фармоишҳо мувофиқи қонуни андоз панҷ сол нигоҳ дошта мешаванд; боқӣ бо нест кардани ҳисоб нест мешавад.',
        ru: 'Заказы хранятся пять лет по налоговому закону; остальное удаляется вместе с учётной записью.',
      }),
    },
    {
      heading: text({ en: 'Your rights', ar: 'حقوقك', tg: 'Ҳуқуқҳои шумо', ru: 'Ваши права' }),
      body: text({
        en: 'You may read, correct and delete your data at any time in your profile or by writing to help@fivefold.example.',
        ar: 'يمكنك قراءة بياناتك وتصحيحها وحذفها في أي وقت من ملفك أو بمراسلة help@fivefold.example.',
        tg: 'Маълумоти худро ҳар вақт дар саҳифаи худ ё тавассути help@fivefold.example дидан, ислоҳ ва нест кардан мумкин аст.',
        ru: 'Вы можете прочитать, исправить и удалить свои данные в профиле или написав на help@fivefold.example.',
      }),
    },
  ],
}
