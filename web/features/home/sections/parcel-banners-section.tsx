// The parcel page's promotions (HOM-07).
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { BannerCarousel } from '#web/features/promotion/banner-carousel.tsx'
import { slideLooks, slidesInView } from '#web/features/promotion/banner-slides.ts'
import { sectionBannersQuery } from '#web/features/promotion/promotion.queries.ts'
import { BannerSlide, bannerSize } from '#web/ui/media/banner-slide.tsx'
import type { SectionProps } from '../section-props.ts'

export function ParcelBannersSection({ access, module }: SectionProps) {
  const t = useTranslations('home')
  const { data: board } = useSuspenseQuery(sectionBannersQuery(access))
  const banners = board.banners.filter(({ value_full_url }) => value_full_url !== null)
  if (banners.length === 0) return null
  const look = slideLooks[slidesInView(module.module_type, banners.length)]
  return (
    <BannerCarousel label={t('banners')} slideClass={look.slide}>
      {banners.map((banner, index) => (
        <BannerSlide
          key={banner.id}
          picture={{ url: banner.value_full_url ?? '', ...bannerSize }}
          title={banner.title}
          text={banner.short_description}
          priority={index === 0}
          sizes={look.sizes}
          className={look.frame}
        />
      ))}
    </BannerCarousel>
  )
}
