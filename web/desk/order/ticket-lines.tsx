// What is to be made: wishes stand as large as the dish, so that nobody overlooks them.
import { useTranslations } from 'use-intl'
import type { DeskOrder } from '#contract/features/order/desk/desk-order.schema.ts'

type Line = DeskOrder['lines'][number]

export function TicketLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {lines.map((line) => (
        <TicketLine key={line.id} line={line} />
      ))}
    </ul>
  )
}

function TicketLine({ line: { name, quantity, choices, add_ons, note } }: { line: Line }) {
  const t = useTranslations('desk_orders')
  return (
    <li className="min-w-0 break-words">
      <p className="font-semibold text-18">
        <span className="tabular">{t('pieces', { count: String(quantity) })}</span> <bdi>{name}</bdi>
      </p>
      {choices.map((choice) => (
        <p key={choice} dir="auto" className="ps-6 text-16">
          {choice}
        </p>
      ))}
      {add_ons.map((one) => (
        <p key={one.name} className="ps-6 text-16">
          <span className="tabular">{t('pieces', { count: String(one.quantity) })}</span>{' '}
          <bdi>{one.name}</bdi>
        </p>
      ))}
      {note && <Wish label={t('line_note')} text={note} />}
    </li>
  )
}

export function Wish({ label, text }: { label: string; text: string }) {
  return (
    <p className="mt-1 rounded-control border-2 border-warning bg-warning-soft px-3 py-2 font-semibold text-18 text-warning-ink">
      <span className="block font-normal text-13">{label}</span>
      <bdi className="whitespace-pre-line break-words">{text}</bdi>
    </p>
  )
}
