// Coupons for groceries; amounts are minor units.
import { text } from '#demo/content/localised.ts'
import type { CouponContent } from '../business.types.ts'
import { amount, freeDelivery, percent } from './coupon-kinds.ts'

export const groceryCoupons: readonly CouponContent[] = [
  {
    code: 'BASKET10',
    title: text({
      en: '10% off a full basket',
      ar: 'خصم 10% على سلة ممتلئة',
      tg: 'Ба сабади пур 10% арзон',
      ru: '10% на полную корзину',
    }),
    coupon_type: 'default',
    ...percent,
    discount: 10,
    min_purchase: 2500,
    max_discount: 1000,
    limit: 5,
  },
  {
    code: 'FIRSTFRUIT',
    title: text({
      en: '4 dollars off your first groceries',
      ar: 'خصم 4 دولارات على أول بقالة',
      tg: 'Ба хариди аввал 4 доллар арзон',
      ru: '4 доллара на первую закупку',
    }),
    coupon_type: 'first_order',
    ...amount,
    discount: 400,
    min_purchase: 1500,
    max_discount: 0,
    limit: 1,
  },
  {
    code: 'GREENZONE',
    title: text({
      en: '12% off in your district',
      ar: 'خصم 12% في منطقتك',
      tg: 'Дар ноҳияи шумо 12% арзон',
      ru: '12% в вашем районе',
    }),
    coupon_type: 'zone_wise',
    ...percent,
    discount: 12,
    min_purchase: 2000,
    max_discount: 900,
    limit: 2,
  },
  {
    code: 'FARMERDAY',
    title: text({
      en: '3 dollars off at the farm shop',
      ar: 'خصم 3 دولارات في متجر المزرعة',
      tg: 'Дар мағозаи деҳқон 3 доллар арзон',
      ru: '3 доллара в фермерской лавке',
    }),
    coupon_type: 'store_wise',
    ...amount,
    discount: 300,
    min_purchase: 1200,
    max_discount: 0,
    limit: 3,
  },
  {
    code: 'FREEBAGS',
    title: text({
      en: 'Free grocery delivery',
      ar: 'توصيل مجاني للبقالة',
      tg: 'Расонидани ройгони хӯрокворӣ',
      ru: 'Бесплатная доставка продуктов',
    }),
    ...freeDelivery,
    min_purchase: 3000,
    limit: 4,
  },
]
