// الحملات والتخفيضات السريعة.
import type { Messages, Translation } from '../catalogue.ts'

export const promotion = {
  page_title: '{title} · {business}',
  campaign_description: '{title}: متاجر في {module} بعروض الحملة مع التوصيل إلى بابك.',
  campaigns_description: 'الحملات الجارية الآن في {module} والمتاجر المشاركة فيها.',
  sale_description: '{title}: أسعار مخفّضة لفترة قصيرة في {module} مع التوصيل إلى بابك.',
  campaign_over: 'انتهت هذه الحملة',
  sale_over: 'انتهت هذه التخفيضات الخاطفة',
  sale_over_text: 'انتهت أسعارها، لكن هناك دائمًا شيئًا جديدًا.',
  campaign_gone_text: 'ربما انتهت، أو أنها تجري في مكان آخر.',
  no_campaigns: 'لا توجد حملات الآن',
  no_campaigns_text: 'تأتي حملات جديدة كل أسبوع.',
  to_the_shop: 'الذهاب إلى المتجر',
  campaigns: 'الحملات',
  campaign_stores:
    '{count, plural, zero {لا متاجر مشاركة} one {متجر واحد مشارك} two {متجران مشاركان} few {# متاجر مشاركة} many {# متجرًا مشاركًا} other {# متجر مشارك}}',
  flash_sale: 'تخفيضات خاطفة',
  time_left: 'الوقت المتبقي',
  days: '{n, plural, zero {يوم} one {يوم} two {يومان} few {أيام} many {يومًا} other {يوم}}',
  hours: '{n, plural, zero {ساعة} one {ساعة} two {ساعتان} few {ساعات} many {ساعة} other {ساعة}}',
  minutes: '{n, plural, zero {دقيقة} one {دقيقة} two {دقيقتان} few {دقائق} many {دقيقة} other {دقيقة}}',
  seconds: '{n, plural, zero {ثانية} one {ثانية} two {ثانيتان} few {ثوانٍ} many {ثانية} other {ثانية}}',
  /** Behind the figures of a short countdown. */
  units: { days: 'ي', hours: 'س', minutes: 'د', seconds: 'ث' },
  sold: 'المباع',
  sold_of: 'بيع {sold} من {stock}',
  out_of_stock: 'نفدت الكمية',
  items_found:
    '{count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}',
} as const satisfies Translation<Messages['promotion']>
