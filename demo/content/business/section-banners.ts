// Pictures that stand beside a section of a home page, under the keys the answer names them by.
import type { ShopModule } from '../demo-modules.ts'
import { text } from '../localised.ts'
import type { SectionBannerContent } from './business.types.ts'

export const sectionBanners: Record<ShopModule, readonly SectionBannerContent[]> = {
  food: [
    {
      section: 'best_reviewed_section_banner',
      title: text({
        en: 'Five stars, five minutes away',
        ar: 'خمس نجوم على بعد خمس دقائق',
        tg: 'Панҷ ситора, панҷ дақиқа роҳ',
        ru: 'Пять звёзд в пяти минутах',
      }),
      subtitle: text({
        en: 'Dishes your neighbours praise',
        ar: 'أطباق يمدحها جيرانك',
        tg: 'Хӯрокҳое, ки ҳамсояҳо меситоянд',
        ru: 'Блюда, которые хвалят соседи',
      }),
      art: ['star', 'steaming-bowl'],
      hue: 14,
    },
  ],
  grocery: [
    {
      section: 'best_reviewed_section_banner',
      title: text({ en: 'Picked by hand', ar: 'منتقاة باليد', tg: 'Бо даст чинда', ru: 'Собрано вручную' }),
      subtitle: text({
        en: 'The best of the market',
        ar: 'أفضل ما في السوق',
        tg: 'Беҳтарини бозор',
        ru: 'Лучшее с рынка',
      }),
      art: ['basket', 'grapes'],
      hue: 110,
    },
    {
      section: 'bottom_section_banner',
      title: text({
        en: 'Fill the fridge in ten minutes',
        ar: 'املأ الثلاجة في عشر دقائق',
        tg: 'Яхдонро дар даҳ дақиқа пур кунед',
        ru: 'Холодильник полон за десять минут',
      }),
      subtitle: text({
        en: 'Repeat last week’s basket',
        ar: 'كرر سلة الأسبوع الماضي',
        tg: 'Сабади ҳафтаи гузаштаро такрор кунед',
        ru: 'Повторите корзину прошлой недели',
      }),
      art: ['shopping-cart', 'egg', 'cheese-wedge'],
      hue: 134,
    },
  ],
  pharmacy: [
    {
      section: 'basic_section_nearby',
      title: text({
        en: 'The home cabinet',
        ar: 'صيدلية المنزل',
        tg: 'Доруқуттии хона',
        ru: 'Домашняя аптечка',
      }),
      subtitle: text({
        en: 'Everything that should be at hand',
        ar: 'كل ما يجب أن يكون في متناول اليد',
        tg: 'Ҳар чизе, ки бояд дар даст бошад',
        ru: 'Всё, что должно быть под рукой',
      }),
      art: ['adhesive-bandage', 'thermometer', 'pill'],
      hue: 176,
    },
  ],
  ecommerce: [
    {
      section: 'best_reviewed_section_banner',
      title: text({
        en: 'Loved and kept',
        ar: 'محبوب ولم يُرجَع',
        tg: 'Писанд омад ва монд',
        ru: 'Понравилось и осталось',
      }),
      subtitle: text({
        en: 'Things nobody sent back',
        ar: 'أشياء لم يعدها أحد',
        tg: 'Чизҳое, ки касе барнагардонд',
        ru: 'Вещи, которые никто не вернул',
      }),
      art: ['red-heart', 'shopping-bags'],
      hue: 340,
    },
    {
      section: 'new_arrival_section_banner',
      title: text({
        en: 'Fresh off the truck',
        ar: 'وصل حديثًا',
        tg: 'Нав аз роҳ расид',
        ru: 'Только с машины',
      }),
      subtitle: text({
        en: 'New arrivals of the week',
        ar: 'وصولات الأسبوع',
        tg: 'Молҳои нави ҳафта',
        ru: 'Новинки недели',
      }),
      art: ['delivery-truck', 'package', 'sparkles'],
      hue: 232,
    },
    {
      section: 'bottom_section_banner',
      title: text({
        en: 'Return it within 14 days',
        ar: 'أعده خلال 14 يومًا',
        tg: 'Дар 14 рӯз баргардонед',
        ru: 'Вернуть можно 14 дней',
      }),
      subtitle: text({
        en: 'The courier collects it for free',
        ar: 'يستلمه المندوب مجانًا',
        tg: 'Қосид ройгон мебарад',
        ru: 'Курьер заберёт бесплатно',
      }),
      art: ['counterclockwise-arrows-button', 'package'],
      hue: 262,
    },
  ],
}
