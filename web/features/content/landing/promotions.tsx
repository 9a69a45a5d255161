// What is on offer, as a row of banners; their pictures leave the start free for the words.
import { useTranslations } from 'use-intl'
import type { LandingPage } from '#contract/features/content/landing.schema.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { Scroller } from '#web/ui/media/scroller.tsx'

export function Promotions({ landing }: { landing: Pick<LandingPage, 'base_urls' | 'promotion_banners'> }) {
  const t = useTranslations('landing')
  const banners = landing.promotion_banners
  if (banners.length === 0) return null
  return (
    <Container
      render={<section aria-label={t('promotions_title')} />}
      className="flex flex-col gap-6 py-8 sm:py-12"
    >
      <SectionHeader title={t('promotions_title')} />
      <Scroller labels={{ row: t('promotions_title'), previous: t('previous'), next: t('next') }}>
        {banners.map(({ img, title }) => (
          <li
            key={img}
            className="relative grid aspect-8/3 w-[min(84vw,26rem)] overflow-clip rounded-sheet bg-picture lg:w-[calc((100%-2rem)/3)]"
          >
            <Picture
              picture={{
                url: `${landing.base_urls.promotional_banner_url}/${img}`,
                width: 1200,
                height: 450,
              }}
              alt=""
              sizes="(min-width: 640px) 416px, 84vw"
              className="absolute inset-0 size-full mirror bg-picture! object-cover"
            />
            {title ? (
              <p className="relative flex w-7/12 items-center py-3 ps-5 font-semibold text-18 text-on-art sm:ps-6">
                {title}
              </p>
            ) : null}
          </li>
        ))}
      </Scroller>
    </Container>
  )
}
