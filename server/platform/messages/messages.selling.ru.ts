// What the desk says about coupons, promotions and notices.
import type { Messages } from './messages.ts'

export const russianSellingMessages: Messages = {
  'A link begins with / for a page of the shop, or with https://':
    'Ссылка начинается с / (страница магазина) или с https://',
  'A discount in percent is more than 0 and at most 100.':
    'Скидка в процентах должна быть больше 0 и не больше 100.',
  'Enter what the coupon takes off.': 'Укажите, сколько снимает купон.',
  'Choose the zones the coupon is for.': 'Выберите зоны, для которых действует купон.',
  'Choose the store the coupon is for.': 'Выберите магазин, для которого действует купон.',
  'The last day must not be before the first.': 'Последний день не может быть раньше первого.',
  'Another coupon has this code already.': 'Купон с таким кодом уже есть.',
  'This module does not exist.': 'Такого модуля нет.',
  'This store is not in the chosen module.': 'Этого магазина нет в выбранном модуле.',
  'One of these zones does not exist.': 'Одной из этих зон не существует.',
  'One of these customers does not exist.': 'Одного из этих покупателей не существует.',
  'Choose one of your own stores.': 'Выберите один из своих магазинов.',
  'Coupons for zones are made by the business.': 'Купоны для зон создаёт администрация.',
  'Nobody would get this notice.': 'Это уведомление никто не получит.',
  'This time is over already.': 'Это время уже прошло.',
  'It is being sent already.': 'Уведомление уже отправляется.',
  'Choose at least one zone.': 'Выберите хотя бы одну зону.',
  'Choose a module.': 'Выберите модуль.',
  'Choose at least one way to send it.': 'Выберите хотя бы один способ отправки.',
  'Choose the store the banner leads to.': 'Выберите магазин, на который ведёт баннер.',
  'Choose the item the banner leads to.': 'Выберите товар, на который ведёт баннер.',
  'This zone does not exist.': 'Такой зоны нет.',
  'This item is not in the chosen module.': 'Этого товара нет в выбранном модуле.',
  'One of these items is not in the chosen module.': 'Одного из этих товаров нет в выбранном модуле.',
  'This category is not in the module of the store.': 'Этой категории нет в модуле магазина.',
  'This place has a picture already. Change that one.': 'Здесь уже есть картинка. Измените её.',
  'The discount is larger than the price.': 'Скидка больше цены.',
  '{item}: {sold} were sold already, so the stock cannot be smaller.':
    '{item}: уже продано {sold}, остаток не может быть меньше.',
  '{item}: the discount is larger than the price.': '{item}: скидка больше цены.',
  '{item} is in the flash sale “{sale}” at that time.':
    '{item} в это время участвует в быстрой распродаже «{sale}».',
  'The end must not be before the beginning.': 'Конец не может быть раньше начала.',
  'Enter the price.': 'Укажите цену.',
  'A discount in percent is at most 100.': 'Скидка в процентах — не больше 100.',
  'The two shares of a discount must be 100 together.': 'Две доли скидки вместе должны составлять 100.',
  'Choose at least one item.': 'Выберите хотя бы один товар.',
  'An item stands in the list twice.': 'Один товар указан дважды.',
  'The sequence is saved.': 'Порядок сохранён.',
}
