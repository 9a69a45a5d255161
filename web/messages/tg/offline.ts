// Telling the shop of a payment made outside it.
import type { Messages, Translation } from '../catalogue.ts'

export const offline = {
  report_text: 'Берун аз мағоза пардохт кунед ва гӯед, ки чӣ тавр пардохтед, то мо фармоишро оғоз кунем.',
  report: 'Гӯед, ки чӣ тавр пардохтед',
  note: 'Эзоҳ',
  send: 'Фиристодани маълумоти пардохт',
  reported: 'Маълумоти пардохт нав шуд.',
  field_missing: '{field} лозим аст',
  not_sent: 'Фиристода нашуд. Лутфан боз кӯшиш кунед.',
  statuses: {
    pending: 'Мо пардохти шуморо месанҷем.',
    verified: 'Пардохти шумо ёфт шуд.',
    denied: 'Ин пардохт ёфт нашуд. Лутфан маълумоти фиристодаатонро санҷед.',
  },
  answer: 'Ҷавоби мағоза',
  correct: 'Ислоҳи маълумот',
} as const satisfies Translation<Messages['offline']>
