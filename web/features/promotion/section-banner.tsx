// A fixed banner of a home page (HOM-19): a wide strip, or beside its section on wide screens.

import { bannerSize } from '#web/ui/media/banner-slide.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'

export interface FixedBanner {
  url: string
  title: string
  text: string
}

export function SectionBanner({ banner, beside }: { banner: FixedBanner; beside?: boolean }) {
  return (
    <div
      className={classNames(
        'relative isolate flex aspect-5/2 overflow-hidden rounded-card bg-picture sm:aspect-16/5',
        beside && 'lg:aspect-auto lg:h-full lg:flex-col lg:bg-accent-soft',
      )}
    >
      <Picture
        picture={{ url: banner.url, ...bannerSize }}
        alt=""
        sizes={beside ? '(min-width: 1024px) 800px, 100vw' : '(min-width: 1280px) 1280px, 100vw'}
        className={classNames(
          'absolute inset-0 -z-1 size-full bg-picture! object-cover object-right rtl:-scale-x-100',
          beside &&
            'lg:top-auto lg:bottom-0 lg:bg-transparent! lg:aspect-4/5 lg:h-auto lg:object-[82%_50%] lg:[mask-image:linear-gradient(to_bottom,transparent,black_45%)]',
        )}
      />
      <div
        className={classNames(
          'flex w-1/2 flex-col justify-center gap-1 py-4 ps-5 text-picture-ink sm:ps-8',
          // In the middle of what the picture below leaves free, however high the section is.
          beside && 'lg:h-full lg:w-full lg:p-6 lg:pb-92 lg:text-ink',
        )}
      >
        <p
          className={classNames(
            'line-clamp-3 hyphens-auto break-words font-semibold text-16 sm:text-28',
            beside && 'lg:text-36',
          )}
        >
          {banner.title}
        </p>
        <p className="line-clamp-3 hyphens-auto break-words text-13 opacity-80 sm:text-16">{banner.text}</p>
      </div>
    </div>
  )
}
