// The pictures of a product: one large that opens up under the pointer or a tap, the others as thumbnails (PRD-01).
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '#web/ui/media/picture.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { thumbnailsInSight } from './product-pictures.ts'
import { ZoomPicture } from './zoom-picture.tsx'

interface GalleryProps {
  name: string
  pictures: readonly string[]
  /** On the large picture: discount, distance, closed. */
  children: React.ReactNode
}

export function Gallery({ name, pictures, children }: GalleryProps) {
  const t = useTranslations('item')
  const [index, setIndex] = useState(0)
  return (
    <section aria-label={t('gallery', { name })} className="flex flex-col gap-3">
      <ZoomPicture
        name={name}
        url={pictures[index] ?? ''}
        index={index}
        total={pictures.length}
        onIndexChange={setIndex}
      >
        {children}
      </ZoomPicture>
      {pictures.length > 1 ? (
        <ul
          className={classNames(
            'grid grid-cols-5 gap-2',
            pictures.length > thumbnailsInSight &&
              'grid-flow-col auto-cols-[18%] grid-cols-none overflow-x-auto',
          )}
        >
          {pictures.map((url, at) => (
            <li key={url}>
              <button
                type="button"
                aria-label={t('show_picture', { place: String(at + 1), total: String(pictures.length) })}
                aria-current={at === index || undefined}
                onClick={() => setIndex(at)}
                className="block w-full overflow-hidden rounded-control border-2 border-transparent aria-[current=true]:border-accent-mark"
              >
                <Picture
                  picture={{ url, width: 320, height: 320 }}
                  alt=""
                  sizes="120px"
                  className="aspect-square w-full"
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
