// The reasons a customer may choose when cancelling an order or asking for a refund.
import type { Localised } from '#contract/core/language.ts'
import { t } from '../localised.ts'

export interface CancellationReasonContent {
  reason: Localised
  user_type: 'customer' | 'store' | 'deliveryman' | 'admin'
}

const by = (
  user_type: CancellationReasonContent['user_type'],
  reason: Localised,
): CancellationReasonContent => ({ reason, user_type })

export const cancellationReasons: readonly CancellationReasonContent[] = [
  by('customer', t('I ordered by mistake', 'طلبت عن طريق الخطأ', 'Хато фармоиш додам', 'Заказал по ошибке')),
  by(
    'customer',
    t(
      'I want to change the items',
      'أريد تغيير الأصناف',
      'Мехоҳам чизҳоро иваз кунам',
      'Хочу изменить состав',
    ),
  ),
  by(
    'customer',
    t(
      'I gave the wrong address',
      'أدخلت عنوانًا خاطئًا',
      'Суроғаро нодуруст навиштам',
      'Указал неверный адрес',
    ),
  ),
  by('customer', t('It takes too long', 'يستغرق وقتًا طويلًا', 'Хеле дер мешавад', 'Слишком долго ждать')),
  by('customer', t('I found a better price', 'وجدت سعرًا أفضل', 'Нархи беҳтар ёфтам', 'Нашёл цену лучше')),
  by(
    'customer',
    t('I forgot to use a coupon', 'نسيت استخدام القسيمة', 'Купонро фаромӯш кардам', 'Забыл применить купон'),
  ),
  by('customer', t('I do not need it any more', 'لم أعد بحاجة إليه', 'Дигар лозим нест', 'Больше не нужно')),
  by('store', t('An item has run out', 'نفد أحد الأصناف', 'Як мол тамом шуд', 'Закончился товар')),
  by(
    'store',
    t(
      'We are closing earlier today',
      'نغلق اليوم مبكرًا',
      'Имрӯз барвақт мебандем',
      'Сегодня закрываемся раньше',
    ),
  ),
  by(
    'deliveryman',
    t(
      'The address cannot be reached',
      'لا يمكن الوصول إلى العنوان',
      'Ба суроға расидан имконнопазир',
      'До адреса не добраться',
    ),
  ),
  by(
    'deliveryman',
    t(
      'Nobody answers at the address',
      'لا أحد يجيب في العنوان',
      'Дар суроға касе ҷавоб намедиҳад',
      'По адресу никто не отвечает',
    ),
  ),
  by('admin', t('The payment did not arrive', 'لم تصل الدفعة', 'Пардохт нарасид', 'Оплата не поступила')),
]

export const refundReasons: readonly Localised[] = [
  t('The item arrived damaged', 'وصل الصنف تالفًا', 'Мол вайрон расид', 'Товар пришёл повреждённым'),
  t('I got the wrong item', 'استلمت صنفًا خاطئًا', 'Моли дигар оварданд', 'Привезли не то'),
  t('Something is missing', 'هناك شيء ناقص', 'Чизе намерасад', 'Чего-то не хватает'),
  t('The quality is poor', 'الجودة سيئة', 'Сифат паст аст', 'Плохое качество'),
  t('It is past its date', 'انتهت صلاحيته', 'Мӯҳлаташ гузаштааст', 'Истёк срок годности'),
  t('It arrived far too late', 'وصل متأخرًا جدًا', 'Хеле дер расид', 'Приехало слишком поздно'),
  t(
    'It does not fit or match the description',
    'لا يناسب أو لا يطابق الوصف',
    'Андоза ё тавсиф мувофиқ нест',
    'Не подошло или не соответствует описанию',
  ),
]
