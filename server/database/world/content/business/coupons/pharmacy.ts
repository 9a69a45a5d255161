// Coupons for the pharmacy; amounts are minor units.
import { t } from '../../localised.ts'
import type { CouponContent } from '../business.types.ts'
import { amount, freeDelivery, percent } from './coupon-kinds.ts'

export const pharmacyCoupons: readonly CouponContent[] = [
  {
    code: 'HEALTHY8',
    title: t(
      '8 % off health and care',
      'خصم 8٪ على الصحة والعناية',
      'Ба саломатӣ ва нигоҳубин 8 % арзон',
      '8 % на здоровье и уход',
    ),
    coupon_type: 'default',
    ...percent,
    discount: 8,
    min_purchase: 1500,
    max_discount: 700,
    limit: 5,
  },
  {
    code: 'FIRSTAID',
    title: t(
      '3 dollars off your first pharmacy order',
      'خصم 3 دولارات على أول طلب صيدلية',
      'Ба фармоиши аввали дорухона 3 доллар арзон',
      '3 доллара на первый заказ в аптеке',
    ),
    coupon_type: 'first_order',
    ...amount,
    discount: 300,
    min_purchase: 1000,
    max_discount: 0,
    limit: 1,
  },
  {
    code: 'CITYCARE',
    title: t(
      '5 % off across your zone',
      'خصم 5٪ في منطقتك',
      'Дар минтақаи шумо 5 % арзон',
      '5 % в вашей зоне',
    ),
    coupon_type: 'zone_wise',
    ...percent,
    discount: 5,
    min_purchase: 800,
    max_discount: 400,
    limit: 3,
  },
  {
    code: 'BABYLOVE',
    title: t(
      '15 % off in the mothers’ pharmacy',
      'خصم 15٪ في صيدلية الأمهات',
      'Дар дорухонаи модарон 15 % арзон',
      '15 % в аптеке для мам',
    ),
    coupon_type: 'store_wise',
    ...percent,
    discount: 15,
    min_purchase: 2000,
    max_discount: 900,
    limit: 2,
  },
  {
    code: 'PILLBYAIR',
    title: t(
      'Free delivery of medicine',
      'توصيل مجاني للأدوية',
      'Расонидани ройгони дору',
      'Бесплатная доставка лекарств',
    ),
    ...freeDelivery,
    min_purchase: 1500,
    limit: 4,
  },
]
