// Server messages about stores at the desk in Russian, keyed by their English text.
import type { Messages } from './messages.ts'

export const russianStoreMessages: Messages = {
  'The store’s point on the map is not in the chosen zone.':
    'Точка магазина на карте лежит за пределами выбранной зоны.',
  'This zone does not exist any more.': 'Этой зоны больше нет.',
  'This section has no stores.': 'В этом разделе нет магазинов.',
  'This section does not work in the chosen zone. Add it to the zone first.':
    'Этот раздел не работает в выбранной зоне. Сначала добавьте его в зону.',
  'The store’s items are filed under categories of its section. Archive them before it moves to another section.':
    'Товары магазина относятся к категориям его раздела. Перенесите их в архив, прежде чем менять раздел.',
  'Two times on one day overlap.': 'Два промежутка времени в один день пересекаются.',
  'The longest delivery time is shorter than the shortest.': 'Наибольшее время доставки меньше наименьшего.',
  'The store needs delivery or take-away: otherwise nobody can order.':
    'Магазину нужна доставка или самовывоз: иначе никто не сможет заказать.',
  'The highest delivery fee is lower than the lowest.': 'Наибольшая плата за доставку меньше наименьшей.',
  'The discount ends before it begins.': 'Скидка заканчивается раньше, чем начинается.',
  'Orders of this store are still running: {count}. Finish or cancel them first.':
    'У магазина ещё есть незавершённые заказы: {count}. Сначала завершите или отмените их.',
  'This store is archived. Restore it first.': 'Этот магазин в архиве. Сначала восстановите его.',
}
