// What the server says in Tajik about zones, modules and short lists at the desk.
import type { Messages } from './messages.ts'

export const tajikZoneMessages: Messages = {
  'A border needs at least three corners.': 'Сарҳад ақаллан се кунҷ дошта бошад.',
  'The border has more than {most} corners. Leave some of them out.':
    'Сарҳад зиёда аз {most} кунҷ дорад. Баъзеашро гиред.',
  'A corner is not on the map: latitudes go from -90 to 90, longitudes from -180 to 180.':
    'Яке аз кунҷҳо берун аз харита аст: арз аз -90 то 90, тӯл аз -180 то 180 мешавад.',
  'The border does not end where it begins.': 'Сарҳад дар ҷое, ки сар мешавад, тамом намешавад.',
  'The corners lie in one line: there is no area between them.':
    'Кунҷҳо дар як хатанд: байни онҳо майдоне нест.',
  'The border crosses or touches itself.': 'Сарҳад худро мебурад ё ба худ мерасад.',
  'A hole must lie wholly inside the border and outside other holes.':
    'Сӯрохӣ бояд пурра дар дохили сарҳад ва берун аз сӯрохиҳои дигар бошад.',
  'The zone overlaps others of the same priority: {names}. Move its border or change its priority.':
    'Минтақа болои дигарҳое меафтад, ки афзалияташон якхела аст: {names}. Сарҳадро ҷунбонед ё афзалиятро дигар кунед.',
  'The new border leaves things outside. Stores: {stores}, running orders: {orders}.':
    'Берун аз сарҳади нав мемонанд: мағозаҳо — {stores}, фармоишҳои дар роҳ — {orders}.',
  'Orders are still on their way in this zone: {count}. Switch it off now and archive it afterwards.':
    'Дар ин минтақа ҳоло фармоишҳо дар роҳанд: {count}. Онро ҳозир хомӯш кунед ва баъд ба бойгонӣ гузоред.',
  'There are stores in this zone: {count}. Move them to another zone or archive them first.':
    'Дар ин минтақа мағозаҳо ҳастанд: {count}. Аввал онҳоро ба минтақаи дигар гузаронед ё ба бойгонӣ гузоред.',
  'This module has stores in the zone: {count}. Move or archive them before you take it out.':
    'Ин модул дар минтақа мағоза дорад: {count}. Пеш аз гирифтани модул онҳоро гузаронед ё ба бойгонӣ гузоред.',
  'One of these modules does not exist any more.': 'Яке аз ин модулҳо дигар нест.',
  'The highest delivery charge is below the lowest one.':
    'Нархи баландтарини расонидан аз пасттаринаш камтар аст.',
  'This zone is archived. Bring it back before you change it.':
    'Ин минтақа дар бойгонӣ аст. Пеш аз тағйир онро баргардонед.',
  'One of these zones does not exist any more.': 'Яке аз ин минтақаҳо дигар нест.',
  'This module has stores in zones you took out: {count}. Move or archive them first.':
    'Дар минтақаҳои гирифташуда ин модул мағоза дорад: {count}. Аввал онҳоро гузаронед ё ба бойгонӣ гузоред.',
  'There are stores in this module: {count}. Archive them first, or only switch the module off.':
    'Дар ин модул мағозаҳо ҳастанд: {count}. Аввал онҳоро ба бойгонӣ гузоред ё танҳо модулро хомӯш кунед.',
  'Orders of this module are still on their way: {count}. Switch it off now and archive it afterwards.':
    'Фармоишҳои ин модул ҳоло дар роҳанд: {count}. Онро ҳозир хомӯш кунед ва баъд ба бойгонӣ гузоред.',
  'This module is archived. Bring it back before you change it.':
    'Ин модул дар бойгонӣ аст. Пеш аз тағйир онро баргардонед.',
  'Name each section of this home page once, and leave at least one of them on.':
    'Ҳар қисми ин саҳифаи асосиро як бор номбар кунед ва ақаллан якеро фаъол гузоред.',
  'The modules are not the same any more. Look at the list again.':
    'Рӯйхати модулҳо дигар шудааст. Онро аз нав бинед.',
  'Orders or couriers name this entry. Switch it off instead of removing it.':
    'Ин сабт дар фармоишҳо ё назди қосидон ҳаст. Онро нест накунед, хомӯш кунед.',
  'Choose a module that carries parcels.': 'Модулеро интихоб кунед, ки бастаҳоро мебарад.',
  'The longest way must be longer than the shortest.': 'Роҳи дарозтарин бояд аз кӯтоҳтарин зиёд бошад.',
}
