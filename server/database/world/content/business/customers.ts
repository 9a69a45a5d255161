// People one can sign in as in the demo: known phones, one password, and a little history.
import type { PointType, WalletType } from '#contract/features/wallet/wallet.rules.ts'
import type { PersonName } from './business.types.ts'

export const demoPassword = 'fivefold'

export interface DemoCustomer extends PersonName {
  id: number
  phone: string
  email: string
  ref_code: string
  /** Whose code brought this person. */
  ref_by: number | null
  joined_days_ago: number
  /** Minor units, oldest first. */
  wallet: readonly {
    transaction_type: WalletType
    amount: number
    bonus?: number
    reference: string
    days_ago: number
  }[]
  points: readonly { transaction_type: PointType; amount: number; reference: string; days_ago: number }[]
}

export const demoCustomers: readonly DemoCustomer[] = [
  {
    id: 1,
    f_name: 'Aliya',
    l_name: 'Serik',
    phone: '+77010000001',
    email: 'aliya@demo.fivefold.test',
    ref_code: 'ALIYA5FOLD',
    ref_by: null,
    joined_days_ago: 120,
    wallet: [
      { transaction_type: 'add_fund', amount: 5_000, bonus: 500, reference: 'demo 1', days_ago: 60 },
      { transaction_type: 'loyalty_point', amount: 1_000, reference: 'demo 1', days_ago: 34 },
      { transaction_type: 'referrer', amount: 300, reference: 'customer 2', days_ago: 20 },
      { transaction_type: 'add_fund', amount: 2_000, bonus: 200, reference: 'demo 2', days_ago: 6 },
    ],
    points: [
      { transaction_type: 'order_place', amount: 164, reference: '99012', days_ago: 58 },
      { transaction_type: 'order_place', amount: 139, reference: '99027', days_ago: 41 },
      { transaction_type: 'point_to_wallet', amount: 200, reference: 'demo 1', days_ago: 34 },
      { transaction_type: 'order_place', amount: 118, reference: '99071', days_ago: 9 },
    ],
  },
  {
    id: 2,
    f_name: 'Daler',
    l_name: 'Rahimov',
    phone: '+77010000002',
    email: 'daler@demo.fivefold.test',
    ref_code: 'DALER5FOLD',
    ref_by: 1,
    joined_days_ago: 25,
    wallet: [{ transaction_type: 'add_fund', amount: 1_500, reference: 'demo 3', days_ago: 12 }],
    points: [{ transaction_type: 'order_place', amount: 150, reference: '99058', days_ago: 20 }],
  },
  {
    id: 3,
    f_name: 'Olga',
    l_name: 'Kim',
    phone: '+77010000003',
    email: 'olga@demo.fivefold.test',
    ref_code: 'OLGAK5FOLD',
    ref_by: 1,
    joined_days_ago: 3,
    wallet: [],
    points: [],
  },
]
