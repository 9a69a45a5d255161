// Everything that only shows.
import Clock from 'lucide-react/icons/clock'
import { Badge } from '#web/ui/display/badge.tsx'
import { Countdown } from '#web/ui/display/countdown.tsx'
import { Kbd } from '#web/ui/display/kbd.tsx'
import { Price } from '#web/ui/display/price.tsx'
import { ProgressBar } from '#web/ui/display/progress-bar.tsx'
import { Rating } from '#web/ui/display/rating.tsx'
import { RatingBadge } from '#web/ui/display/rating-badge.tsx'
import { ReadMore } from '#web/ui/display/read-more.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import type { Tone } from '#web/ui/display/tone.ts'
import { GallerySection, Row, Specimen } from '#web/ui/gallery/gallery-section.tsx'
import { Divider } from '#web/ui/layout/divider.tsx'
import { ScrollArea } from '#web/ui/layout/scroll-area.tsx'

const tones: readonly Tone[] = ['neutral', 'accent', 'success', 'warning', 'danger', 'info', 'discount']
const clock = [
  { value: '02', label: 'Days' },
  { value: '14', label: 'Hours' },
  { value: '09', label: 'Minutes' },
  { value: '51', label: 'Seconds' },
]
const before = { text: '$14.00', label: 'Was', currentLabel: 'Now' }
const story =
  'Baked at dawn in a stone oven, from flour milled the day before, and carried to your door while it is still warm enough to melt the butter.'

export function DisplaySection() {
  return (
    <GallerySection title="Display">
      <Specimen name="Badge and tag">
        <Row>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
        <div className="mt-3 flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Tag key={tone} tone={tone} icon={<Clock aria-hidden size={14} />}>
              20-30 min
            </Tag>
          ))}
        </div>
      </Specimen>
      <Specimen name="Price and rating">
        <Row>
          <Price size="small" current="$9.50" />
          <Price current="$9.50" original={before} />
          <Price size="large" current="$9.50" original={before} />
        </Row>
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <Rating value={4.3} label="Rated 4.5 of 5" />
          <Rating value={2} label="Rated 2 of 5" size={24} />
          <RatingBadge text="4.6" count="1.2k" label="Rated 4.6 by 1200 people" />
        </div>
      </Specimen>
      <Specimen name="Countdown and progress">
        <Countdown label="Time left" parts={clock} />
        <div className="mt-5 flex flex-col gap-3">
          <ProgressBar share={0.68} label="Sold" valueText="68 of 100 sold" />
          <ProgressBar share={0.32} label="Done" tone="success" />
        </div>
      </Specimen>
      <Specimen name="Read more, keys, divider, scroll area">
        <ReadMore text={story} moreLabel="...Read more" lessLabel=" Show less" />
        <Divider className="my-4" />
        <p className="text-14 text-ink-soft">
          <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> opens the search
        </p>
        <ScrollArea label="Scroll area" className="mt-4 max-h-20 rounded-control bg-fill">
          <p className="p-3 text-14">{`${story} ${story} ${story}`}</p>
        </ScrollArea>
      </Specimen>
    </GallerySection>
  )
}
