// Refusing asks why: the customer reads it. The usual reasons are there in every language.
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type RefusalReason, refusalReasons } from '#contract/features/order/desk/board.rules.ts'
import type { DeskOrder } from '#contract/features/order/desk/desk-order.schema.ts'
import { Button } from '#web/ui/action/button.tsx'
import { RadioGroup } from '#web/ui/choice/radio-group.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { useOrderActs } from './use-order-acts.ts'

const ready = ['busy', 'sold_out', 'closing'] as const satisfies readonly RefusalReason[]

type Choice = RefusalReason | 'own'

export function RefuseDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const t = useTranslations()
  const { act, pending } = useOrderActs(order, onClose)
  const [choice, setChoice] = useState<Choice>('busy')
  const [own, setOwn] = useState('')
  const [wasTried, setTried] = useState(false)
  const isShort = choice === 'own' && own.trim().length < 3
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isShort) act({ act: 'refuse', reason: choice === 'own' ? own.trim() : refusalReasons[choice] })
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('desk_orders.refuse_title', { id: String(order.id) })}
      closeLabel={t('common.close')}
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <p className="text-14 text-ink-soft">{t('desk_orders.refuse_text')}</p>
        <RadioGroup<Choice>
          label={t('desk_orders.reason')}
          value={choice}
          onValueChange={setChoice}
          options={[...ready, 'own' as const].map((value) => ({
            value,
            label: t(`desk_orders.reason_${value}`),
          }))}
        />
        {choice === 'own' && (
          <TextArea
            label={t('desk_orders.own_reason')}
            value={own}
            maxLength={255}
            onChange={({ target }) => setOwn(target.value)}
            {...(wasTried && isShort ? { error: t('desk_orders.reason_wanted') } : {})}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" loading={pending === 'refuse'}>
            {t('desk_orders.refuse')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('desk_orders.keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
