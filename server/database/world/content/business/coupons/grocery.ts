// Coupons for groceries; amounts are minor units.
import { t } from '../../localised.ts'
import type { CouponContent } from '../business.types.ts'
import { amount, freeDelivery, percent } from './coupon-kinds.ts'

export const groceryCoupons: readonly CouponContent[] = [
  {
    code: 'BASKET10',
    title: t(
      '10 % off a full basket',
      'خصم 10٪ على سلة ممتلئة',
      'Ба сабади пур 10 % арзон',
      '10 % на полную корзину',
    ),
    coupon_type: 'default',
    ...percent,
    discount: 10,
    min_purchase: 2500,
    max_discount: 1000,
    limit: 5,
  },
  {
    code: 'FIRSTFRUIT',
    title: t(
      '4 dollars off your first groceries',
      'خصم 4 دولارات على أول بقالة',
      'Ба хариди аввал 4 доллар арзон',
      '4 доллара на первую закупку',
    ),
    coupon_type: 'first_order',
    ...amount,
    discount: 400,
    min_purchase: 1500,
    max_discount: 0,
    limit: 1,
  },
  {
    code: 'GREENZONE',
    title: t(
      '12 % off in your district',
      'خصم 12٪ في منطقتك',
      'Дар ноҳияи шумо 12 % арзон',
      '12 % в вашем районе',
    ),
    coupon_type: 'zone_wise',
    ...percent,
    discount: 12,
    min_purchase: 2000,
    max_discount: 900,
    limit: 2,
  },
  {
    code: 'FARMERDAY',
    title: t(
      '3 dollars off at the farm shop',
      'خصم 3 دولارات في متجر المزرعة',
      'Дар мағозаи деҳқон 3 доллар арзон',
      '3 доллара в фермерской лавке',
    ),
    coupon_type: 'store_wise',
    ...amount,
    discount: 300,
    min_purchase: 1200,
    max_discount: 0,
    limit: 3,
  },
  {
    code: 'FREEBAGS',
    title: t(
      'Free grocery delivery',
      'توصيل مجاني للبقالة',
      'Расонидани ройгони хӯрокворӣ',
      'Бесплатная доставка продуктов',
    ),
    ...freeDelivery,
    min_purchase: 3000,
    limit: 4,
  },
]
