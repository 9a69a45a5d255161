// Coupons for the pharmacy; amounts are minor units.
import { text } from '#demo/content/localised.ts'
import type { CouponContent } from '../business.types.ts'
import { amount, freeDelivery, percent } from './coupon-kinds.ts'

export const pharmacyCoupons: readonly CouponContent[] = [
  {
    code: 'HEALTHY8',
    title: text({
      en: '8% off health and care',
      ar: 'خصم 8% على الصحة والعناية',
      tg: 'Ба саломатӣ ва нигоҳубин 8% арзон',
      ru: '8% на здоровье и уход',
    }),
    coupon_type: 'default',
    ...percent,
    discount: 8,
    min_purchase: 1500,
    max_discount: 700,
    limit: 5,
  },
  {
    code: 'FIRSTAID',
    title: text({
      en: '3 dollars off your first pharmacy order',
      ar: 'خصم 3 دولارات على أول طلب صيدلية',
      tg: 'Ба фармоиши аввали дорухона 3 доллар арзон',
      ru: '3 доллара на первый заказ в аптеке',
    }),
    coupon_type: 'first_order',
    ...amount,
    discount: 300,
    min_purchase: 1000,
    max_discount: 0,
    limit: 1,
  },
  {
    code: 'CITYCARE',
    title: text({
      en: '5% off across your zone',
      ar: 'خصم 5% في منطقتك',
      tg: 'Дар минтақаи шумо 5% арзон',
      ru: '5% в вашей зоне',
    }),
    coupon_type: 'zone_wise',
    ...percent,
    discount: 5,
    min_purchase: 800,
    max_discount: 400,
    limit: 3,
  },
  {
    code: 'BABYLOVE',
    title: text({
      en: '15% off in the mothers’ pharmacy',
      ar: 'خصم 15% في صيدلية الأمهات',
      tg: 'Дар дорухонаи модарон 15% арзон',
      ru: '15% в аптеке для мам',
    }),
    coupon_type: 'store_wise',
    ...percent,
    discount: 15,
    min_purchase: 2000,
    max_discount: 900,
    limit: 2,
  },
  {
    code: 'PILLBYAIR',
    title: text({
      en: 'Free delivery of medicine',
      ar: 'توصيل مجاني للأدوية',
      tg: 'Расонидани ройгони дору',
      ru: 'Бесплатная доставка лекарств',
    }),
    ...freeDelivery,
    min_purchase: 1500,
    limit: 4,
  },
]
