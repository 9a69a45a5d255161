// One transaction of the wallet in words.

import type { LucideIcon } from 'lucide-react'
import BadgeDollarSign from 'lucide-react/icons/badge-dollar-sign'
import PlusCircle from 'lucide-react/icons/circle-plus'
import Coins from 'lucide-react/icons/coins'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Undo2 from 'lucide-react/icons/undo-2'
import Users from 'lucide-react/icons/users'
import { useTranslations } from 'use-intl'
import type { WalletType } from '#contract/features/wallet/wallet.rules.ts'
import type { WalletTransaction } from '#contract/features/wallet/wallet.schema.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Dotted } from '#web/ui/display/dotted.tsx'
import { MovementRow } from './movement-row.tsx'
import { OrderLink } from './order-link.tsx'

const icons: Record<WalletType, LucideIcon> = {
  order_place: ShoppingBag,
  partial_payment: ShoppingBag,
  order_refund: Undo2,
  add_fund: PlusCircle,
  add_fund_by_admin: PlusCircle,
  loyalty_point: Coins,
  referrer: Users,
  CashBack: BadgeDollarSign,
}

/** What happened for an order names it, so that it can be found. */
const ofOrders: ReadonlySet<WalletType> = new Set(['order_place', 'partial_payment', 'order_refund'])

export function WalletRow({ transaction }: { transaction: WalletTransaction }) {
  const t = useTranslations('wallet')
  const { money, written } = useFormat()
  const when = written(transaction.created_at, 'date_time')
  const { transaction_type: type, credit, debit, admin_bonus, reference } = transaction
  const gained = credit + admin_bonus - debit
  const details = [
    when,
    ...(ofOrders.has(type) ? [<OrderLink key="order" id={reference} />] : []),
    ...(admin_bonus > 0 ? [t('with_bonus', { amount: isolated(money(admin_bonus)) })] : []),
  ]
  return (
    <MovementRow
      Icon={icons[type]}
      title={t(`types.${type}`)}
      detail={<Dotted>{details}</Dotted>}
      amount={`${gained > 0 ? '+' : ''}${money(gained)}`}
      isGain={gained > 0}
      after={t('after', { amount: isolated(money(transaction.balance)) })}
    />
  )
}
