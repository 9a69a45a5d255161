// Where the shop asks for it, an order is delivered for the code its customer says at the door.
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskOrder } from '#contract/features/order/desk/desk-order.schema.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { useOrderActs } from './use-order-acts.ts'

export function CodeDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const t = useTranslations()
  const { act, pending, refusal } = useOrderActs(order, onClose)
  const [otp, setOtp] = useState('')
  const [wasTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (otp.trim()) act({ act: 'deliver', otp: otp.trim() })
  }
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('desk_orders.code_title', { id: String(order.id) })}
      closeLabel={t('common.close')}
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <TextField
          label={t('desk_orders.code')}
          hint={t('desk_orders.code_hint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          dir="ltr"
          value={otp}
          onChange={({ target }) => setOtp(target.value)}
          error={wasTried && !otp.trim() ? t('desk_orders.code_wanted') : undefined}
        />
        <FormRefusal text={refusal} />
        <Button type="submit" size="large" loading={pending === 'deliver'}>
          {t('desk_orders.deliver')}
        </Button>
      </form>
    </Dialog>
  )
}
