// Coupons for dishes; amounts are minor units.
import { text } from '#demo/content/localised.ts'
import type { CouponContent } from '../business.types.ts'
import { amount, freeDelivery, percent } from './coupon-kinds.ts'

export const foodCoupons: readonly CouponContent[] = [
  {
    code: 'PLOV15',
    title: text({
      en: '15% off any dinner',
      ar: 'خصم 15% على أي عشاء',
      tg: 'Ба ҳар хӯроки шом 15% арзон',
      ru: '15% на любой ужин',
    }),
    coupon_type: 'default',
    ...percent,
    discount: 15,
    min_purchase: 1200,
    max_discount: 800,
    limit: 5,
  },
  {
    code: 'FIRSTBITE',
    title: text({
      en: '5 dollars off your first meal',
      ar: 'خصم 5 دولارات على وجبتك الأولى',
      tg: 'Ба хӯроки аввал 5 доллар арзон',
      ru: '5 долларов на первый заказ еды',
    }),
    coupon_type: 'first_order',
    ...amount,
    discount: 500,
    min_purchase: 1000,
    max_discount: 0,
    limit: 1,
  },
  {
    code: 'LEFTBANK',
    title: text({
      en: '10% off on the left bank',
      ar: 'خصم 10% في الضفة اليسرى',
      tg: 'Дар соҳили чап 10% арзон',
      ru: '10% на левом берегу',
    }),
    coupon_type: 'zone_wise',
    ...percent,
    discount: 10,
    min_purchase: 800,
    max_discount: 600,
    limit: 3,
  },
  {
    code: 'CHEFSTREAT',
    title: text({
      en: '20% off from a chef we love',
      ar: 'خصم 20% من طاه نحبه',
      tg: 'Аз ошпази дӯстдоштаамон 20% арзон',
      ru: '20% от любимого шефа',
    }),
    coupon_type: 'store_wise',
    ...percent,
    discount: 20,
    min_purchase: 1500,
    max_discount: 1000,
    limit: 2,
  },
  {
    code: 'EATFREE',
    title: text({
      en: 'Free delivery of hot food',
      ar: 'توصيل مجاني للطعام الساخن',
      tg: 'Расонидани ройгони хӯроки гарм',
      ru: 'Бесплатная доставка еды',
    }),
    ...freeDelivery,
    min_purchase: 1800,
    limit: 4,
  },
]
