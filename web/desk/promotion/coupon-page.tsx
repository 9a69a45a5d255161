// One coupon, new or there already: its code, what it takes off, where and for whom it holds, and when.
import { useMutation } from '@tanstack/react-query'
import Dices from 'lucide-react/icons/dices'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { localMoment } from '#contract/core/local-time.ts'
import { couponTypes } from '#contract/features/coupon/coupon.schema.ts'
import { deskCouponEndpoints as ends } from '#contract/features/coupon/desk/desk-coupon.endpoints.ts'
import {
  changedCoupon,
  type DeskCoupon,
  newCoupon,
} from '#contract/features/coupon/desk/desk-coupon.schema.ts'
import { DeskFormFrame, FormSection } from '#web/desk/form/desk-form.tsx'
import type { DeskForm } from '#web/desk/form/desk-form.types.ts'
import { SelectField, SwitchField } from '#web/desk/form/fields/choice-field.tsx'
import { DateField, LineField } from '#web/desk/form/fields/line-field.tsx'
import { MoneyField, NumberField } from '#web/desk/form/fields/number-field.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { useDeskForm } from '#web/desk/form/use-desk-form.ts'
import { useDeskNavigate } from '#web/desk/navigation/desk-link.tsx'
import { deskCall } from '#web/desk/session/desk-api.ts'
import { useMoney, useShopSettings } from '#web/desk/session/use-desk.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { announce } from '#web/ui/feedback/announce.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { type CouponValues, couponInput, couponValues, newCouponValues } from './coupon-values.ts'
import { EditPage, keepSaved } from './edit-page.tsx'
import { type Named, PickField, PicksField } from './pick-field.tsx'
import { useIsBusiness } from './use-reach.ts'

const back = { to: '/promotions', list: 'coupons' } as const

export function NewCouponPage() {
  return <AnyCouponPage isNew />
}

export function CouponPage() {
  return <AnyCouponPage />
}

function AnyCouponPage({ isNew = false }: { isNew?: boolean }) {
  const t = useTranslations('promotions')
  return (
    <EditPage
      isNew={isNew}
      ends={ends}
      back={{ ...back, name: t('coupons') }}
      newTitle={t('new_coupon')}
      form={(coupon) => <CouponForm coupon={coupon} />}
    />
  )
}

const namesOf = (chosen: readonly Named[]) => chosen.map(({ name }) => name).join(', ') || '–'

function useCouponForm(coupon: DeskCoupon | null) {
  const t = useTranslations('promotions')
  const go = useDeskNavigate()
  const { timeZone } = useShopSettings()
  return useDeskForm<CouponValues, DeskCoupon, ReturnType<typeof couponInput>>({
    thing: coupon,
    valuesOf: (one) => (one ? couponValues(one) : newCouponValues(localMoment(new Date(), timeZone).date)),
    inputOf: couponInput,
    schema: coupon ? changedCoupon : newCoupon,
    save: (input, version) =>
      coupon
        ? deskCall(ends.change, { params: { id: coupon.id }, input: { ...input, version } })
        : deskCall(ends.make, { input }),
    ...(coupon ? { reload: () => deskCall(ends.read, { params: { id: coupon.id } }) } : {}),
    onSaved: (saved) => {
      keepSaved(ends, saved)
      if (!coupon) void go(`/promotions/coupons/${saved.id}`, {}, { replace: true })
    },
    draft: `coupon-${coupon?.id ?? 'new'}`,
    readOnly: coupon?.state === 'archived' ? t('archived_read_only') : undefined,
    fields: {
      code: { label: t('code'), slip: t('slip_code') },
      title: { label: t('title') },
      coupon_type: { label: t('kind'), text: (kind) => (kind ? t(`kind_${kind}`) : '–') },
      module_id: { label: t('module'), slip: t('slip_module'), text: (one) => one?.name ?? '–' },
      store_id: { label: t('store'), slip: t('slip_store'), text: (one) => one?.name ?? '–' },
      zone_ids: { label: t('zones'), slip: t('slip_zones'), text: namesOf },
      customer_ids: { label: t('customers'), text: namesOf },
      discount_type: { label: t('discount_type'), text: (type) => (type ? t(type) : '–') },
      discount: { label: t('worth'), slip: t('slip_discount') },
      min_purchase: { label: t('min_purchase') },
      max_discount: { label: t('max_discount') },
      limit: { label: t('limit') },
      start_date: { label: t('first_day') },
      expire_date: { label: t('last_day'), slip: t('slip_days') },
      status: { label: t('is_on') },
    },
  })
}

