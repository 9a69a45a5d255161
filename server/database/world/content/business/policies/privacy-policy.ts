// The text of the page 'privacy-policy', section by section.
import { t } from '../../localised.ts'
import type { PolicyText } from './policy.types.ts'

export const privacyPolicy: PolicyText = {
  sections: [
    {
      heading: t('What we keep', 'ما نحتفظ به', 'Мо чиро нигоҳ медорем', 'Что мы храним'),
      body: t(
        'We keep only what an order needs.',
        'نحتفظ بما يحتاجه الطلب فقط.',
        'Танҳо он чиро, ки барои фармоиш лозим аст.',
        'Только то, что нужно для заказа.',
      ),
      points: [
        t(
          'Your name, phone number and e-mail.',
          'اسمك ورقم هاتفك وبريدك الإلكتروني.',
          'Ном, рақами телефон ва почтаи электронии шумо.',
          'Имя, телефон и электронная почта.',
        ),
        t(
          'Addresses you save and the place you deliver to.',
          'العناوين التي تحفظها ومكان التوصيل.',
          'Суроғаҳои нигоҳдошта ва ҷойи расонидан.',
          'Сохранённые адреса и место доставки.',
        ),
        t(
          'Your orders, reviews and messages with support.',
          'طلباتك وتقييماتك ورسائلك مع الدعم.',
          'Фармоиш, баҳо ва паёмҳои шумо бо дастгирӣ.',
          'Заказы, отзывы и переписка с поддержкой.',
        ),
      ],
    },
    {
      heading: t('What we do with it', 'ماذا نفعل بها', 'Барои чӣ истифода мебарем', 'Зачем это нужно'),
      body: t(
        'We use your data to deliver orders, to answer questions and, if you agree, to send offers. We never sell it.',
        'نستخدم بياناتك لتوصيل الطلبات والإجابة عن الأسئلة وإرسال العروض إن وافقت. لا نبيعها أبدًا.',
        'Маълумоти шуморо барои расонидан, ҷавоб додан ва бо розигии шумо барои фиристодани таклифҳо истифода мебарем. Ҳеҷ гоҳ намефурӯшем.',
        'Данные нужны, чтобы доставлять заказы, отвечать на вопросы и, с вашего согласия, присылать предложения. Мы никогда их не продаём.',
      ),
    },
    {
      heading: t('Who sees it', 'من يراها', 'Кӣ мебинад', 'Кто это видит'),
      body: t(
        'The store sees your order, the courier sees your name, phone and address until the delivery is done. Prescription photos are seen by the pharmacist only.',
        'يرى المتجر طلبك، ويرى المندوب اسمك وهاتفك وعنوانك حتى انتهاء التوصيل. ولا يرى صور الوصفات إلا الصيدلي.',
        'Мағоза фармоишро, қосид ном, телефон ва суроғаро то анҷоми расонидан мебинад. Акси дорухатро танҳо дорусоз мебинад.',
        'Магазин видит заказ, курьер — имя, телефон и адрес до конца доставки. Фото рецепта видит только фармацевт.',
      ),
    },
    {
      heading: t(
        'Location and cookies',
        'الموقع وملفات الارتباط',
        'Ҷойгиршавӣ ва куки',
        'Местоположение и файлы cookie',
      ),
      body: t(
        'We ask for your location only to find your zone. Small cookies remember your language, zone and cart.',
        'نطلب موقعك فقط لمعرفة منطقتك. وتحفظ ملفات ارتباط صغيرة لغتك ومنطقتك وسلتك.',
        'Ҷойи шуморо танҳо барои ёфтани минтақа мепурсем. Кукиҳои хурд забон, минтақа ва сабадро дар ёд медоранд.',
        'Местоположение нужно только для поиска зоны. Небольшие cookie-файлы помнят язык, зону и корзину.',
      ),
    },
    {
      heading: t('How long', 'إلى متى', 'То кай', 'Как долго'),
      body: t(
        'Orders are kept for five years as tax law asks; everything else goes when you delete your account.',
        'تُحفظ الطلبات خمس سنوات كما يطلب قانون الضرائب؛ ويُحذف الباقي عند حذف حسابك.',
        'Фармоишҳо мувофиқи қонуни андоз панҷ сол нигоҳ дошта мешаванд; боқӣ бо нест кардани ҳисоб нест мешавад.',
        'Заказы хранятся пять лет по налоговому закону; остальное удаляется вместе с учётной записью.',
      ),
    },
    {
      heading: t('Your rights', 'حقوقك', 'Ҳуқуқҳои шумо', 'Ваши права'),
      body: t(
        'You may read, correct and delete your data at any time in your profile or by writing to help@fivefold.example.',
        'يمكنك قراءة بياناتك وتصحيحها وحذفها في أي وقت من ملفك أو بمراسلة help@fivefold.example.',
        'Маълумоти худро ҳар вақт дар саҳифаи худ ё тавассути help@fivefold.example дидан, ислоҳ ва нест кардан мумкин аст.',
        'Вы можете прочитать, исправить и удалить свои данные в профиле или написав на help@fivefold.example.',
      ),
    },
  ],
}
