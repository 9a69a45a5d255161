// Server messages about stores at the desk in Tajik, keyed by their English text.
import type { Messages } from './messages.ts'

export const tajikStoreMessages: Messages = {
  'The store’s point on the map is not in the chosen zone.':
    'Нуқтаи мағоза дар харита берун аз минтақаи интихобшуда аст.',
  'This zone does not exist any more.': 'Ин минтақа дигар вуҷуд надорад.',
  'This section has no stores.': 'Дар ин бахш мағозаҳо нестанд.',
  'This section does not work in the chosen zone. Add it to the zone first.':
    'Ин бахш дар минтақаи интихобшуда кор намекунад. Аввал онро ба минтақа илова кунед.',
  'The store’s items are filed under categories of its section. Archive them before it moves to another section.':
    'Молҳои мағоза ба гурӯҳҳои бахши он тааллуқ доранд. Пеш аз гузаронидан ба бахши дигар онҳоро ба бойгонӣ гузоред.',
  'Two times on one day overlap.': 'Ду вақт дар як рӯз ба ҳам бархӯрданд.',
  'The longest delivery time is shorter than the shortest.':
    'Вақти дарозтарини расонидан аз кӯтоҳтарин камтар аст.',
  'The store needs delivery or take-away: otherwise nobody can order.':
    'Ба мағоза расонидан ё худбарӣ лозим аст: вагарна касе фармоиш дода наметавонад.',
  'The highest delivery fee is lower than the lowest.':
    'Нархи баландтарини расонидан аз пасттарин камтар аст.',
  'The discount ends before it begins.': 'Тахфиф пеш аз оғоз ёфтан ба охир мерасад.',
  'Orders of this store are still running: {count}. Finish or cancel them first.':
    'Фармоишҳои ин мағоза ҳанӯз иҷро мешаванд: {count}. Аввал онҳоро анҷом диҳед ё бекор кунед.',
  'This store is archived. Restore it first.': 'Ин мағоза дар бойгонӣ аст. Аввал онро барқарор кунед.',
}
