// Add-ons of the store: which of them the item takes; made and changed right here, for all items that take them.
import { useMutation, useQuery } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { deskAddOnEndpoints } from '#contract/features/item/desk/desk-add-on.endpoints.ts'
import type { DeskAddOn } from '#contract/features/item/desk/desk-item.schema.ts'
import { FormSection } from '#web/desk/form/desk-form.tsx'
import type { FieldControl } from '#web/desk/form/desk-form.types.ts'
import { useMoneyField } from '#web/desk/form/fields/number-field.tsx'
import { useField } from '#web/desk/form/fields/use-field.ts'
import { deskCall, deskQuery, readAgain } from '#web/desk/session/desk-api.ts'
import { useMoney, useReadText } from '#web/desk/session/use-desk.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { Switch } from '#web/ui/choice/switch.tsx'
import { FieldNote } from '#web/ui/form/field-frame.tsx'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { type ItemValues, noText } from './item-values.ts'
import { NumberLine } from './number-line.tsx'
import { TextLine } from './text-line.tsx'

export function useAddOns(store_id: number, enabled: boolean) {
  return useQuery({ ...deskQuery(deskAddOnEndpoints.list, { input: { store_id } }), enabled }).data ?? []
}

type SectionProps = { control: FieldControl<ItemValues>; store_id: number }

export function AddOnsSection({ control, store_id }: SectionProps) {
  const t = useTranslations('items')
  const read = useReadText()
  const money = useMoney()
  const addOns = useAddOns(store_id, true)
  const [editing, setEditing] = useState<DeskAddOn | 'new' | null>(null)
  const { value, onChange, error } = useField<ItemValues, number[]>({ control, name: 'add_on_ids' })
  const toggle = (id: number) => (isTaken: boolean) =>
    onChange(isTaken ? [...value, id] : value.filter((one) => one !== id))
  return (
    <FormSection
      title={t('add_ons')}
      text={t('add_ons_text')}
      action={
        <Button variant="outline" size="small" onClick={() => setEditing('new')}>
          <Plus aria-hidden size={16} />
          {t('add_add_on')}
        </Button>
      }
    >
      {addOns.length === 0 && <p className="text-14 text-ink-soft md:col-span-2">{t('no_add_ons')}</p>}
      {addOns.map((one) => {
        const name = read(one.name)
        return (
          <div key={one.id} className="flex items-center gap-2">
            <div className="min-w-0 flex-1">
              <Checkbox
                label={
                  <span className="text-14">
                    <bdi>{name}</bdi>
                    {!one.status && <span className="block text-12 text-ink-soft">{t('add_on_off')}</span>}
                  </span>
                }
                end={<span className="text-14 text-ink-soft tabular">{money(one.price)}</span>}
                checked={value.includes(one.id)}
                onCheckedChange={toggle(one.id)}
              />
            </div>
            <IconButton label={t('edit_add_on', { name })} size="small" onClick={() => setEditing(one)}>
              <Pencil aria-hidden size={16} />
            </IconButton>
          </div>
        )
      })}
      <FieldNote id="add-ons-error" {...(error ? { error } : {})} />
      {editing && (
        <AddOnDialog
          addOn={editing === 'new' ? null : editing}
          store_id={store_id}
          onClose={() => setEditing(null)}
          onMade={({ id }) => onChange([...value, id])}
        />
      )}
    </FormSection>
  )
}

type DialogProps = {
  addOn: DeskAddOn | null
  store_id: number
  onClose: () => void
  onMade: (addOn: DeskAddOn) => void
}

function AddOnDialog({ addOn, store_id, onClose, onMade }: DialogProps) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const { decimals } = useMoneyField()
  const [name, setName] = useState(addOn?.name ?? noText())
  const [price, setPrice] = useState<number | null>(addOn?.price ?? null)
  const [status, setStatus] = useState(addOn?.status ?? true)
  const save = useMutation({
    mutationFn: () => {
      const written = { name, price: price ?? 0 }
      if (!addOn) return deskCall(deskAddOnEndpoints.make, { input: { ...written, store_id } })
      const { id, version } = addOn
      return deskCall(deskAddOnEndpoints.change, { params: { id }, input: { ...written, status, version } })
    },
    onSuccess: async (saved) => {
      await readAgain(deskAddOnEndpoints.list)
      if (!addOn) onMade(saved)
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Its form stands within the form of the item.
    event.stopPropagation()
    save.mutate()
  }
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t(addOn ? 'items.add_on_change' : 'items.add_add_on')}
      closeLabel={t('common.close')}
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <div className="flex items-center gap-2">
          <TextLine label={t('items.name')} value={name} onChange={setName} className="flex-1" />
          <NumberLine
            label={t('items.price')}
            value={price}
            decimals={decimals}
            onChange={setPrice}
            placeholder="0"
          />
        </div>
        {addOn && (
          <Switch
            label={<span className="text-14">{t('items.add_on_offered')}</span>}
            hint={t('items.add_on_offered_text')}
            checked={status}
            onCheckedChange={setStatus}
          />
        )}
        <FormRefusal text={save.error ? refusalOf(save.error) : undefined} />
        <Button type="submit" loading={save.isPending}>
          {t('items.save')}
        </Button>
      </form>
    </Dialog>
  )
}
