// What the server says in Russian about zones, modules and short lists at the desk.
import type { Messages } from './messages.ts'

export const russianZoneMessages: Messages = {
  'A border needs at least three corners.': 'Границе нужны хотя бы три угла.',
  'The border has more than {most} corners. Leave some of them out.':
    'У границы больше {most} углов. Уберите часть из них.',
  'A corner is not on the map: latitudes go from -90 to 90, longitudes from -180 to 180.':
    'Один из углов вне карты: широта бывает от -90 до 90, долгота — от -180 до 180.',
  'The border does not end where it begins.': 'Граница не замыкается.',
  'The corners lie in one line: there is no area between them.':
    'Углы лежат на одной прямой: площади между ними нет.',
  'The border crosses or touches itself.': 'Граница пересекает или касается сама себя.',
  'A hole must lie wholly inside the border and outside other holes.':
    'Вырез должен целиком лежать внутри границы и вне других вырезов.',
  'The zone overlaps others of the same priority: {names}. Move its border or change its priority.':
    'Зона накладывается на другие с тем же приоритетом: {names}. Сдвиньте границу или измените приоритет.',
  'The new border leaves things outside. Stores: {stores}, running orders: {orders}.':
    'За новой границей останутся магазины: {stores}, выполняемые заказы: {orders}.',
  'Orders are still on their way in this zone: {count}. Switch it off now and archive it afterwards.':
    'В этой зоне ещё выполняются заказы: {count}. Сейчас её можно выключить, а в архив убрать потом.',
  'There are stores in this zone: {count}. Move them to another zone or archive them first.':
    'В этой зоне есть магазины: {count}. Сначала перенесите их в другую зону или уберите в архив.',
  'This module has stores in the zone: {count}. Move or archive them before you take it out.':
    'У этого модуля есть магазины в зоне: {count}. Перенесите их или уберите в архив, прежде чем убрать модуль.',
  'One of these modules does not exist any more.': 'Одного из этих модулей больше нет.',
  'The highest delivery charge is below the lowest one.': 'Наибольшая плата за доставку меньше наименьшей.',
  'This zone is archived. Bring it back before you change it.':
    'Эта зона в архиве. Верните её, прежде чем менять.',
  'One of these zones does not exist any more.': 'Одной из этих зон больше нет.',
  'This module has stores in zones you took out: {count}. Move or archive them first.':
    'В убранных зонах у модуля есть магазины: {count}. Сначала перенесите их или уберите в архив.',
  'There are stores in this module: {count}. Archive them first, or only switch the module off.':
    'В этом модуле есть магазины: {count}. Сначала уберите их в архив или просто выключите модуль.',
  'Orders of this module are still on their way: {count}. Switch it off now and archive it afterwards.':
    'Заказы этого модуля ещё выполняются: {count}. Сейчас его можно выключить, а в архив убрать потом.',
  'This module is archived. Bring it back before you change it.':
    'Этот модуль в архиве. Верните его, прежде чем менять.',
  'Name each section of this home page once, and leave at least one of them on.':
    'Назовите каждый раздел этой главной страницы один раз и оставьте включённым хотя бы один.',
  'The modules are not the same any more. Look at the list again.':
    'Список модулей уже изменился. Посмотрите на него ещё раз.',
  'Orders or couriers name this entry. Switch it off instead of removing it.':
    'Эта запись упоминается в заказах или у курьеров. Не удаляйте её, а выключите.',
  'Choose a module that carries parcels.': 'Выберите модуль, который возит посылки.',
  'The longest way must be longer than the shortest.':
    'Наибольшее расстояние должно быть больше наименьшего.',
}
