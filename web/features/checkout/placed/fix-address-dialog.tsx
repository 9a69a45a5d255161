// Mends where an order just placed goes: the pin nearby, street, house, floor and the note.
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Coordinates } from '#contract/core/shop-context.ts'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { instructionSeparator } from '#contract/features/order/order-words.ts'
import { undoEndpoints } from '#contract/features/order/undo.endpoints.ts'
import { usePin } from '#web/features/location/pin/use-pin.ts'
import { PinField } from '#web/features/location/pin-field.tsx'
import { useOrderAction } from '#web/features/order/page/use-order-action.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { deliveryTexts } from '../sections/delivery-texts.ts'

interface FixAddressProps {
  order: TrackedOrder
  onClose(): void
}

const fields = ['road', 'house', 'floor'] as const
const formId = 'fix-address'

export function FixAddressDialog({ order, onClose }: FixAddressProps) {
  const t = useTranslations()
  const { api } = useAccess()
  const { delivery_address: before } = order
  const start = { lat: Number(before?.latitude), lng: Number(before?.longitude) }
  const pin = usePin(start)
  const [words, setWords] = useState({
    road: before?.road ?? '',
    house: before?.house ?? '',
    floor: before?.floor ?? '',
    order_note: order.order_note ?? '',
  })
  const { mutate, isPending } = useOrderAction(
    () =>
      api.call(undoEndpoints.fixAddress, { input: { order_id: order.id, ...words, ...moved(pin.state) } }),
    onClose,
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate(undefined)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('checkout.fix_address')}
      closeLabel={t('common.close')}
      footer={
        <Button type="submit" form={formId} loading={isPending || pin.state.isAwaiting} className="w-full">
          {t('checkout.fix_address_send')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="flex flex-col gap-4">
        <PinField pin={pin} mapClass="h-56 rounded-card" />
        <p className="text-14 text-ink-soft">{t('checkout.fix_address_reach')}</p>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {fields.map((name) => (
            <TextField
              key={name}
              label={t(`address.${name}`)}
              maxLength={100}
              value={words[name]}
              onChange={(event) => setWords({ ...words, [name]: event.target.value })}
              className={name === 'road' ? 'col-span-2 sm:col-span-1' : ''}
            />
          ))}
        </div>
        {isSamePoint(start, pin.state.point) ? null : <OldDoorNote order={order} />}
        <TextArea
          label={t('checkout.note')}
          maxLength={1_000}
          value={words.order_note}
          onChange={(event) => setWords({ ...words, order_note: event.target.value })}
        />
      </form>
    </Dialog>
  )
}

/** What the customer wrote about the way to the old door goes with its pin; the ready sentences stay. */
function OldDoorNote({ order }: Pick<FixAddressProps, 'order'>) {
  const t = useTranslations('checkout')
  const ready = new Set<string>(deliveryTexts.map((text) => t(text)))
  const parts = order.delivery_instruction?.split(instructionSeparator) ?? []
  const note = parts.filter((part) => !ready.has(part)).join(instructionSeparator)
  if (note === '') return null
  return (
    <p role="alert" className="text-14 text-warning-ink wrap-anywhere">
      {t('fix_address_note', { note: isolated(note) })}
    </p>
  )
}

const isSamePoint = (one: Coordinates, other: Coordinates) => one.lat === other.lat && one.lng === other.lng

/** A pin nobody moved keeps the words it came with. */
function moved({ turn, point, address }: ReturnType<typeof usePin>['state']) {
  if (turn === 1) return {}
  const found = address.kind === 'found' ? { address: address.text } : {}
  return { latitude: point.lat, longitude: point.lng, ...found }
}
