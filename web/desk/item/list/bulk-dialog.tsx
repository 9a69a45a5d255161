// One change of many items: chosen, said item by item, and only then done.
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { deskItemEndpoints } from '#contract/features/item/desk/desk-item.endpoints.ts'
import {
  type BulkChange,
  type BulkResult,
  mostInBulk,
} from '#contract/features/item/desk/desk-item.schema.ts'
import type { BulkAct } from '#web/desk/list/desk-table.types.ts'
import { deskCall, deskQuery, readAgain } from '#web/desk/session/desk-api.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { categoryOptions } from '../category-options.ts'
import { AmountField } from './bulk-amount.tsx'
import { BulkPreview } from './bulk-preview.tsx'
import { readRows } from './quick-change.ts'

export type BulkKind = BulkChange['kind']

const kinds = ['status', 'price_percent', 'discount', 'category', 'archive'] as const

export function useBulkActs(
  open: (kind: BulkKind, ids: readonly number[], done: () => void) => void,
): BulkAct[] {
  const t = useTranslations('items')
  return kinds.map((kind) => ({
    key: kind,
    label: t(`bulk_${kind}`),
    run: (ids, done) => open(kind, ids, done),
  }))
}

type BulkDialogProps = {
  kind: BulkKind
  ids: readonly number[]
  onClose: () => void
  onDone: () => void
}

const firstChange: Record<BulkKind, BulkChange | null> = {
  status: { kind: 'status', status: false },
  price_percent: null,
  price_amount: null,
  discount: null,
  category: null,
  archive: { kind: 'archive' },
  restore: { kind: 'restore' },
}

function useBulk({ ids, onDone }: BulkDialogProps) {
  const t = useTranslations('items')
  const items = readRows(ids.slice(0, mostInBulk)).map(({ id, version }) => ({ id, version }))
  const ask = (change: BulkChange, preview: boolean) =>
    deskCall(deskItemEndpoints.bulk, { input: { items, change, preview } })
  const look = useMutation({ mutationFn: (change: BulkChange) => ask(change, true) })
  const act = useMutation({
    mutationFn: (change: BulkChange) => ask(change, false),
    onSuccess: ({ changes }: BulkResult) => {
      notify.success(t('bulk_done', { count: changes.length }))
      onDone()
    },
    onSettled: () => readAgain(deskItemEndpoints.list, deskItemEndpoints.one),
  })
  return { look, act, count: items.length, isCut: items.length < ids.length }
}

export function BulkDialog(props: BulkDialogProps) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const { look, act, count, isCut } = useBulk(props)
  const [change, setChange] = useState(firstChange[props.kind])
  const choose = (next: BulkChange | null) => {
    setChange(next)
    look.reset()
    act.reset()
  }
  const said = look.data
  const error = act.error ?? look.error
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || props.onClose()}
      title={t(`items.bulk_${props.kind}`)}
      closeLabel={t('common.close')}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (change) (said ? act : look).mutate(change)
        }}
      >
        <p className="text-14 text-ink-soft">
          {t('items.bulk_count', { count })}
          {isCut && ` ${t('items.bulk_cut', { most: String(mostInBulk) })}`}
        </p>
        <BulkFields kind={props.kind} change={change} onChange={choose} />
        {said && change && <BulkPreview result={said} kind={change.kind} />}
        <FormRefusal text={error ? refusalOf(error) : undefined} />
        <Button
          type="submit"
          loading={look.isPending || act.isPending}
          disabled={!change || said?.changes.length === 0}
        >
          {said ? t('items.bulk_do', { count: said.changes.length }) : t('items.bulk_look')}
        </Button>
      </form>
    </Dialog>
  )
}

type BulkFieldsProps = {
  kind: BulkKind
  change: BulkChange | null
  onChange: (change: BulkChange | null) => void
}

function BulkFields({ kind, change, onChange }: BulkFieldsProps) {
  const t = useTranslations('items')
  if (kind === 'status') {
    return (
      <Select
        label={t('availability')}
        options={[
          { value: 'off', label: t('hide') },
          { value: 'on', label: t('show') },
        ]}
        value={change?.kind === 'status' && change.status ? 'on' : 'off'}
        onValueChange={(value) => onChange({ kind: 'status', status: value === 'on' })}
      />
    )
  }
  if (kind === 'category') return <CategoryChoice change={change} onChange={onChange} />
  if (kind === 'price_percent' || kind === 'discount') {
    return <AmountField key={kind} kind={kind} onChange={onChange} />
  }
  return <p className="text-14">{t('archive_text')}</p>
}

function CategoryChoice({ change, onChange }: Omit<BulkFieldsProps, 'kind'>) {
  const t = useTranslations('items')
  const { data: terms } = useQuery(deskQuery(deskItemEndpoints.terms, { input: {} }))
  const options = (terms?.modules ?? []).flatMap((module) =>
    categoryOptions(terms?.categories ?? [], module.id).map(({ id, name }) => ({
      value: String(id),
      label: `${module.name}: ${name}`,
    })),
  )
  return (
    <Select
      label={t('category')}
      options={options}
      value={change?.kind === 'category' ? String(change.category_id) : null}
      onValueChange={(value) => onChange({ kind: 'category', category_id: Number(value) })}
    />
  )
}
