// The text of the page 'shipping-policy', section by section.
import { text } from '#demo/content/localised.ts'
import type { PolicyText } from './policy.types.ts'

export const shippingPolicy: PolicyText = {
  sections: [
    {
      heading: text({
        en: 'Where we deliver',
        ar: 'أين نوصل',
        tg: 'Куҷо мерасонем',
        ru: 'Куда мы доставляем',
      }),
      body: text({
        en: 'To every address inside our zones in Astana. The map on the first page shows whether yours is inside.',
        ar: 'إلى كل عنوان داخل مناطقنا في أستانا. والخريطة في الصفحة الأولى تبين هل عنوانك داخلها.',
        tg: 'Ба ҳар суроғаи дохили минтақаҳои мо дар Остона. Харитаи саҳифаи аввал нишон медиҳад, ки суроғаи шумо дохил аст ё не.',
        ru: 'По любому адресу внутри наших зон в Астане. Карта на первой странице покажет, входит ли ваш.',
      }),
    },
    {
      heading: text({
        en: 'How long it takes',
        ar: 'كم يستغرق',
        tg: 'Чанд вақт мегирад',
        ru: 'Сколько это занимает',
      }),
      body: text({
        en: 'Each store shows its own time. Usually it is as follows.',
        ar: 'يعرض كل متجر وقته. والمعتاد كما يلي.',
        tg: 'Ҳар мағоза вақти худро нишон медиҳад. Одатан чунин аст.',
        ru: 'Каждый магазин указывает своё время. Обычно так.',
      }),
      points: [
        text({
          en: 'Food: 25 to 45 minutes.',
          ar: 'الطعام: من 25 إلى 45 دقيقة.',
          tg: 'Хӯрок: аз 25 то 45 дақиқа.',
          ru: 'Еда: 25–45 минут.',
        }),
        text({
          en: 'Groceries and pharmacy: 20 to 60 minutes.',
          ar: 'البقالة والصيدلية: من 20 إلى 60 دقيقة.',
          tg: 'Хӯрокворӣ ва дорухона: аз 20 то 60 дақиқа.',
          ru: 'Продукты и аптека: 20–60 минут.',
        }),
        text({
          en: 'Shops: the same day, large things the next.',
          ar: 'المتاجر: في اليوم نفسه، والأشياء الكبيرة في اليوم التالي.',
          tg: 'Мағозаҳо: ҳамон рӯз, бори калон рӯзи дигар.',
          ru: 'Магазины: в тот же день, крупное на следующий.',
        }),
        text({
          en: 'Parcels: about an hour across the city.',
          ar: 'الطرود: نحو ساعة عبر المدينة.',
          tg: 'Баста: тақрибан як соат дар тамоми шаҳр.',
          ru: 'Посылки: около часа через весь город.',
        }),
      ],
    },
    {
      heading: text({ en: 'What it costs', ar: 'كم يكلف', tg: 'Нархаш чанд', ru: 'Сколько стоит' }),
      body: text({
        en: 'A charge by distance with a minimum; you see it before you pay. Some stores and coupons make it free.',
        ar: 'رسم حسب المسافة مع حد أدنى؛ تراه قبل الدفع. وبعض المتاجر والقسائم تجعله مجانيًا.',
        tg: 'Аз рӯи масофа бо ҳадди ақал; пеш аз пардохт мебинед. Баъзе мағоза ва купонҳо онро ройгон мекунанд.',
        ru: 'По расстоянию, с минимальной суммой; вы видите её до оплаты. Некоторые магазины и купоны делают её бесплатной.',
      }),
    },
    {
      heading: text({ en: 'Bad weather', ar: 'الطقس السيئ', tg: 'Ҳавои бад', ru: 'Плохая погода' }),
      body: text({
        en: 'In blizzards and below −35 °C couriers ride slower and a small surcharge may apply. It goes to the courier.',
        ar: 'في العواصف الثلجية ودون −35 درجة يسير المندوبون أبطأ وقد تُضاف رسوم صغيرة تذهب للمندوب.',
        tg: 'Дар бӯрон ва сармои аз −35 °C паст қосидон оҳиста мераванд ва иловапулии хурд мешавад. Он ба қосид дода мешавад.',
        ru: 'В буран и при морозе ниже −35 °C курьеры едут медленнее, возможна небольшая доплата. Она идёт курьеру.',
      }),
    },
    {
      heading: text({ en: 'At the door', ar: 'عند الباب', tg: 'Дар назди дар', ru: 'У двери' }),
      body: text({
        en: 'Check the bag with the courier. For take-away show the order number at the counter.',
        ar: 'تفقد الكيس مع المندوب. وللاستلام من المتجر أظهر رقم الطلب.',
        tg: 'Халтаро бо қосид бинед. Барои худатон гирифтан рақами фармоишро нишон диҳед.',
        ru: 'Проверьте пакет вместе с курьером. При самовывозе назовите номер заказа.',
      }),
    },
  ],
}
