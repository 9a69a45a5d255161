// Adds money to the wallet: an amount, a way to pay, and what will be there, before anything is paid.
import { useMutation, useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { fromMinor } from '#contract/core/money.ts'
import { largestTopUp, walletEndpoints } from '#contract/features/wallet/wallet.endpoints.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useAccess, useShop } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Chip } from '#web/ui/action/chip.tsx'
import { RadioCards } from '#web/ui/choice/radio-cards.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { bonusFor, smallestTopUp, topUpAmount } from './top-up-amount.ts'
import { bonusesQuery } from './wallet.queries.ts'

export function AddFund() {
  const t = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const form = useId()
  const pay = usePay()
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Plus aria-hidden size={18} />
        {t('wallet.add_fund')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(open) => {
          pay.reset()
          setOpen(open)
        }}
        size="small"
        title={t('wallet.add_fund_title')}
        closeLabel={t('common.close')}
        footer={
          <Button type="submit" form={form} size="large" loading={pay.isPending} className="w-full">
            {t('wallet.to_payment')}
          </Button>
        }
      >
        <AddFundForm id={form} refusal={pay.refusal} onPay={pay.mutate} />
      </Dialog>
    </>
  )
}

interface Wanted {
  /** Minor units. */
  amount: number
  payment_method: string
}

function usePay() {
  const refusalOf = useRefusal()
  const { api } = useAccess()
  const pay = useMutation({
    mutationFn: async ({ amount, payment_method }: Wanted) => {
      const callback = `${window.location.origin}/profile?page=wallet`
      const input = { amount: fromMinor(amount), payment_method, callback, payment_platform: 'web' }
      const { redirect_link } = await api.call(walletEndpoints.addFund, { input, quiet: true })
      window.location.assign(redirect_link)
      // The page is on its way out: the button keeps turning until it is gone.
      await new Promise(() => undefined)
    },
  })
  return { ...pay, refusal: pay.error ? refusalOf(pay.error) : undefined }
}

const usualAmounts = [10, 20, 50, 100]

interface AddFundFormProps {
  id: string
  refusal: string | undefined
  onPay(wanted: Wanted): void
}

function AddFundForm({ id, refusal, onPay }: AddFundFormProps) {
  const t = useTranslations('wallet')
  const { money } = useFormat()
  const { config } = useShop()
  const [text, setText] = useState('20')
  const [method, setMethod] = useState(config.active_payment_method_list[0]?.gateway ?? '')
  const [isJudged, setJudged] = useState(false)
  const amount = topUpAmount(text)
  const range = { least: isolated(money(smallestTopUp)), most: isolated(money(largestTopUp)) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setJudged(true)
    if (amount !== null) onPay({ amount, payment_method: method })
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t('amount')}
        hint={t('amount_range', range)}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        required
        start={config.currency_symbol}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isJudged && amount === null ? t('wrong_amount', range) : refusal}
      />
      <div className="flex flex-wrap gap-2">
        {usualAmounts.map((usual) => (
          <Chip key={usual} selected={text === String(usual)} onClick={() => setText(String(usual))}>
            <bdi>{money(usual)}</bdi>
          </Chip>
        ))}
      </div>
      <RadioCards
        label={t('pay_with')}
        options={config.active_payment_method_list.map((one) => ({
          value: one.gateway,
          label: one.gateway_title,
          icon: one.gateway_image && (
            <img src={one.gateway_image_full_url} alt="" width={56} height={35} className="rounded-inner" />
          ),
        }))}
        value={method}
        onValueChange={setMethod}
      />
      <Outcome amount={amount ?? 0} />
    </form>
  )
}

/** What will be in the wallet more than now, bonus included. */
function Outcome({ amount }: { amount: number }) {
  const t = useTranslations('wallet')
  const { money } = useFormat()
  const { data: bonuses = [] } = useQuery(bonusesQuery(useAccess()))
  const bonus = bonusFor(amount, bonuses)
  const total = isolated(money(fromMinor(amount + bonus)))
  return (
    <p role="status" className="rounded-card bg-fill p-4 text-center font-medium">
      {bonus > 0
        ? t('bonus_line', { amount: isolated(money(fromMinor(bonus))), total })
        : t('wallet_gets', { total })}
    </p>
  )
}
