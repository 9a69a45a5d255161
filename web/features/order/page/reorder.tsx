// Orders the same again: first what is still true of it, then into the cart and on to the checkout; the cart of another
// store is set aside.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { moduleEndpoints } from '#contract/features/module/module.endpoints.ts'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { type Reorder as ReorderReply, reorderEndpoints } from '#contract/features/order/reorder.endpoints.ts'
import { apiQuery } from '#web/platform/api/query.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useAccess, useChangeShop } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { useOrderAction } from './use-order-action.ts'

export function Reorder({ order }: { order: TrackedOrder }) {
  const t = useTranslations('order')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <RotateCcw aria-hidden size={18} />
        {t('reorder')}
      </Button>
      {isOpen ? <ReorderDialog order={order} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function ReorderDialog({ order, onClose }: { order: TrackedOrder; onClose(): void }) {
  const t = useTranslations()
  const access = useAccess()
  const input = { order_id: order.id }
  const goToCheckout = useGoToCheckout(order.module_id)
  const { data } = useQuery({ ...apiQuery(access, reorderEndpoints.preview, { input }), staleTime: 0 })
  const { mutate, isPending } = useOrderAction(
    () => access.api.call(reorderEndpoints.toCart, { input }),
    () => {
      onClose()
      return goToCheckout()
    },
    '/customer/cart/',
  )
  const canOrder = data?.lines.some((line) => line.available > 0) ?? false
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('order.reorder')}
      closeLabel={t('common.close')}
      footer={
        <Button disabled={!canOrder} loading={isPending} onClick={() => mutate(undefined)} className="w-full">
          {t('order.reorder_add')}
        </Button>
      }
    >
      {data ? <Difference reorder={data} /> : <Skeleton className="h-48 rounded-card" />}
    </Dialog>
  )
}

/** The checkout of the module it was ordered in, whichever is shown now. */
function useGoToCheckout(module_id: number) {
  const access = useAccess()
  const queryClient = useQueryClient()
  const changeShop = useChangeShop()
  const navigate = useNavigate()
  return async () => {
    // The list is the same in every module: asked for without one, it is the answer the header has already.
    const anywhere = { ...access, shop: { ...access.shop, module: null } }
    const modules = await queryClient.ensureQueryData(apiQuery(anywhere, moduleEndpoints.list))
    const module = modules.find(({ id }) => id === module_id)
    if (module && module.id !== access.shop.module?.id) {
      const { id, module_type, module_name } = module
      await changeShop({ module: { id, module_type, module_name } })
    }
    await navigate({ to: '/checkout', search: { page: 'cart' } })
  }
}

function Difference({ reorder }: { reorder: ReorderReply }) {
  const t = useTranslations('order')
  return (
    <div className="flex flex-col gap-3">
      {reorder.store_open ? null : (
        <p role="status" className="rounded-card bg-warning-soft p-3 text-14 text-warning-ink">
          {t('reorder_closed')}
        </p>
      )}
      <ul className="divide-y divide-line">
        {reorder.lines.map((line) => (
          <li key={`${line.name} ${line.variant} ${line.was}`} className="flex items-center gap-3 py-3">
            <Picture
              picture={{ url: line.image_full_url, width: 56, height: 56 }}
              alt=""
              sizes="56px"
              className="size-14 shrink-0 rounded-control"
            />
            <div className="min-w-0 flex-1">
              <p className="font-medium text-14">{line.name}</p>
              {line.variant ? <p className="text-13 text-ink-soft">{line.variant}</p> : null}
              <Change line={line} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Change({ line }: { line: ReorderReply['lines'][number] }) {
  const t = useTranslations('order')
  const { money } = useFormat()
  if (line.now === null) return <Tag tone="danger">{t('reorder_gone')}</Tag>
  return (
    <p className="flex flex-wrap items-center gap-2 text-13 text-ink-soft">
      <bdi className="tabular">
        {line.available} × {money(line.now)}
      </bdi>
      {line.now === line.was ? null : (
        <Tag tone={line.now > line.was ? 'warning' : 'success'}>
          {t('reorder_was', { price: isolated(money(line.was)) })}
        </Tag>
      )}
      {line.available < line.quantity ? <Tag tone="warning">{t('reorder_fewer')}</Tag> : null}
    </p>
  )
}
