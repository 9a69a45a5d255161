// Transactions of wallet and loyalty points as the API lists them (api.md 2.4).
import { z } from 'zod'
import { pointTypes, walletTypes } from './wallet.rules.ts'

const id = z.number().int()

export const walletTransaction = z.object({
  id,
  user_id: id,
  transaction_id: z.string(),
  credit: z.number(),
  debit: z.number(),
  /** The house's gift on top of the credit. */
  admin_bonus: z.number(),
  /** After the transaction. */
  balance: z.number(),
  transaction_type: z.enum(walletTypes),
  reference: z.string(),
  /** YYYY-MM-DD HH:mm:ss on the shop's clock. */
  created_at: z.string(),
})

export type WalletTransaction = z.output<typeof walletTransaction>

export const loyaltyTransaction = z.object({
  id,
  user_id: id,
  transaction_id: z.string(),
  credit: id,
  debit: id,
  balance: id,
  transaction_type: z.enum(pointTypes),
  reference: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
})

export type LoyaltyTransaction = z.output<typeof loyaltyTransaction>

export const walletBonus = z.object({
  id,
  title: z.string(),
  description: z.string(),
  bonus_type: z.enum(['percentage', 'amount']),
  /** Percent, or money, by bonus_type. */
  bonus_amount: z.number(),
  minimum_add_amount: z.number(),
  /** 0 is without limit. */
  maximum_bonus_amount: z.number(),
  start_date: z.string(),
  end_date: z.string(),
  status: z.literal(1),
})

export type WalletBonus = z.output<typeof walletBonus>

/** What happened within some days, and what was there before and after. */
export const walletStatement = z.object({
  opening_balance: z.number(),
  closing_balance: z.number(),
  /** Oldest first. */
  data: z.array(walletTransaction),
})

export type WalletStatement = z.output<typeof walletStatement>
