// What whoever ordered reads at each status; {order_id} is replaced by the order's number.
import type { Localised } from '#contract/core/language.ts'
import type { OrderStatus } from '#contract/features/order/order-words.ts'

const t = (en: string, ar: string, tg: string, ru: string): Localised => ({ en, ar, tg, ru })

export const orderMessages = {
  pending: t(
    'We received order {order_id} and are waiting for the store.',
    'استلمنا الطلب {order_id} وننتظر المتجر.',
    'Фармоиши {order_id} қабул шуд, мунтазири мағозаем.',
    'Мы получили заказ {order_id} и ждём ответа магазина.',
  ),
  confirmed: t(
    'Order {order_id} is confirmed.',
    'تم تأكيد الطلب {order_id}.',
    'Фармоиши {order_id} тасдиқ шуд.',
    'Заказ {order_id} подтверждён.',
  ),
  accepted: t(
    'A courier has taken order {order_id}.',
    'قبل مندوب الطلب {order_id}.',
    'Қосид фармоиши {order_id}-ро қабул кард.',
    'Курьер принял заказ {order_id}.',
  ),
  processing: t(
    'Order {order_id} is being prepared.',
    'يجري تحضير الطلب {order_id}.',
    'Фармоиши {order_id} омода мешавад.',
    'Заказ {order_id} готовится.',
  ),
  handover: t(
    'Order {order_id} is ready and waits for the courier.',
    'الطلب {order_id} جاهز وينتظر المندوب.',
    'Фармоиши {order_id} тайёр аст ва мунтазири қосид.',
    'Заказ {order_id} готов и ждёт курьера.',
  ),
  picked_up: t(
    'Order {order_id} is on the way to you.',
    'الطلب {order_id} في الطريق إليك.',
    'Фармоиши {order_id} дар роҳ аст.',
    'Заказ {order_id} уже едет к вам.',
  ),
  delivered: t(
    'Order {order_id} is delivered. Enjoy!',
    'تم توصيل الطلب {order_id}. شكرًا لاختيارك لنا!',
    'Фармоиши {order_id} расонида шуд. Ташаккур, ки моро интихоб кардед!',
    'Заказ {order_id} доставлен. Спасибо, что выбрали нас!',
  ),
  canceled: t(
    'Order {order_id} was canceled.',
    'أُلغي الطلب {order_id}.',
    'Фармоиши {order_id} бекор шуд.',
    'Заказ {order_id} отменён.',
  ),
  failed: t(
    'Order {order_id} could not be completed. You have not been charged.',
    'تعذر إتمام الطلب {order_id}. لم يُخصم منك شيء.',
    'Фармоиши {order_id} иҷро нашуд. Аз шумо пул гирифта нашуд.',
    'Заказ {order_id} не удалось выполнить. Деньги не списаны.',
  ),
  refund_requested: t(
    'We received your refund request for order {order_id}.',
    'استلمنا طلب الاسترداد للطلب {order_id}.',
    'Дархости баргардонидани пул барои фармоиши {order_id} қабул шуд.',
    'Мы получили запрос на возврат по заказу {order_id}.',
  ),
  refund_request_canceled: t(
    'The refund request for order {order_id} was declined. Write to us if you disagree.',
    'رُفض طلب الاسترداد للطلب {order_id}. راسلنا إن كنت غير موافق.',
    'Дархости баргардонидани пул барои фармоиши {order_id} рад шуд. Агар розӣ набошед, ба мо нависед.',
    'Запрос на возврат по заказу {order_id} отклонён. Если не согласны, напишите нам.',
  ),
  refunded: t(
    'The money for order {order_id} is on its way back to you.',
    'مبلغ الطلب {order_id} في طريقه إليك.',
    'Пули фармоиши {order_id} ба шумо бармегардад.',
    'Деньги за заказ {order_id} возвращаются к вам.',
  ),
} as const satisfies Record<OrderStatus, Localised>

/** Failed with a part of it paid from the wallet. */
export const failedInPart = t(
  'Order {order_id} could not be completed. The part paid from your wallet is kept for this order and returns when it is canceled.',
  'تعذر إتمام الطلب {order_id}. المبلغ المدفوع من محفظتك محفوظ لهذا الطلب ويعود إليك عند إلغائه.',
  'Фармоиши {order_id} иҷро нашуд. Маблағи аз ҳамёнатон пардохташуда барои ҳамин фармоиш нигоҳ дошта мешавад ва ҳангоми бекор шудани он бармегардад.',
  'Заказ {order_id} не удалось выполнить. Сумма, списанная с кошелька, сохранена за этим заказом и вернётся, если он будет отменён.',
)

/** A parcel has no store and nothing is prepared for it. */
export const parcelMessages: Readonly<Partial<Record<OrderStatus, Localised>>> = {
  pending: t(
    'We received parcel {order_id} and are looking for a courier.',
    'استلمنا الطرد {order_id} ونبحث عن مندوب.',
    'Бастаи {order_id} қабул шуд, қосид меҷӯем.',
    'Мы приняли посылку {order_id} и ищем курьера.',
  ),
  confirmed: t(
    'Parcel {order_id} is confirmed.',
    'تم تأكيد الطرد {order_id}.',
    'Бастаи {order_id} тасдиқ шуд.',
    'Посылка {order_id} подтверждена.',
  ),
  accepted: t(
    'A courier is coming to collect parcel {order_id}.',
    'المندوب في طريقه لاستلام الطرد {order_id}.',
    'Қосид барои гирифтани бастаи {order_id} меояд.',
    'Курьер едет за посылкой {order_id}.',
  ),
  processing: t(
    'A courier is coming to collect parcel {order_id}.',
    'المندوب في طريقه لاستلام الطرد {order_id}.',
    'Қосид барои гирифтани бастаи {order_id} меояд.',
    'Курьер едет за посылкой {order_id}.',
  ),
  handover: t(
    'The courier collects parcel {order_id}.',
    'المندوب يستلم الطرد {order_id}.',
    'Қосид бастаи {order_id}-ро мегирад.',
    'Курьер забирает посылку {order_id}.',
  ),
  picked_up: t(
    'Parcel {order_id} is on the way to its receiver.',
    'الطرد {order_id} في الطريق إلى مستلمه.',
    'Бастаи {order_id} дар роҳ ба сӯи гиранда аст.',
    'Посылка {order_id} едет к получателю.',
  ),
  delivered: t(
    'Parcel {order_id} was handed over.',
    'تم تسليم الطرد {order_id}.',
    'Бастаи {order_id} супурда шуд.',
    'Посылка {order_id} вручена.',
  ),
}
