// Саҳифае, ки меҳмон бори аввал мебинад.
import type { Messages, Translation } from '../catalogue.ts'

export const landing = {
  title: 'Fivefold: таом, хӯрокворӣ, дорухона, харид ва бастаҳо',
  description: 'Як мағоза барои панҷ навъи фармоиш, то дари хонаи шумо.',
  modules_title: 'Имрӯз ба шумо чӣ лозим?',
  modules_text: 'Панҷ роҳи фармоиш дар як ҷо.',
  module_stores: '{count, plural, =0 {Ҳар вақт омодаем} one {# мағоза} other {# мағоза}}',
  open_module: 'Кушодани {module}',
  start: 'Оғози харид',
} as const satisfies Translation<Messages['landing']>
