// Coupons for parcels; amounts are minor units.
import { text } from '#demo/content/localised.ts'
import type { CouponContent } from '../business.types.ts'
import { amount, percent } from './coupon-kinds.ts'

export const parcelCoupons: readonly CouponContent[] = [
  {
    code: 'SENDIT10',
    title: text({
      en: '10% off any parcel',
      ar: 'خصم 10% على أي طرد',
      tg: 'Ба ҳар баста 10% арзон',
      ru: '10% на любую посылку',
    }),
    coupon_type: 'default',
    ...percent,
    discount: 10,
    min_purchase: 300,
    max_discount: 300,
    limit: 5,
  },
  {
    code: 'FIRSTSEND',
    title: text({
      en: '2 dollars off your first parcel',
      ar: 'خصم دولارين على أول طرد',
      tg: 'Ба бастаи аввал 2 доллар арзон',
      ru: '2 доллара на первую посылку',
    }),
    coupon_type: 'first_order',
    ...amount,
    discount: 200,
    min_purchase: 300,
    max_discount: 0,
    limit: 1,
  },
  {
    code: 'BOTHBANKS',
    title: text({
      en: '15% off in your zone',
      ar: 'خصم 15% في منطقتك',
      tg: 'Дар минтақаи шумо 15% арзон',
      ru: '15% в вашей зоне',
    }),
    coupon_type: 'zone_wise',
    ...percent,
    discount: 15,
    min_purchase: 500,
    max_discount: 400,
    limit: 2,
  },
]
