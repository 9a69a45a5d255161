// Coupons for things of the shops; amounts are minor units.
import { text } from '#demo/content/localised.ts'
import type { CouponContent } from '../business.types.ts'
import { amount, freeDelivery, percent } from './coupon-kinds.ts'

export const ecommerceCoupons: readonly CouponContent[] = [
  {
    code: 'STYLE20',
    title: text({
      en: '20% off, up to 15 dollars',
      ar: 'خصم 20% حتى 15 دولارًا',
      tg: '20% арзон, то 15 доллар',
      ru: '20%, до 15 долларов',
    }),
    coupon_type: 'default',
    ...percent,
    discount: 20,
    min_purchase: 4000,
    max_discount: 1500,
    limit: 3,
  },
  {
    code: 'HELLOSHOP',
    title: text({
      en: '10 dollars off your first purchase',
      ar: 'خصم 10 دولارات على أول شراء',
      tg: 'Ба хариди аввал 10 доллар арзон',
      ru: '10 долларов на первую покупку',
    }),
    coupon_type: 'first_order',
    ...amount,
    discount: 1000,
    min_purchase: 5000,
    max_discount: 0,
    limit: 1,
  },
  {
    code: 'ALLCITY',
    title: text({
      en: '7% off everywhere in the city',
      ar: 'خصم 7% في كل المدينة',
      tg: 'Дар тамоми шаҳр 7% арзон',
      ru: '7% по всему городу',
    }),
    coupon_type: 'zone_wise',
    ...percent,
    discount: 7,
    min_purchase: 3000,
    max_discount: 1200,
    limit: 4,
  },
  {
    code: 'SHOPFRIEND',
    title: text({
      en: '12 dollars off at a favourite shop',
      ar: 'خصم 12 دولارًا في متجر مفضل',
      tg: 'Дар мағозаи дӯстдошта 12 доллар арзон',
      ru: '12 долларов в любимом магазине',
    }),
    coupon_type: 'store_wise',
    ...amount,
    discount: 1200,
    min_purchase: 6000,
    max_discount: 0,
    limit: 2,
  },
  {
    code: 'SHIPFREE',
    title: text({
      en: 'Free shop delivery',
      ar: 'توصيل مجاني من المتاجر',
      tg: 'Расонидани ройгон аз мағозаҳо',
      ru: 'Бесплатная доставка из магазинов',
    }),
    ...freeDelivery,
    min_purchase: 4000,
    limit: 5,
  },
]
