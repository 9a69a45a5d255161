// One line: what it is and how it was chosen, its pieces and what they come to; tapping it opens it to be changed (CRT-03).
import { Link } from '@tanstack/react-router'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useTranslations } from 'use-intl'
import { fromMinor } from '#contract/core/money.ts'
import { combinationLabel } from '#contract/features/item/combination.rules.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Price } from '#web/ui/display/price.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { LineStepper } from '../control/line-stepper.tsx'
import { useOffline } from '../queue/connectivity.ts'
import type { ShownLine } from '../shown-lines.rules.ts'
import { LineChanges } from './line-changes.tsx'
import { LineNote } from './line-note.tsx'

export function CartRow({ line }: { line: ShownLine }) {
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0">
      <div className="relative flex gap-3">
        <Picture
          picture={{ url: line.image, width: 800, height: 800 }}
          alt=""
          sizes="72px"
          className="size-18 shrink-0 rounded-card"
        />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <RowName line={line} />
          <RowChoice line={line} />
          <PendingMark line={line} />
          <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
            <RowPrice line={line} />
            <div className="relative z-2 w-30">
              <LineStepper line={line} look="plain" />
            </div>
          </div>
        </div>
      </div>
      <LineChanges line={line} />
      <LineNote line={line} />
    </li>
  )
}

function RowName({ line: { name, line, cart_id } }: { line: ShownLine }) {
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
        className="stretched-link"
      >
        {name}
      </Link>
    </h3>
  )
}

/** The options, the combination and the add-ons, in one line of small print. */
function RowChoice({ line: { choice, add_ons, line } }: { line: ShownLine }) {
  const names = new Map(line?.item.addons.map((one) => [one.id, one.name]))
  const labelOf = (type: string) => (line ? combinationLabel(line.item, type) : type)
  const chosen = [
    ...(choice.variation_type ? [labelOf(choice.variation_type)] : []),
    ...choice.food_variations.flatMap(({ values }) => values.label),
    ...add_ons.flatMap(({ id, quantity }) => {
      const name = names.get(id)
      return name ? [quantity > 1 ? `${name} × ${quantity}` : name] : []
    }),
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

function RowPrice({ line: { amounts, quantity } }: { line: ShownLine }) {
  const t = useTranslations('item')
  const format = useFormat()
  const before = amounts.unit_price * quantity + amounts.add_on_price
  const original =
    amounts.total < before
      ? { text: format.money(fromMinor(before)), label: t('price_before'), currentLabel: t('price_now') }
      : null
  return <Price current={format.money(fromMinor(amounts.total))} {...(original ? { original } : {})} />
}
