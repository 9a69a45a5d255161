// A banner as the shop shows it, in both themes side by side: words on the calm start of its picture.
import { useTranslations } from 'use-intl'

import { BannerSlide, bannerSize } from '#web/ui/media/banner-slide.tsx'

type BannerPreviewProps = { url: string | null; title: string; text: string }

export function BannerPreview({ url, title, text }: BannerPreviewProps) {
  const t = useTranslations('promotions')
  if (!url) return <p className="text-14 text-ink-soft">{t('preview_wants_picture')}</p>
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <figure
          key={theme}
          style={{ colorScheme: theme }}
          className="rounded-card border border-line bg-paper p-3 text-ink"
        >
          <BannerSlide
            picture={{ url, ...bannerSize }}
            title={title}
            text={text}
            sizes="640px"
            className="aspect-8/3 w-full"
          />
          <figcaption className="pt-2 text-12 text-ink-soft">{t(`preview_${theme}`)}</figcaption>
        </figure>
      ))}
    </div>
  )
}
