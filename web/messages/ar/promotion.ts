// الحملات والتخفيضات السريعة.
import type { Messages, Translation } from '../catalogue.ts'

export const promotion = {
  campaign_over: 'انتهت هذه الحملة',
  sale_over: 'انتهى هذا التخفيض السريع',
  sale_over_text: 'انتهت أسعاره، لكن المتجر باقٍ.',
  campaign_gone_text: 'ربما انتهت، أو أنها تُقام في مكان آخر.',
  no_campaigns: 'لا توجد حملات الآن',
  no_campaigns_text: 'تأتي حملات جديدة كل أسبوع.',
  to_the_shop: 'الذهاب إلى المتجر',
  campaigns: 'الحملات',
  campaign_stores:
    '{count, plural, zero {لا متاجر مشاركة} one {متجر واحد مشارك} two {متجران مشاركان} few {# متاجر مشاركة} many {# متجرًا مشاركًا} other {# متجر مشارك}}',
  flash_sale: 'تخفيض سريع',
  time_left: 'الوقت المتبقي',
  days: 'أيام',
  hours: 'ساعات',
  minutes: 'دقائق',
  seconds: 'ثوانٍ',
  sold: 'المباع',
  sold_of: 'بيع {sold} من {stock}',
  out_of_stock: 'نفد المخزون',
  items_found:
    '{count, plural, zero {لا أصناف} one {صنف واحد} two {صنفان} few {# أصناف} many {# صنفًا} other {# صنف}}',
} as const satisfies Translation<Messages['promotion']>
