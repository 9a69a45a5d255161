// Coupons for dishes; amounts are minor units.
import { t } from '../../localised.ts'
import type { CouponContent } from '../business.types.ts'
import { amount, freeDelivery, percent } from './coupon-kinds.ts'

export const foodCoupons: readonly CouponContent[] = [
  {
    code: 'PLOV15',
    title: t(
      '15 % off any dinner',
      'خصم 15٪ على أي عشاء',
      'Ба ҳар хӯроки шом 15 % арзон',
      '15 % на любой ужин',
    ),
    coupon_type: 'default',
    ...percent,
    discount: 15,
    min_purchase: 1200,
    max_discount: 800,
    limit: 5,
  },
  {
    code: 'FIRSTBITE',
    title: t(
      '5 dollars off your first meal',
      'خصم 5 دولارات على وجبتك الأولى',
      'Ба хӯроки аввал 5 доллар арзон',
      '5 долларов на первый заказ еды',
    ),
    coupon_type: 'first_order',
    ...amount,
    discount: 500,
    min_purchase: 1000,
    max_discount: 0,
    limit: 1,
  },
  {
    code: 'LEFTBANK',
    title: t(
      '10 % off on the left bank',
      'خصم 10٪ في الضفة اليسرى',
      'Дар соҳили чап 10 % арзон',
      '10 % на левом берегу',
    ),
    coupon_type: 'zone_wise',
    ...percent,
    discount: 10,
    min_purchase: 800,
    max_discount: 600,
    limit: 3,
  },
  {
    code: 'CHEFSTREAT',
    title: t(
      '20 % off from a chef we love',
      'خصم 20٪ من طاه نحبه',
      'Аз ошпази дӯстдоштаамон 20 % арзон',
      '20 % от любимого шефа',
    ),
    coupon_type: 'store_wise',
    ...percent,
    discount: 20,
    min_purchase: 1500,
    max_discount: 1000,
    limit: 2,
  },
  {
    code: 'EATFREE',
    title: t(
      'Free delivery of hot food',
      'توصيل مجاني للطعام الساخن',
      'Расонидани ройгони хӯроки гарм',
      'Бесплатная доставка еды',
    ),
    ...freeDelivery,
    min_purchase: 1800,
    limit: 4,
  },
]
