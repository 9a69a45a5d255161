// Carts of other stores that were set aside: one tap brings one back, the current one then waits in its place.
import { useQuery } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { fromMinor, sum } from '#contract/core/money.ts'
import type { ParkedCart } from '#contract/features/cart/cart.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useConfirmTexts } from '#web/platform/i18n/use-confirm-texts.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Dotted } from '#web/ui/display/dotted.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { useOneStop } from '#web/ui/navigation/one-stop.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { parkedQuery } from '../cart.queries.ts'
import { useCart } from '../cart-provider.tsx'
import { amountsIn, piecesIn, shownLines } from '../shown-lines.rules.ts'
import { useCartCalls } from './use-cart-calls.ts'

export function ParkedCarts() {
  const access = useShownAccess()
  const { module_id } = useCart()
  const { data } = useQuery({ ...parkedQuery({ access, module_id }), enabled: module_id > 0 })
  return data && data.length > 0 ? <ParkedList carts={data} /> : null
}

function ParkedList({ carts }: { carts: readonly ParkedCart[] }) {
  const t = useTranslations('cart')
  const list = useOneStop<HTMLUListElement>()
  return (
    <section aria-label={t('parked_title')} className="flex flex-col gap-3">
      <SectionHeader title={t('parked_title')} level={3} />
      <ul ref={list} className="flex flex-col gap-3">
        {carts.map((parked) => (
          <ParkedRow key={parked.store.id} parked={parked} />
        ))}
      </ul>
    </section>
  )
}

function ParkedRow({ parked }: { parked: ParkedCart }) {
  const t = useTranslations('cart')
  const format = useFormat()
  const { isBusy, restore, forget } = useCartCalls()
  const { store, module_id } = parked
  const [isAsked, setAsked] = useState(false)
  const texts = useConfirmTexts({ detail: t('parked_remove', { store: store.name }) })
  const lines = shownLines(parked.lines, [], module_id)
  const total = sum(amountsIn(lines).map((line) => line.total))
  return (
    <li data-row className="flex items-center gap-3 rounded-card bg-surface p-3 shadow-soft">
      <Picture
        picture={{ url: store.logo_full_url, width: 400, height: 400 }}
        alt=""
        sizes="48px"
        className="size-12 shrink-0 rounded-full"
      />
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium text-14">{store.name}</p>
        <p className="text-13 text-ink-soft">
          <Dotted>
            {t('parked_pieces', { count: piecesIn(lines) })}
            <bdi className="tabular">{format.money(fromMinor(total))}</bdi>
          </Dotted>
        </p>
      </div>
      <Button size="small" variant="soft" loading={isBusy} onClick={() => restore(parked)}>
        {t('parked_restore')}
      </Button>
      <IconButton
        size="small"
        label={t('parked_remove', { store: store.name })}
        onClick={() => setAsked(true)}
      >
        <Trash2 aria-hidden size={18} className="text-ink-soft" />
      </IconButton>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        onConfirm={() => forget(parked)}
        loading={isBusy}
        tone="danger"
        texts={texts}
      />
    </li>
  )
}
