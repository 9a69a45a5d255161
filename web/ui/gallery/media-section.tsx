// Pictures, and rows of them.
import { Price } from '#web/ui/display/price.tsx'
import { RatingBadge } from '#web/ui/display/rating-badge.tsx'
import { Ribbon } from '#web/ui/display/ribbon.tsx'
import { GallerySection, Row, Specimen } from '#web/ui/gallery/gallery-section.tsx'
import { samplePicture } from '#web/ui/gallery/sample-picture.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Avatar } from '#web/ui/media/avatar.tsx'
import { Carousel } from '#web/ui/media/carousel.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { Scroller } from '#web/ui/media/scroller.tsx'

const hues = [8, 40, 95, 160, 210, 265, 320] as const
const carouselLabels = {
  carousel: 'Offers',
  carouselRole: 'carousel',
  slideRole: 'slide',
  position: (position: number, total: number) => `${position} of ${total}`,
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
}
const rowLabels = { row: 'Popular', previous: 'Back', next: 'Further' }
const before = { text: '$14.00', label: 'Was', currentLabel: 'Now' }

export function MediaSection() {
  return (
    <GallerySection title="Media">
      <Specimen name="Carousel" wide>
        <Carousel labels={carouselLabels} autoplay={5000} slideClass="basis-full sm:basis-1/2">
          {hues.slice(0, 4).map((hue) => (
            <Picture
              key={hue}
              picture={samplePicture(hue, 1280, 560)}
              alt={`Offer ${hue}`}
              sizes="(min-width: 640px) 50vw, 100vw"
              className="aspect-16/7 w-full rounded-card"
            />
          ))}
        </Carousel>
      </Specimen>
      <Specimen name="Scroller with cards" wide>
        <Scroller labels={rowLabels}>
          {hues.map((hue) => (
            <li key={hue} className="w-44 sm:w-60">
              <Card lift className="relative overflow-hidden">
                <Picture picture={samplePicture(hue)} alt="" sizes="15rem" className="aspect-4/3 w-full" />
                <Ribbon>-20%</Ribbon>
                <div className="flex flex-col gap-1 p-4">
                  <p className="truncate font-medium">Lemon tart</p>
                  <RatingBadge text="4.6" label="Rated 4.6" />
                  <Price current="$9.50" original={before} />
                </div>
              </Card>
            </li>
          ))}
        </Scroller>
      </Specimen>
      <Specimen name="Picture that cannot be loaded">
        <Picture
          picture={{ url: '/nowhere.webp', width: 640, height: 240 }}
          alt="A lost picture"
          sizes="40rem"
          className="w-full rounded-card"
        />
      </Specimen>
      <Specimen name="Avatar">
        <Row>
          <Avatar name="Zarina Rahimova" size="small" />
          <Avatar name="Фарҳод" />
          <Avatar name="ليلى حسن" size="large" />
          <Avatar name="Round" size="large" url={samplePicture(210, 160, 160).url} />
        </Row>
      </Specimen>
    </GallerySection>
  )
}
