// The parcel page's way to an order: its number, then the tracking page (HOM-02, TRK-03).
import PackageSearch from 'lucide-react/icons/package-search'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { readStored } from '#web/platform/storage/storage.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { notify } from '#web/ui/overlay/notify.ts'

interface ParcelTrackingBoxProps {
  /** Opens the tracking page of the order. */
  onTrack(order_id: string): void
}

export function ParcelTrackingBox({ onTrack }: ParcelTrackingBoxProps) {
  const t = useTranslations('parcel')
  const [orderId, setOrderId] = useState('')
  const [problem, setProblem] = useState<string>()
  const track = (event: FormEvent) => {
    event.preventDefault()
    const wanted = orderId.trim()
    if (wanted === '') return setProblem(t('need_order_id'))
    if (!readStored('token')) return void notify.error(t('sign_in_first'), { id: 'track' })
    onTrack(wanted)
  }
  return (
    <form
      noValidate
      onSubmit={track}
      className="flex max-w-xl items-start gap-2 rounded-card bg-surface p-2 shadow-raised"
    >
      <div className="min-w-0 flex-1">
        <TextField
          label={t('order_id')}
          labelHidden
          placeholder={t('order_id')}
          inputMode="numeric"
          autoComplete="off"
          value={orderId}
          error={problem}
          onChange={(event) => {
            setOrderId(event.currentTarget.value)
            setProblem(undefined)
          }}
        />
      </div>
      <Button type="submit" className="min-h-12">
        <PackageSearch aria-hidden size={20} />
        {t('track')}
      </Button>
    </form>
  )
}
