// The words of the wallet's pages, written out like the others.
import type { TestLanguage } from '../fixtures/test.ts'

const english = {
  wallet: 'Wallet',
  balance: 'Wallet balance',
  add: 'Add money',
  amount: 'Amount',
  to_payment: 'Go to payment',
  paid: 'The money is in your wallet.',
  canceled: 'The payment was canceled.',
  transactions: 'Transactions',
  referrals: 'Referrals',
  top_up: 'Top-up',
  friends_order: 'A friend’s first order',
  none: 'No transactions yet',
  statement: 'Statement (CSV)',
  loyalty: 'Loyalty points',
  no_points: 'No points yet',
  referral: 'Referral code',
  joined: 'Who joined',
}

export type WalletTexts = typeof english

export const walletTexts: Record<TestLanguage, WalletTexts> = {
  en: english,
  ar: {
    wallet: 'المحفظة',
    balance: 'رصيد المحفظة',
    add: 'إضافة مال',
    amount: 'المبلغ',
    to_payment: 'الانتقال إلى الدفع',
    paid: 'وصل المال إلى محفظتك.',
    canceled: 'أُلغيت عملية الدفع.',
    transactions: 'المعاملات',
    referrals: 'الدعوات',
    top_up: 'إيداع',
    friends_order: 'أول طلب لصديق',
    none: 'لا توجد معاملات بعد',
    statement: 'كشف حساب (CSV)',
    loyalty: 'نقاط الولاء',
    no_points: 'لا نقاط بعد',
    referral: 'رمز الدعوة',
    joined: 'من انضم',
  },
}
