// The text of the page 'about-us', section by section.
import { text } from '#demo/content/localised.ts'
import type { PolicyText } from './policy.types.ts'

export const aboutUs: PolicyText = {
  sections: [
    {
      heading: text({ en: 'Who we are', ar: 'نبذة عنا', tg: 'Мо кистем', ru: 'Кто мы' }),
      body: text({
        en: 'Fivefold is one storefront for five ways of ordering: food, groceries, medicine, shopping and parcels. We deliver in Astana, on both banks of the river.',
        ar: 'Fivefold واجهة واحدة لخمس طرق للطلب: الطعام والبقالة والدواء والتسوق والطرود. نوصل في أستانا على ضفتي النهر.',
        tg: 'Fivefold — як дӯкон барои панҷ роҳи фармоиш: хӯрок, хӯрокворӣ, дору, харид ва баста. Мо дар Остона, дар ҳарду соҳили дарё мерасонем.',
        ru: 'Fivefold — одна витрина для пяти способов заказать: еда, продукты, лекарства, покупки и посылки. Мы доставляем по Астане, на обоих берегах реки.',
      }),
    },
    {
      heading: text({
        en: 'How we work',
        ar: 'كيف نعمل',
        tg: 'Мо чӣ тавр кор мекунем',
        ru: 'Как мы работаем',
      }),
      body: text({
        en: 'Every order goes through a local store and a courier who lives in the same city as you.',
        ar: 'كل طلب يمر بمتجر محلي ومندوب يعيش في مدينتك.',
        tg: 'Ҳар фармоиш аз мағозаи маҳаллӣ ва қосиде мегузарад, ки ҳамшаҳрии шумост.',
        ru: 'Каждый заказ проходит через местный магазин и курьера, который живёт в одном городе с вами.',
      }),
      points: [
        text({
          en: 'You see the full price before you order.',
          ar: 'ترى السعر الكامل قبل الطلب.',
          tg: 'Пеш аз фармоиш нархи пурраро мебинед.',
          ru: 'Вы видите полную цену до заказа.',
        }),
        text({
          en: 'You follow the courier on the map.',
          ar: 'تتابع المندوب على الخريطة.',
          tg: 'Қосидро дар харита пайгирӣ мекунед.',
          ru: 'Вы следите за курьером на карте.',
        }),
        text({
          en: 'A person answers when something goes wrong.',
          ar: 'يجيبك إنسان عندما يحدث خطأ.',
          tg: 'Агар чизе нодуруст шавад, одами зинда ҷавоб медиҳад.',
          ru: 'Если что-то не так, отвечает живой человек.',
        }),
      ],
    },
    {
      heading: text({ en: 'Our partners', ar: 'شركاؤنا', tg: 'Шарикони мо', ru: 'Наши партнёры' }),
      body: text({
        en: 'Kitchens, markets, pharmacies and shops set their own prices. We check licences of pharmacies and hygiene papers of kitchens before they join.',
        ar: 'تحدد المطابخ والأسواق والصيدليات والمتاجر أسعارها بنفسها. ونتحقق من تراخيص الصيدليات وشهادات نظافة المطابخ قبل انضمامها.',
        tg: 'Ошхона, бозор, дорухона ва мағозаҳо нархро худашон мегузоранд. Пеш аз ҳамроҳшавӣ мо иҷозатномаи дорухона ва ҳуҷҷати тозагии ошхонаро месанҷем.',
        ru: 'Кухни, рынки, аптеки и магазины сами назначают цены. До подключения мы проверяем лицензии аптек и санитарные документы кухонь.',
      }),
    },
    {
      heading: text({ en: 'Our promise', ar: 'وعدنا', tg: 'Ваъдаи мо', ru: 'Наше обещание' }),
      body: text({
        en: 'If an order comes late, wrong or damaged, tell us. We make it right with a refund, a replacement or an honest answer.',
        ar: 'إن وصل الطلب متأخرًا أو خاطئًا أو تالفًا فأخبرنا. نصلح الأمر باسترداد أو استبدال أو جواب صادق.',
        tg: 'Агар фармоиш дер, нодуруст ё вайрон расад, ба мо гӯед. Мо пулро бармегардонем, иваз мекунем ё ҷавоби ростқавлона медиҳем.',
        ru: 'Если заказ опоздал, перепутан или повреждён, скажите нам. Мы вернём деньги, заменим или честно объясним.',
      }),
    },
    {
      heading: text({ en: 'Contact', ar: 'تواصل معنا', tg: 'Тамос', ru: 'Контакты' }),
      body: text({
        en: 'Write to help@fivefold.example or use the help page. We answer in English, Arabic, Tajik and Russian.',
        ar: 'اكتب إلى help@fivefold.example أو استخدم صفحة المساعدة. نجيب بالإنجليزية والعربية والطاجيكية والروسية.',
        tg: 'Ба help@fivefold.example нависед ё саҳифаи кӯмакро истифода баред. Мо ба англисӣ, арабӣ, тоҷикӣ ва русӣ ҷавоб медиҳем.',
        ru: 'Пишите на help@fivefold.example или через страницу помощи. Отвечаем на английском, арабском, таджикском и русском.',
      }),
    },
  ],
}
