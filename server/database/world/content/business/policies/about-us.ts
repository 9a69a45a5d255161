// The text of the page 'about-us', section by section.
import { t } from '../../localised.ts'
import type { PolicyText } from './policy.types.ts'

export const aboutUs: PolicyText = {
  sections: [
    {
      heading: t('Who we are', 'من نحن', 'Мо кистем', 'Кто мы'),
      body: t(
        'Fivefold is one storefront for five ways of ordering: food, groceries, medicine, shopping and parcels. We deliver in Astana, on both banks of the river.',
        'فايففولد واجهة واحدة لخمس طرق للطلب: الطعام والبقالة والدواء والتسوق والطرود. نوصل في أستانا على ضفتي النهر.',
        'Файвфолд — як дӯкон барои панҷ роҳи фармоиш: хӯрок, хӯрокворӣ, дору, харид ва баста. Мо дар Остона, дар ҳарду соҳили дарё мерасонем.',
        'Файвфолд — одна витрина для пяти способов заказать: еда, продукты, лекарства, покупки и посылки. Мы доставляем по Астане, на обоих берегах реки.',
      ),
    },
    {
      heading: t('How we work', 'كيف نعمل', 'Мо чӣ тавр кор мекунем', 'Как мы работаем'),
      body: t(
        'Every order goes through a local store and a courier who lives in the same city as you.',
        'كل طلب يمر بمتجر محلي ومندوب يعيش في مدينتك.',
        'Ҳар фармоиш аз мағозаи маҳаллӣ ва қосиде мегузарад, ки ҳамшаҳрии шумост.',
        'Каждый заказ проходит через местный магазин и курьера, который живёт в одном городе с вами.',
      ),
      points: [
        t(
          'You see the full price before you order.',
          'ترى السعر الكامل قبل الطلب.',
          'Пеш аз фармоиш нархи пурраро мебинед.',
          'Вы видите полную цену до заказа.',
        ),
        t(
          'You follow the courier on the map.',
          'تتابع المندوب على الخريطة.',
          'Қосидро дар харита пайгирӣ мекунед.',
          'Вы следите за курьером на карте.',
        ),
        t(
          'A person answers when something goes wrong.',
          'يجيبك إنسان عندما يحدث خطأ.',
          'Агар чизе нодуруст шавад, одами зинда ҷавоб медиҳад.',
          'Если что-то не так, отвечает живой человек.',
        ),
      ],
    },
    {
      heading: t('Our partners', 'شركاؤنا', 'Шарикони мо', 'Наши партнёры'),
      body: t(
        'Kitchens, markets, pharmacies and shops set their own prices. We check licences of pharmacies and hygiene papers of kitchens before they join.',
        'تحدد المطابخ والأسواق والصيدليات والمتاجر أسعارها بنفسها. ونتحقق من تراخيص الصيدليات وشهادات نظافة المطابخ قبل انضمامها.',
        'Ошхона, бозор, дорухона ва мағозаҳо нархро худашон мегузоранд. Пеш аз ҳамроҳшавӣ мо иҷозатномаи дорухона ва ҳуҷҷати тозагии ошхонаро месанҷем.',
        'Кухни, рынки, аптеки и магазины сами назначают цены. До подключения мы проверяем лицензии аптек и санитарные документы кухонь.',
      ),
    },
    {
      heading: t('Our promise', 'وعدنا', 'Ваъдаи мо', 'Наше обещание'),
      body: t(
        'If an order comes late, wrong or damaged, tell us. We make it right with a refund, a replacement or an honest answer.',
        'إن وصل الطلب متأخرًا أو خاطئًا أو تالفًا فأخبرنا. نصلح الأمر باسترداد أو استبدال أو جواب صادق.',
        'Агар фармоиш дер, нодуруст ё вайрон расад, ба мо гӯед. Мо пулро бармегардонем, иваз мекунем ё ҷавоби ростқавлона медиҳем.',
        'Если заказ опоздал, перепутан или повреждён, скажите нам. Мы вернём деньги, заменим или честно объясним.',
      ),
    },
    {
      heading: t('Contact', 'تواصل معنا', 'Тамос', 'Контакты'),
      body: t(
        'Write to help@fivefold.example or use the help page. We answer in English, Arabic, Tajik and Russian.',
        'اكتب إلى help@fivefold.example أو استخدم صفحة المساعدة. نجيب بالإنجليزية والعربية والطاجيكية والروسية.',
        'Ба help@fivefold.example нависед ё саҳифаи кӯмакро истифода баред. Мо ба англисӣ, арабӣ, тоҷикӣ ва русӣ ҷавоб медиҳем.',
        'Пишите на help@fivefold.example или через страницу помощи. Отвечаем на английском, арабском, таджикском и русском.',
      ),
    },
  ],
}
