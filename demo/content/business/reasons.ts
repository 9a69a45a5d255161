// The reasons a customer may choose when cancelling an order or asking for a refund.
import type { Localised } from '#contract/core/language.ts'
import { text } from '../localised.ts'

export interface CancellationReasonContent {
  reason: Localised
  user_type: 'customer' | 'store' | 'deliveryman' | 'admin'
}

const by = (
  user_type: CancellationReasonContent['user_type'],
  reason: Localised,
): CancellationReasonContent => ({ reason, user_type })

export const cancellationReasons: readonly CancellationReasonContent[] = [
  by(
    'customer',
    text({
      en: 'I ordered by mistake',
      ar: 'طلبت عن طريق الخطأ',
      tg: 'Хато фармоиш додам',
      ru: 'Заказ по ошибке',
    }),
  ),
  by(
    'customer',
    text({
      en: 'I want to change the items',
      ar: 'أريد تغيير المنتجات',
      tg: 'Мехоҳам маҳсулотро иваз кунам',
      ru: 'Хочу изменить состав',
    }),
  ),
  by(
    'customer',
    text({
      en: 'I gave the wrong address',
      ar: 'أدخلت عنوانًا خاطئًا',
      tg: 'Суроғаро нодуруст навиштам',
      ru: 'Указан неверный адрес',
    }),
  ),
  by(
    'customer',
    text({
      en: 'It takes too long',
      ar: 'يستغرق وقتًا طويلًا',
      tg: 'Хеле дер мешавад',
      ru: 'Слишком долго ждать',
    }),
  ),
  by(
    'customer',
    text({
      en: 'I found a better price',
      ar: 'وجدت سعرًا أفضل',
      tg: 'Нархи беҳтар ёфтам',
      ru: 'Нашлась цена лучше',
    }),
  ),
  by(
    'customer',
    text({
      en: 'I forgot to use a coupon',
      ar: 'نسيت استخدام القسيمة',
      tg: 'Купонро истифода набурдам',
      ru: 'Не применён купон',
    }),
  ),
  by(
    'customer',
    text({
      en: 'I do not need it any more',
      ar: 'لم أعد بحاجة إليه',
      tg: 'Дигар лозим нест',
      ru: 'Больше не нужно',
    }),
  ),
  by(
    'store',
    text({
      en: 'An item has run out',
      ar: 'نفد أحد المنتجات',
      tg: 'Як маҳсулот тамом шуд',
      ru: 'Закончился товар',
    }),
  ),
  by(
    'store',
    text({
      en: 'We are closing earlier today',
      ar: 'نغلق اليوم مبكرًا',
      tg: 'Имрӯз барвақт мебандем',
      ru: 'Сегодня закрываемся раньше',
    }),
  ),
  by(
    'deliveryman',
    text({
      en: 'The address cannot be reached',
      ar: 'لا يمكن الوصول إلى العنوان',
      tg: 'Ба суроға расидан имкон надорад',
      ru: 'До адреса не добраться',
    }),
  ),
  by(
    'deliveryman',
    text({
      en: 'Nobody answers at the address',
      ar: 'لا أحد يجيب في العنوان',
      tg: 'Дар суроға касе ҷавоб намедиҳад',
      ru: 'По адресу никто не отвечает',
    }),
  ),
  by(
    'admin',
    text({
      en: 'The payment did not arrive',
      ar: 'لم تصل الدفعة',
      tg: 'Пардохт нарасид',
      ru: 'Оплата не поступила',
    }),
  ),
]

export const refundReasons: readonly Localised[] = [
  text({
    en: 'The item arrived damaged',
    ar: 'وصل المنتج تالفًا',
    tg: 'Маҳсулот вайрон расид',
    ru: 'Товар пришёл повреждённым',
  }),
  text({
    en: 'I got the wrong item',
    ar: 'استلمت منتجًا خاطئًا',
    tg: 'Маҳсулоти дигар оварданд',
    ru: 'Привезли не то',
  }),
  text({ en: 'Something is missing', ar: 'هناك شيء ناقص', tg: 'Чизе намерасад', ru: 'Чего-то не хватает' }),
  text({ en: 'The quality is poor', ar: 'الجودة سيئة', tg: 'Сифат паст аст', ru: 'Плохое качество' }),
  text({
    en: 'It is past its date',
    ar: 'انتهت صلاحيته',
    tg: 'Муҳлаташ гузаштааст',
    ru: 'Истёк срок годности',
  }),
  text({
    en: 'It arrived far too late',
    ar: 'وصل متأخرًا جدًا',
    tg: 'Хеле дер расид',
    ru: 'Приехало слишком поздно',
  }),
  text({
    en: 'It does not fit or match the description',
    ar: 'لا يناسب أو لا يطابق الوصف',
    tg: 'Андоза ё тавсиф мувофиқ нест',
    ru: 'Не подошло или не соответствует описанию',
  }),
]