function CouponForm({ coupon }: { coupon: DeskCoupon | null }) {
  const t = useTranslations('promotions')
  const form = useCouponForm(coupon)
  const { control } = form
  return (
    <DeskFormFrame form={form} label={t('coupon')}>
      {coupon && <Figures coupon={coupon} />}
      <FormSection title={t('coupon')}>
        <Code form={form} />
        <SwitchField control={control} name="status" label={t('is_on')} hint={t('is_on_hint')} />
        <TextsField control={control} name="title" label={t('title')} maxLength={100} required />
        <Kind form={form} />
      </FormSection>
      <Worth form={form} />
      <Where form={form} />
      <FormSection title={t('when')} text={t('when_text')}>
        <DateField control={control} name="start_date" label={t('first_day')} required />
        <DateField control={control} name="expire_date" label={t('last_day')} required />
      </FormSection>
    </DeskFormFrame>
  )
}

/** What it has done so far, where it leads to. */
function Figures({ coupon: { uses, cost, created_by } }: { coupon: DeskCoupon }) {
  const t = useTranslations('promotions')
  const money = useMoney()
  return (
    <dl className="desk-panel flex flex-wrap gap-x-10 gap-y-3 p-4 sm:px-5">
      {[
        [t('uses'), uses],
        [t('cost'), money(cost)],
        [t('paid_by'), t(created_by === 'admin' ? 'paid_by_business' : 'paid_by_store')],
      ].map(([name, value]) => (
        <div key={name}>
          <dt className="text-13 text-ink-soft">{name}</dt>
          <dd className="font-semibold text-18 tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type PartProps = { form: DeskForm<CouponValues> }

function Code({ form }: PartProps) {
  const t = useTranslations('promotions')
  const refusalOf = useRefusal()
  const { mutate, isPending } = useMutation({
    mutationFn: () => deskCall(ends.freeCode),
    onSuccess: ({ code }) => {
      form.form.setValue('code', code, { shouldDirty: true })
      announce(t('code_made', { code }))
    },
    onError: (error) => notify.error(refusalOf(error)),
  })
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <LineField
          control={form.control}
          name="code"
          label={t('code')}
          hint={t('code_hint')}
          maxLength={30}
          dir="ltr"
          required
        />
      </div>
      <Button variant="soft" size="small" loading={isPending} onClick={() => mutate()}>
        <Dices aria-hidden size={16} />
        {t('make_code')}
      </Button>
    </div>
  )
}

function Kind({ form: { control } }: PartProps) {
  const t = useTranslations('promotions')
  const isBusiness = useIsBusiness()
  const kind = useWatch({ control, name: 'coupon_type' })
  const kinds = couponTypes.filter((one) => isBusiness || one !== 'zone_wise')
  return (
    <SelectField
      control={control}
      name="coupon_type"
      label={t('kind')}
      hint={kind ? t(`kind_${kind}_text`) : undefined}
      options={kinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
    />
  )
}

function Worth({ form: { control } }: PartProps) {
  const t = useTranslations('promotions')
  const kind = useWatch({ control, name: 'coupon_type' })
  const type = useWatch({ control, name: 'discount_type' })
  const isFree = kind === 'free_delivery'
  return (
    <FormSection title={t('what_it_gives')}>
      {!isFree && (
        <>
          <SelectField
            control={control}
            name="discount_type"
            label={t('discount_type')}
            options={(['percent', 'amount'] as const).map((value) => ({ value, label: t(value) }))}
          />
          {type === 'percent' ? (
            <NumberField control={control} name="discount" label={t('worth')} decimals={2} end="%" required />
          ) : (
            <MoneyField control={control} name="discount" label={t('worth')} required />
          )}
        </>
      )}
      <MoneyField
        control={control}
        name="min_purchase"
        label={t('min_purchase')}
        hint={t('min_purchase_hint')}
      />
      {!isFree && type === 'percent' && (
        <MoneyField
          control={control}
          name="max_discount"
          label={t('max_discount')}
          hint={t('max_discount_hint')}
        />
      )}
      <NumberField
        control={control}
        name="limit"
        label={t(kind === 'first_order' ? 'limit_first' : 'limit')}
        hint={t(kind === 'first_order' ? 'limit_first_hint' : 'limit_hint')}
      />
    </FormSection>
  )
}

function Where({ form: { control } }: PartProps) {
  const t = useTranslations('promotions')
  const isBusiness = useIsBusiness()
  const kind = useWatch({ control, name: 'coupon_type' })
  const module = useWatch({ control, name: 'module_id' })
  return (
    <FormSection title={t('where')} text={t('where_text')}>
      <PickField control={control} name="module_id" kind="modules" label={t('module')} required />
      {kind === 'zone_wise' ? (
        <PicksField control={control} name="zone_ids" kind="zones" label={t('zones')} required />
      ) : (
        <PickField
          control={control}
          name="store_id"
          kind="stores"
          within={{ module_id: module?.id }}
          label={t('store')}
          hint={kind === 'store_wise' || !isBusiness ? undefined : t('store_hint')}
        />
      )}
      <PicksField
        control={control}
        name="customer_ids"
        kind="customers"
        label={t('customers')}
        hint={t('customers_hint')}
      />
    </FormSection>
  )
}
