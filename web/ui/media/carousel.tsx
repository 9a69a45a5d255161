// Slides one after another; may move by itself, and then can be paused. The width of a slide is the caller's class.
import { useDirection } from '@base-ui/react/direction-provider'
import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { Children, type KeyboardEvent, type ReactNode, useId, useState, useSyncExternalStore } from 'react'
import { CarouselArrows, CarouselFoot } from '#web/ui/media/carousel-controls.tsx'
import type { CarouselLabels } from '#web/ui/media/carousel-labels.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

type CarouselProps = {
  labels: CarouselLabels
  children: ReactNode
  /** Milliseconds a slide stays; without it nothing moves by itself. */
  autoplay?: number
  /** The basis of a slide, for example 'basis-full sm:basis-1/2'. */
  slideClass?: string
}

// Who prefers reduced motion gets no motion that nobody asked for, and no slide that travels.
const calm = '(prefers-reduced-motion: reduce)'
const atOnce = { [calm]: { duration: 0 } }

function watchMotion(onChange: () => void): () => void {
  const preference = matchMedia(calm)
  preference.addEventListener('change', onChange)
  return () => preference.removeEventListener('change', onChange)
}

/** Paused from the start for who prefers reduced motion, so that the button says what is true and can start it. */
function usePaused() {
  const prefersStill = useSyncExternalStore(
    watchMotion,
    () => matchMedia(calm).matches,
    () => false,
  )
  const [chosen, setPaused] = useState<boolean | null>(null)
  return { paused: chosen ?? prefersStill, setPaused }
}

export function Carousel({ labels, children, autoplay, slideClass = 'basis-full' }: CarouselProps) {
  const direction = useDirection()
  const { paused, setPaused } = usePaused()
  const viewportId = useId()
  const playing = autoplay !== undefined && !paused
  const [viewport, carousel] = useEmblaCarousel(
    {
      direction,
      align: 'start',
      loop: autoplay !== undefined,
      containScroll: 'trimSnaps',
      slidesToScroll: 'auto',
      breakpoints: atOnce,
    },
    playing
      ? [
          Autoplay({
            delay: autoplay,
            stopOnInteraction: false,
            stopOnMouseEnter: true,
          }),
        ]
      : [],
  )
  const slides = Children.toArray(children)
  const turn = (event: KeyboardEvent) => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    if (event.key === forward) carousel?.scrollNext()
    if (event.key === back) carousel?.scrollPrev()
  }
  return (
    <section
      aria-roledescription={labels.carouselRole}
      aria-label={labels.carousel}
      onKeyDown={turn}
      className="group/carousel"
    >
      <div className="relative">
        <div ref={viewport} id={viewportId} className="overflow-hidden rounded-card">
          <div aria-live={playing ? 'off' : 'polite'} className="-ms-4 flex touch-pan-y">
            {slides.map((slide, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a slide.
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is what a slide is known by.
                key={index}
                role="group"
                aria-roledescription={labels.slideRole}
                aria-label={labels.position(index + 1, slides.length)}
                className={classNames('min-w-0 shrink-0 grow-0 ps-4', slideClass)}
              >
                {slide}
              </div>
            ))}
          </div>
        </div>
        <CarouselArrows carousel={carousel} labels={labels} controls={viewportId} />
      </div>
      <CarouselFoot
        carousel={carousel}
        labels={labels}
        pausing={autoplay === undefined ? undefined : { paused, onPausedChange: setPaused }}
      />
    </section>
  )
}
