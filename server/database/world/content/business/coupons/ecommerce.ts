// Coupons for things of the shops; amounts are minor units.
import { t } from '../../localised.ts'
import type { CouponContent } from '../business.types.ts'
import { amount, freeDelivery, percent } from './coupon-kinds.ts'

export const ecommerceCoupons: readonly CouponContent[] = [
  {
    code: 'STYLE20',
    title: t(
      '20 % off, up to 15 dollars',
      'خصم 20٪ حتى 15 دولارًا',
      '20 % арзон, то 15 доллар',
      '20 %, до 15 долларов',
    ),
    coupon_type: 'default',
    ...percent,
    discount: 20,
    min_purchase: 4000,
    max_discount: 1500,
    limit: 3,
  },
  {
    code: 'HELLOSHOP',
    title: t(
      '10 dollars off your first purchase',
      'خصم 10 دولارات على أول شراء',
      'Ба хариди аввал 10 доллар арзон',
      '10 долларов на первую покупку',
    ),
    coupon_type: 'first_order',
    ...amount,
    discount: 1000,
    min_purchase: 5000,
    max_discount: 0,
    limit: 1,
  },
  {
    code: 'ALLCITY',
    title: t(
      '7 % off everywhere in the city',
      'خصم 7٪ في كل المدينة',
      'Дар тамоми шаҳр 7 % арзон',
      '7 % по всему городу',
    ),
    coupon_type: 'zone_wise',
    ...percent,
    discount: 7,
    min_purchase: 3000,
    max_discount: 1200,
    limit: 4,
  },
  {
    code: 'SHOPFRIEND',
    title: t(
      '12 dollars off at a favourite shop',
      'خصم 12 دولارًا في متجر مفضل',
      'Дар мағозаи дӯстдошта 12 доллар арзон',
      '12 долларов в любимом магазине',
    ),
    coupon_type: 'store_wise',
    ...amount,
    discount: 1200,
    min_purchase: 6000,
    max_discount: 0,
    limit: 2,
  },
  {
    code: 'SHIPFREE',
    title: t(
      'Free shop delivery',
      'توصيل مجاني من المتاجر',
      'Расонидани ройгон аз мағозаҳо',
      'Бесплатная доставка из магазинов',
    ),
    ...freeDelivery,
    min_purchase: 4000,
    limit: 5,
  },
]
