// People one can sign in as in the demo: known phones, one password, and a little history.
import type { ShopModule } from '../demo-modules.ts'

import type { PersonName } from './business.types.ts'

export const demoPassword = 'fivefold'

/** What is asked, and what the other side says to it. */
export interface DemoTalk {
  question: string
  answer: string
}

export interface DemoOrder {
  act: 'order'
  days_ago: number
  module_type: ShopModule
  /** Pieces of the things a store sells most. */
  pieces: readonly number[]
  /** What they cost together: of the nearest store where they cost so much. */
  costs: readonly [number, number]
  payment_method: 'cash_on_delivery' | 'wallet'
  tips?: number
  /** With the store, while it cooks or packs. */
  talk?: DemoTalk
  ends: 'delivered' | 'canceled' | 'refunded'
}

/** Something a customer did; amounts as on the screen. */
export type DemoDeed =
  | DemoOrder
  | { act: 'top_up'; days_ago: number; amount: number }
  | { act: 'points_to_wallet'; days_ago: number; points: number }
  /** Of what the stores near home sell most, and the first of these stores. */
  | { act: 'keep'; days_ago: number; module_type: ShopModule; items: number }
  /** With the people of the shop. */
  | ({ act: 'ask'; days_ago: number } & DemoTalk)

export interface DemoCustomer extends PersonName {
  id: number
  phone: string
  email: string
  ref_code: string
  /** Whose code brought this person. */
  ref_by: number | null
  joined_days_ago: number
  deeds: readonly DemoDeed[]
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
    deeds: [
      { act: 'top_up', days_ago: 60, amount: 50 },
      { act: 'keep', days_ago: 59, module_type: 'food', items: 4 },
      { act: 'keep', days_ago: 53, module_type: 'ecommerce', items: 3 },
      { act: 'keep', days_ago: 42, module_type: 'grocery', items: 3 },
      {
        act: 'order',
        days_ago: 58,
        module_type: 'food',
        pieces: [2, 1],
        costs: [10, 35],
        payment_method: 'cash_on_delivery',
        tips: 1.5,
        ends: 'delivered',
      },
      {
        act: 'order',
        days_ago: 52,
        module_type: 'ecommerce',
        pieces: [2, 1, 2],
        costs: [240, 400],
        payment_method: 'cash_on_delivery',
        tips: 1.5,
        ends: 'delivered',
      },
      {
        act: 'order',
        days_ago: 41,
        module_type: 'grocery',
        pieces: [2, 3, 1, 1],
        costs: [15, 35],
        payment_method: 'wallet',
        tips: 2,
        ends: 'delivered',
      },
      { act: 'points_to_wallet', days_ago: 34, points: 200 },
      {
        act: 'order',
        days_ago: 27,
        module_type: 'pharmacy',
        pieces: [1, 1],
        costs: [8, 40],
        payment_method: 'cash_on_delivery',
        ends: 'canceled',
      },
      {
        act: 'order',
        days_ago: 16,
        module_type: 'food',
        pieces: [1],
        costs: [6, 20],
        payment_method: 'wallet',
        ends: 'refunded',
      },
      {
        act: 'ask',
        days_ago: 15,
        question: 'Hello! The dish was not the one I ordered. When will the money be back?',
        answer: 'Hello Aliya, we are sorry. It is in your wallet already.',
      },
      {
        act: 'order',
        days_ago: 9,
        module_type: 'food',
        pieces: [1, 1, 1],
        costs: [15, 45],
        payment_method: 'cash_on_delivery',
        tips: 1.5,
        talk: {
          question: 'Could you please add cutlery for two?',
          answer: 'Of course, it is in the bag.',
        },
        ends: 'delivered',
      },
      { act: 'top_up', days_ago: 6, amount: 20 },
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
    deeds: [
      {
        act: 'order',
        days_ago: 20,
        module_type: 'ecommerce',
        pieces: [4, 3],
        costs: [130, 180],
        payment_method: 'cash_on_delivery',
        tips: 1.5,
        ends: 'delivered',
      },
      { act: 'keep', days_ago: 18, module_type: 'ecommerce', items: 2 },
      { act: 'top_up', days_ago: 12, amount: 15 },
      {
        act: 'ask',
        days_ago: 11,
        question: 'Can a parcel be sent to another person’s office?',
        answer: 'Yes: put their name and phone as the receiver, and they get a code for the courier.',
      },
    ],
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
    deeds: [],
  },
]
