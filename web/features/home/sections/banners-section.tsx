// The banners of the module, turning by themselves (HOM-12, HOM-16).
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { BannerCarousel } from '#web/features/promotion/banner-carousel.tsx'
import { slideLooks, slidesInView } from '#web/features/promotion/banner-slides.ts'
import { bannersQuery } from '#web/features/promotion/promotion.queries.ts'
import { BannerSlide, bannerSize } from '#web/ui/media/banner-slide.tsx'
import { BannerTitle } from '../banner-title.tsx'
import { firstRowOf } from '../home-sections.ts'
import type { SectionProps } from '../section-props.ts'

export function BannersSection({ access, module }: SectionProps) {
  const t = useTranslations('home')
  const { data: board } = useSuspenseQuery(bannersQuery(access))
  if (board.banners.length === 0) return null
  const look = slideLooks[slidesInView(module.module_type, board.banners.length)]
  return (
    <BannerCarousel label={t('banners')} slideClass={look.slide}>
      {board.banners.map((banner, index) => (
        <BannerSlide
          key={banner.id}
          picture={{ url: banner.image_full_url, ...bannerSize }}
          title={<BannerTitle banner={banner} module_type={module.module_type} />}
          text={banner.subtitle}
          priority={index === 0 && firstRowOf(module) === 'banners'}
          sizes={look.sizes}
          className={look.frame}
        />
      ))}
    </BannerCarousel>
  )
}
