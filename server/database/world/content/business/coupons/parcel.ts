// Coupons for parcels; amounts are minor units.
import { t } from '../../localised.ts'
import type { CouponContent } from '../business.types.ts'
import { amount, percent } from './coupon-kinds.ts'

export const parcelCoupons: readonly CouponContent[] = [
  {
    code: 'SENDIT10',
    title: t('10 % off any parcel', 'خصم 10٪ على أي طرد', 'Ба ҳар баста 10 % арзон', '10 % на любую посылку'),
    coupon_type: 'default',
    ...percent,
    discount: 10,
    min_purchase: 300,
    max_discount: 300,
    limit: 5,
  },
  {
    code: 'FIRSTSEND',
    title: t(
      '2 dollars off your first parcel',
      'خصم دولارين على أول طرد',
      'Ба бастаи аввал 2 доллар арзон',
      '2 доллара на первую посылку',
    ),
    coupon_type: 'first_order',
    ...amount,
    discount: 200,
    min_purchase: 300,
    max_discount: 0,
    limit: 1,
  },
  {
    code: 'BOTHBANKS',
    title: t(
      '15 % off in your zone',
      'خصم 15٪ في منطقتك',
      'Дар минтақаи шумо 15 % арзон',
      '15 % в вашей зоне',
    ),
    coupon_type: 'zone_wise',
    ...percent,
    discount: 15,
    min_purchase: 500,
    max_discount: 400,
    limit: 2,
  },
]
