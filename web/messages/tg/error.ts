// Саҳифаҳои хато.
import type { Messages, Translation } from '../catalogue.ts'

export const error = {
  not_found_title: 'Чунин саҳифа нест',
  not_found_text: 'Суроға шояд кӯҳна ё нодуруст навишта шудааст. Худи мағоза кор мекунад.',
  crash_title: 'Хатое рӯй дод',
  crash_text: 'Саҳифаро нишон додан муяссар нашуд. Чизе гум нашудааст; лутфан бори дигар кӯшиш кунед.',
  offline_title: 'Шумо ба интернет пайваст нестед',
  offline_text:
    'Барои ин саҳифа интернет лозим аст. Вақте ки пайвастшавӣ барқарор мешавад, он худаш кушода мешавад.',
  back_home: 'Ба мағоза',
} as const satisfies Translation<Messages['error']>
