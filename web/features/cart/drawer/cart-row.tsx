// One line: what it is and how it was chosen, its pieces and what they come to; tapping it opens it to be changed (CRT-03).
import { Link } from '@tanstack/react-router'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { fromMinor } from '#contract/core/money.ts'
import { combinationLabel } from '#contract/features/item/combination.rules.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useLineParts } from '#web/platform/format/use-line-parts.tsx'
import { Price } from '#web/ui/display/price.tsx'
import { ReceiptParts } from '#web/ui/display/receipt-parts.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { LineStepper } from '../control/line-stepper.tsx'
import { useOffline } from '../queue/connectivity.ts'
import type { ShownLine } from '../shown-lines.rules.ts'
import { LineChanges } from './line-changes.tsx'
import { LineNote } from './line-note.tsx'

interface CartRowProps {
  line: ShownLine
  /** Where the customer left the drawer to change it: it is scrolled to. */
  isReturnedTo: boolean
}

export function CartRow({ line, isReturnedTo }: CartRowProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isReturnedTo && row.current) showInPanel(row.current)
  }, [isReturnedTo])
  return (
    <li ref={row} data-row className="flex flex-col gap-3 py-4 first:pt-0">
      <div className="relative flex gap-3">
        <Picture
          picture={{ url: line.image, width: 800, height: 800 }}
          alt=""
          sizes="72px"
          className="size-18 shrink-0 rounded-card"
        />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <RowName line={line} isReturnedTo={isReturnedTo} />
          <RowChoice line={line} />
          <RowParts line={line} />
          <PendingMark line={line} />
          <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
            <RowPrice line={line} />
            <div className="relative z-2 w-30">
              <LineStepper line={line} place="row" />
            </div>
          </div>
        </div>
      </div>
      <LineChanges line={line} />
      <LineNote line={line} />
    </li>
  )
}

/** Only the panel's own content is moved: scrollIntoView would also pull at a drawer that is still sliding in. */
function showInPanel(row: HTMLElement): void {
  const content = row.closest('[data-panel-content]')
  if (!content) return
  const [inside, frame] = [row.getBoundingClientRect(), content.getBoundingClientRect()]
  content.scrollTop += inside.top - frame.top - (frame.height - inside.height) / 2
}

function RowName({ line: { name, line, cart_id }, isReturnedTo }: CartRowProps) {
  if (!line) return <p className="font-medium text-16">{name}</p>
  const { slug, id } = line.item
  return (
    <h3 className="font-medium text-16">
      <Link
        to="."
        search={(before: Record<string, unknown>) => ({
          ...before,
          item: slug || String(id),
          campaign_item: undefined,
          line: String(cart_id),
        })}
        resetScroll={false}
        data-first-focus={isReturnedTo ? '' : undefined}
        className="stretched-link"
      >
        {name}
      </Link>
    </h3>
  )
}

/** The options and the combination, in one line of small print. */
function RowChoice({ line: { choice, line } }: { line: ShownLine }) {
  const labelOf = (type: string) => (line ? combinationLabel(line.item, type) : type)
  const chosen = [
    ...(choice.variation_type ? [labelOf(choice.variation_type)] : []),
    ...choice.food_variations.flatMap(({ values }) => values.label),
  ]
  if (chosen.length === 0) return null
  return <p className="text-13 text-ink-soft">{chosen.join(', ')}</p>
}

function PendingMark({ line }: { line: ShownLine }) {
  const t = useTranslations('cart')
  const isOffline = useOffline()
  if (!line.isPending || !isOffline) return null
  return (
    <p className="flex items-center gap-1.5 text-13 text-ink-soft">
      <CloudOff aria-hidden size={14} />
      {t('waiting')}
    </p>
  )
}

/** Where a line is more than its pieces: what else is in its price, with its name. */
function RowParts({ line: { amounts, add_ons, line } }: { line: ShownLine }) {
  const partsOf = useLineParts()
  if (!line || !amounts || (amounts.discount === 0 && amounts.add_on_price === 0)) return null
  const quantities = new Map(add_ons.map(({ id, quantity }) => [id, quantity]))
  const chosen = line.item.addons.flatMap(({ id, name, price }) => {
    const quantity = quantities.get(id)
    return quantity ? [{ id, name, price, quantity }] : []
  })
  return (
    <ReceiptParts
      parts={partsOf({
        quantity: amounts.quantity,
        price: fromMinor(amounts.unit_price),
        add_ons: chosen,
        discount_amount: fromMinor(amounts.discount),
        discount_type: amounts.discount_source,
      })}
    />
  )
}

/** What the rows come to adds up to the subtotal; a row that cannot be ordered comes to nothing. */
function RowPrice({ line: { amounts } }: { line: ShownLine }) {
  const format = useFormat()
  return amounts ? <Price current={format.money(fromMinor(amounts.total))} /> : null
}
