// Banners that turn by themselves every four seconds (HOM-12); a single one stands still.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Carousel } from '#web/ui/media/carousel.tsx'
import { bannerAutoplay } from './banner-slides.ts'

interface BannerCarouselProps {
  label: string
  slideClass: string
  children: readonly ReactNode[]
}

export function BannerCarousel({ label, slideClass, children }: BannerCarouselProps) {
  const t = useTranslations('common')
  if (children.length === 1) return children
  return (
    // The row of bars under the slides is part of the space between sections.
    <div className="-mb-8">
      <Carousel
        autoplay={bannerAutoplay}
        slideClass={slideClass}
        labels={{
          carousel: label,
          carouselRole: t('carousel'),
          slideRole: t('slide'),
          position: (position, total) => t('count_of', { count: String(position), total: String(total) }),
          previous: t('previous'),
          next: t('next'),
          pause: t('pause'),
          play: t('play'),
        }}
      >
        {children}
      </Carousel>
    </div>
  )
}
