// The hands on a carousel: arrows at its sides, a bar for each slide, and the pause.
import type { EmblaCarouselType } from 'embla-carousel'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import type { CarouselLabels } from '#web/ui/media/carousel-labels.ts'
import { useEmblaValue } from '#web/ui/media/use-embla-value.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

type ControlProps = { carousel: EmblaCarouselType | undefined; labels: CarouselLabels }

/** Half outside: a banner begins with its words. */
const arrowLook =
  'absolute top-1/2 -translate-y-1/2 max-md:hidden opacity-0 transition-opacity duration-quick focus-visible:opacity-100 ' +
  'group-hover/carousel:opacity-100 disabled:invisible'

export function CarouselArrows({ carousel, labels, controls }: ControlProps & { controls: string }) {
  const canGoBack = useEmblaValue(carousel, (api) => api.canScrollPrev(), false)
  const canGoOn = useEmblaValue(carousel, (api) => api.canScrollNext(), false)
  return (
    <>
      <IconButton
        label={labels.previous}
        variant="floating"
        aria-controls={controls}
        disabled={!canGoBack}
        onClick={() => carousel?.scrollPrev()}
        className={classNames(arrowLook, '-start-5')}
      >
        <ChevronLeft aria-hidden size={22} className="mirror" />
      </IconButton>
      <IconButton
        label={labels.next}
        variant="floating"
        aria-controls={controls}
        disabled={!canGoOn}
        onClick={() => carousel?.scrollNext()}
        className={classNames(arrowLook, '-end-5')}
      >
        <ChevronRight aria-hidden size={22} className="mirror" />
      </IconButton>
    </>
  )
}

type FootProps = ControlProps & {
  pausing?: { paused: boolean; onPausedChange: (paused: boolean) => void }
}

export function CarouselFoot({ carousel, labels, pausing }: FootProps) {
  const total = useEmblaValue(carousel, (api) => api.scrollSnapList().length, 0)
  const selected = useEmblaValue(carousel, (api) => api.selectedScrollSnap(), 0)
  const indexes = Array.from({ length: total }, (_, index) => index)
  const PauseIcon = pausing?.paused ? Play : Pause
  return (
    <div className="flex h-11 items-center justify-center">
      {total > 1 &&
        indexes.map((index) => (
          <button
            key={index}
            type="button"
            aria-label={labels.position(index + 1, total)}
            aria-current={index === selected || undefined}
            onClick={() => carousel?.scrollTo(index)}
            className="group/bar grid h-11 w-11 min-w-6 shrink place-items-center"
          >
            <span className="drawn-mark h-1 w-7/12 rounded-full bg-fill-strong group-hover/bar:bg-line-control group-aria-[current=true]/bar:bg-accent-mark" />
          </button>
        ))}
      {pausing && total > 1 && (
        <IconButton
          label={pausing.paused ? labels.play : labels.pause}
          onClick={() => pausing.onPausedChange(!pausing.paused)}
          className="text-ink-soft"
        >
          <PauseIcon aria-hidden size={16} className="fill-current" />
        </IconButton>
      )}
    </div>
  )
}
