// Pictures that stand beside a section of a home page, under the keys the answer names them by.
import { t } from '../localised.ts'
import type { SectionBannerContent, ShopModule } from './business.types.ts'

export const sectionBanners: Record<ShopModule, readonly SectionBannerContent[]> = {
  food: [
    {
      section: 'best_reviewed_section_banner',
      title: t(
        'Five stars, five minutes away',
        'خمس نجوم على بعد خمس دقائق',
        'Панҷ ситора, панҷ дақиқа роҳ',
        'Пять звёзд в пяти минутах',
      ),
      subtitle: t(
        'Dishes your neighbours praise',
        'أطباق يمدحها جيرانك',
        'Хӯрокҳое, ки ҳамсояҳо меситоянд',
        'Блюда, которые хвалят соседи',
      ),
      art: ['star', 'steaming-bowl'],
      hue: 14,
    },
  ],
  grocery: [
    {
      section: 'best_reviewed_section_banner',
      title: t('Picked by hand', 'منتقاة باليد', 'Бо даст чинда', 'Собрано вручную'),
      subtitle: t('The best of the market', 'أفضل ما في السوق', 'Беҳтарини бозор', 'Лучшее с рынка'),
      art: ['basket', 'grapes'],
      hue: 110,
    },
    {
      section: 'bottom_section_banner',
      title: t(
        'Fill the fridge in ten minutes',
        'املأ الثلاجة في عشر دقائق',
        'Яхдонро дар даҳ дақиқа пур кунед',
        'Холодильник полон за десять минут',
      ),
      subtitle: t(
        'Repeat last week’s basket',
        'كرر سلة الأسبوع الماضي',
        'Сабади ҳафтаи гузаштаро такрор кунед',
        'Повторите корзину прошлой недели',
      ),
      art: ['shopping-cart', 'egg', 'cheese-wedge'],
      hue: 134,
    },
  ],
  pharmacy: [
    {
      section: 'basic_section_nearby',
      title: t('The home cabinet', 'صيدلية المنزل', 'Доруқуттии хона', 'Домашняя аптечка'),
      subtitle: t(
        'Everything that should be at hand',
        'كل ما يجب أن يكون في متناول اليد',
        'Ҳар чизе, ки бояд дар даст бошад',
        'Всё, что должно быть под рукой',
      ),
      art: ['adhesive-bandage', 'thermometer', 'pill'],
      hue: 176,
    },
  ],
  ecommerce: [
    {
      section: 'best_reviewed_section_banner',
      title: t('Loved and kept', 'محبوب ولم يُرجَع', 'Писанд омад ва монд', 'Понравилось и осталось'),
      subtitle: t(
        'Things nobody sent back',
        'أشياء لم يعدها أحد',
        'Чизҳое, ки касе барнагардонд',
        'Вещи, которые никто не вернул',
      ),
      art: ['red-heart', 'shopping-bags'],
      hue: 340,
    },
    {
      section: 'new_arrival_section_banner',
      title: t('Fresh off the truck', 'وصل حديثًا', 'Нав аз роҳ расид', 'Только с машины'),
      subtitle: t('New arrivals of the week', 'وصولات الأسبوع', 'Молҳои нави ҳафта', 'Новинки недели'),
      art: ['delivery-truck', 'package', 'sparkles'],
      hue: 232,
    },
    {
      section: 'bottom_section_banner',
      title: t(
        'Return it within 14 days',
        'أعده خلال 14 يومًا',
        'Дар 14 рӯз баргардонед',
        'Вернуть можно 14 дней',
      ),
      subtitle: t(
        'The courier collects it for free',
        'يستلمه المندوب مجانًا',
        'Қосид ройгон мебарад',
        'Курьер заберёт бесплатно',
      ),
      art: ['counterclockwise-arrows-button', 'package'],
      hue: 262,
    },
  ],
}
