// What customers say, one card beside another.
import Quote from 'lucide-react/icons/quote'
import { useTranslations } from 'use-intl'
import type { LandingPage, Testimonial } from '#contract/features/content/landing.schema.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { Scroller } from '#web/ui/media/scroller.tsx'

interface TestimonialsProps {
  landing: Pick<LandingPage, 'testimonial_title' | 'testimonial_list'>
}

export function Testimonials({ landing }: TestimonialsProps) {
  const t = useTranslations('landing')
  if (landing.testimonial_list.length === 0) return null
  const title = landing.testimonial_title ?? t('testimonials')
  return (
    <Container render={<section aria-label={title} />} className="flex flex-col gap-6 py-8 sm:py-12">
      <SectionHeader title={title} />
      <Scroller labels={{ row: title, previous: t('previous'), next: t('next') }}>
        {landing.testimonial_list.map((testimonial) => (
          <li key={testimonial.id} className="w-[min(82vw,22rem)] lg:w-[calc((100%-2rem)/3)]">
            <Voice {...testimonial} />
          </li>
        ))}
      </Scroller>
    </Container>
  )
}

function Voice({ name, designation, review, reviewer_image_full_url }: Testimonial) {
  return (
    <Card render={<figure />} className="flex h-full flex-col gap-5 p-6">
      <Quote aria-hidden size={28} className="shrink-0 fill-fill-strong text-fill-strong mirror" />
      <blockquote className="text-16">{review}</blockquote>
      <figcaption className="mt-auto flex items-center gap-3">
        <Picture
          picture={{ url: reviewer_image_full_url, width: 160, height: 160 }}
          alt=""
          sizes="48px"
          className="size-12 shrink-0 rounded-full"
        />
        <span className="min-w-0">
          <span className="block truncate font-medium text-14">{name}</span>
          <span className="block truncate text-13 text-ink-soft">{designation}</span>
        </span>
      </figcaption>
    </Card>
  )
}
