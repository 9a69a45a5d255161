// How the order is paid: only ways this order can really be paid are offered; the one used last, or cash, holds until another is chosen.
import { useTranslations } from 'use-intl'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { RadioCards } from '#web/ui/choice/radio-cards.tsx'
import { Switch } from '#web/ui/choice/switch.tsx'
import { Dotted } from '#web/ui/display/dotted.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { CheckoutRow } from '../sections/checkout-row.tsx'
import type { PricedOrder, SectionProps } from '../sections/section-props.ts'
import { isWalletShort, keyOf, type PaymentOption, paymentIcons } from './payment-options.ts'

export function PaymentRow({ checkout, problems }: SectionProps<PricedOrder>) {
  const t = useTranslations('checkout')
  const { quote, draft, payments } = checkout
  const chosen =
    draft.payment && payments.options.find(({ key }) => draft.payment && key === keyOf(draft.payment))
  const Icon = paymentIcons[draft.payment?.method ?? 'cash_on_delivery']
  return (
    <CheckoutRow
      part="payment"
      problems={problems}
      icon={<Icon size={20} />}
      title={t('payment')}
      summary={
        quote && payments.isKnown ? (
          <PaymentSummary quote={quote} chosen={chosen ?? null} />
        ) : (
          t('payment_later')
        )
      }
      openAtFirst={payments.isKnown && draft.payment === null}
    >
      {quote ? <Ways checkout={checkout} quote={quote} /> : <Skeleton className="h-40 rounded-card" />}
    </CheckoutRow>
  )
}

function PaymentSummary({ quote, chosen }: { quote: Quote; chosen: PaymentOption | null }) {
  const t = useTranslations('checkout')
  const { money } = useFormat()
  const name = chosen ? (chosen.name ?? t(chosen.choice.method)) : t('payment_choose')
  if (quote.wallet_amount <= 0 || chosen?.choice.method === 'wallet') return name
  return (
    <Dotted>
      {t('from_wallet', { amount: isolated(money(quote.wallet_amount)) })}
      {name}
    </Dotted>
  )
}

type WaysProps = Pick<SectionProps<PricedOrder>, 'checkout'> & { quote: Quote }

function Ways({ checkout, quote }: WaysProps) {
  const t = useTranslations('checkout')
  const { draft, change } = checkout
  const { options } = checkout.payments
  const describe = useDescription(quote)
  if (options.length === 0) return <p className="text-14 text-ink-soft">{t('no_payment')}</p>
  return (
    <>
      <PartFromWallet checkout={checkout} quote={quote} />
      <RadioCards
        label={t('payment')}
        value={draft.payment ? keyOf(draft.payment) : null}
        onValueChange={(key) => {
          const chosen = options.find((one) => one.key === key)
          if (chosen) change({ payment: chosen.choice })
        }}
        options={options.map(describe)}
      />
    </>
  )
}

function useDescription({ wallet_balance, order_amount, order_type }: Quote) {
  const t = useTranslations('checkout')
  const { money } = useFormat()
  // Whoever sends a parcel gets nothing: the courier is paid.
  const isParcelCash = (method: string) => method === 'cash_on_delivery' && order_type === 'parcel'
  return ({ key, choice, name }: PaymentOption) => {
    const Icon = paymentIcons[choice.method]
    const isShort = isWalletShort(choice, { wallet_balance, order_amount })
    const balance = t('wallet_balance', { amount: isolated(money(wallet_balance ?? 0)) })
    return {
      value: key,
      label: name ?? t(choice.method),
      hint:
        choice.method === 'wallet' ? (
          <>
            {balance}
            {isShort ? <span className="block">{t('wallet_low')}</span> : null}
          </>
        ) : (
          t(isParcelCash(choice.method) ? 'parcel_cash_hint' : `${choice.method}_hint`)
        ),
      icon: <Icon aria-hidden size={22} />,
      disabled: isShort,
    }
  }
}

/** As much as the wallet holds, the rest by one of the ways below. */
function PartFromWallet({ checkout: { draft, change }, quote }: WaysProps) {
  const t = useTranslations('checkout')
  const { money } = useFormat()
  const { config } = useShop()
  const balance = quote.wallet_balance ?? 0
  if (config.partial_payment_status !== 1 || balance <= 0 || balance >= quote.order_amount) return null
  return (
    <Switch
      label={t('use_wallet')}
      hint={t('use_wallet_hint', { amount: isolated(money(balance)) })}
      checked={draft.use_wallet}
      onCheckedChange={(use_wallet) => change({ use_wallet })}
    />
  )
}
