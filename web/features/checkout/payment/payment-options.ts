// The ways to pay this very order: what the shop offers for it, one entry for each gateway and offline method.
import Banknote from 'lucide-react/icons/banknote'
import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import Wallet from 'lucide-react/icons/wallet'
import type { OfflineMethod } from '#contract/features/content/checkout-content.endpoints.ts'
import type { ShopConfig } from '#contract/features/content/config.schema.ts'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import type { PaymentChoice } from '../draft/draft.ts'

type PaymentMethod = Quote['payment_methods'][number]

export const paymentIcons = {
  cash_on_delivery: Banknote,
  digital_payment: CreditCard,
  wallet: Wallet,
  offline_payment: Landmark,
} as const satisfies Record<PaymentMethod, typeof Banknote>

export interface PaymentOption {
  key: string
  choice: PaymentChoice
  /** Names of gateways and offline methods come from the settings; the others have texts. */
  name: string | null
}

export function keyOf(choice: PaymentChoice): string {
  if (choice.method === 'digital_payment') return `${choice.method}.${choice.gateway}`
  if (choice.method === 'offline_payment') return `${choice.method}.${choice.method_id}`
  return choice.method
}

type Gateways = Pick<ShopConfig, 'active_payment_method_list'>

function choicesOf(
  method: PaymentMethod,
  config: Gateways,
  offline: readonly OfflineMethod[],
): { choice: PaymentChoice; name: string | null }[] {
  switch (method) {
    case 'digital_payment':
      return config.active_payment_method_list.map(({ gateway, gateway_title }) => ({
        choice: { method, gateway },
        name: gateway_title,
      }))
    case 'offline_payment':
      return offline.map(({ id, method_name }) => ({
        choice: { method, method_id: id },
        name: method_name,
      }))
    default:
      return [{ choice: { method }, name: null }]
  }
}

export function paymentOptions(
  methods: readonly PaymentMethod[],
  config: Gateways,
  offline: readonly OfflineMethod[],
): PaymentOption[] {
  return methods
    .flatMap((method) => choicesOf(method, config, offline))
    .map((option) => ({ ...option, key: keyOf(option.choice) }))
}

type Balance = Pick<Quote, 'wallet_balance' | 'order_amount'>

/** It is offered all the same, with what it holds, so that nobody looks for it. */
export function isWalletShort(
  { method }: Pick<PaymentChoice, 'method'>,
  { wallet_balance, order_amount }: Balance,
): boolean {
  return method === 'wallet' && (wallet_balance ?? 0) < order_amount
}

interface Standing {
  quote: Balance
  /** The key of the way that was used last on this device. */
  last: string | null
  /** A part comes from the wallet, so the rest cannot. */
  use_wallet: boolean
}

/** What holds until the customer chooses: the way used last, else cash, else the only one there is. */
export function defaultPayment(
  options: readonly PaymentOption[],
  { quote, last, use_wallet }: Standing,
): PaymentChoice | null {
  const usable = options.filter(
    ({ choice }) => !isWalletShort(choice, quote) && !(use_wallet && choice.method === 'wallet'),
  )
  const found =
    usable.find(({ key }) => key === last) ??
    usable.find(({ choice }) => choice.method === 'cash_on_delivery') ??
    (usable.length === 1 ? usable[0] : undefined)
  return found?.choice ?? null
}
