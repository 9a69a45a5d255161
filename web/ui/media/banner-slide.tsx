// A promotion: words on the calm start of its picture, and on a ground as light before it has come. A page read from the right mirrors the picture, never the words.
import type { ReactNode } from 'react'
import { Picture } from '#web/ui/media/picture.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'

interface BannerSlideProps {
  picture: { url: string; width: number; height: number }
  /** A stretched link makes the whole slide lead somewhere. */
  title: ReactNode
  text: string
  /** Under the text, such as a countdown. */
  footer?: ReactNode
  /** In sight when the page opens. */
  priority?: boolean
  sizes?: string
  className?: string
}

export const bannerSize = { width: 1280, height: 480 } as const
export const campaignSize = { width: 960, height: 540 } as const

export function BannerSlide(props: BannerSlideProps) {
  const { picture, title, text, footer, priority, sizes = '(min-width: 1280px) 1280px, 100vw' } = props
  return (
    <div
      className={classNames(
        'group/banner @container relative isolate grid overflow-clip rounded-card bg-picture',
        props.className,
      )}
    >
      <Picture
        picture={picture}
        alt=""
        sizes={sizes}
        priority={priority}
        className="absolute inset-0 -z-1 size-full bg-picture! object-cover object-right rtl:-scale-x-100"
      />
      {/* What is drawn begins at the middle: words of any language end before it. */}
      <div className="flex w-1/2 flex-col items-start justify-center gap-1 py-4 ps-4 text-picture-ink @md:ps-5 @2xl:gap-2 @2xl:ps-10">
        {/* Nothing shrinks: half a line of letters looks broken. */}
        <div className="line-clamp-3 shrink-0 hyphens-auto break-words font-semibold text-16 @md:text-22 @2xl:text-36">
          {title}
        </div>
        <p
          className={classNames(
            'shrink-0 hyphens-auto break-words text-13 text-picture-ink-soft @md:text-14 @2xl:text-18',
            // A small slide has no room for both: the time that is left counts more.
            footer ? 'line-clamp-2 @max-xs:hidden' : 'line-clamp-3',
          )}
        >
          {text}
        </p>
        {footer ? (
          <div className="mt-2 w-max max-w-[calc(100cqw-2rem)] rounded-card bg-scrim px-3 py-1 text-on-scrim">
            {footer}
          </div>
        ) : null}
      </div>
    </div>
  )
}
