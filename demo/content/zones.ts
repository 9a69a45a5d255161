// The four delivery zones of the demo city: the river Ishim parts the two banks, and one zone lies across both.
import type { Localised } from '#contract/core/language.ts'

export interface ZoneContent {
  key: 'centre' | 'left-bank' | 'riverside' | 'airport'
  name: Localised
  /** Closed ring of longitude and latitude. */
  ring: readonly (readonly [number, number])[]
  active: boolean
}

type Corner = readonly [number, number]

/** The middle of the river, downstream from east to west; both banks end here. */
const river: readonly Corner[] = [
  [71.519, 51.1018],
  [71.5013, 51.1035],
  [71.4923, 51.1006],
  [71.4793, 51.1013],
  [71.4717, 51.1055],
  [71.4551, 51.1067],
  [71.4508, 51.1097],
  [71.4501, 51.1152],
  [71.4464, 51.1218],
  [71.4517, 51.1238],
  [71.451, 51.1277],
  [71.4472, 51.1323],
  [71.4414, 51.1447],
  [71.4359, 51.1496],
  [71.4281, 51.152],
  [71.4236, 51.1594],
  [71.4193, 51.1604],
  [71.4094, 51.1572],
  [71.3978, 51.1608],
  [71.3803, 51.1641],
]

/** The old town and the quarters east of it, on the right bank. */
const rightBank: readonly Corner[] = [
  [71.3705, 51.1735],
  [71.3765, 51.1905],
  [71.3995, 51.2035],
  [71.4345, 51.2055],
  [71.4665, 51.1955],
  [71.4935, 51.1795],
  [71.5205, 51.1565],
  [71.5345, 51.1345],
  [71.5335, 51.1135],
]

/** Where the left bank ends and the road to the airport begins, from west to east. */
const southEdge: readonly Corner[] = [
  [71.3875, 51.0875],
  [71.4185, 51.0855],
  [71.4505, 51.0875],
  [71.4825, 51.0905],
]

/** The new town of towers and ministries, up to the lakes in the west. */
const leftBank: readonly Corner[] = [
  [71.3585, 51.1605],
  [71.3545, 51.1485],
  [71.3745, 51.1375],
  [71.3835, 51.1225],
  [71.3825, 51.1035],
  ...southEdge,
]

/** Both embankments between the western bridge and the bend, a short walk deep. */
const embankments: readonly Corner[] = [
  [71.3935, 51.1545],
  [71.4105, 51.1495],
  [71.4215, 51.1455],
  [71.4305, 51.1375],
  [71.4375, 51.1285],
  [71.4365, 51.1195],
  [71.4415, 51.1085],
  [71.4525, 51.1015],
  [71.4655, 51.1005],
  [71.4685, 51.1115],
  [71.4615, 51.1185],
  [71.4625, 51.1285],
  [71.4575, 51.1385],
  [71.4505, 51.1505],
  [71.4405, 51.1585],
  [71.4305, 51.1665],
  [71.4145, 51.1665],
  [71.3965, 51.1665],
]

/** South of the exhibition grounds, along the road out of town, as far as the map reaches. */
const airportRoad: readonly Corner[] = [
  ...southEdge.toReversed(),
  [71.3905, 51.0795],
  [71.3955, 51.0745],
  [71.4045, 51.0705],
  [71.4225, 51.0695],
  [71.4455, 51.0695],
  [71.4685, 51.0695],
  [71.4845, 51.0725],
  [71.4895, 51.0805],
]

export const zoneContent: readonly ZoneContent[] = [
  {
    key: 'centre',
    name: { en: 'City centre', ar: 'وسط المدينة', tg: 'Маркази шаҳр', ru: 'Центр города' },
    ring: closed([...river, ...rightBank]),
    active: true,
  },
  {
    key: 'left-bank',
    name: { en: 'Left bank', ar: 'الضفة اليسرى', tg: 'Соҳили чап', ru: 'Левый берег' },
    ring: closed([...river, ...leftBank]),
    active: true,
  },
  {
    key: 'riverside',
    name: { en: 'Riverside', ar: 'ضفاف النهر', tg: 'Лаби дарё', ru: 'Набережная' },
    ring: closed(embankments),
    active: true,
  },
  {
    key: 'airport',
    name: { en: 'Airport road', ar: 'طريق المطار', tg: 'Роҳи фурудгоҳ', ru: 'Дорога в аэропорт' },
    ring: closed(airportRoad),
    active: false,
  },
]

function closed(corners: readonly Corner[]): readonly Corner[] {
  const [first] = corners
  return first ? [...corners, first] : []
}
