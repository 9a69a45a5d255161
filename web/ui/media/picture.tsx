// A picture that never moves the page: its size is known, its colour stands in until it arrives, a mark if it never does.
import ImageOff from 'lucide-react/icons/image-off'
import { type ReactNode, useState } from 'react'
import { srcSetOf } from '#web/ui/media/src-set.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

export type PictureSource = {
  url: string
  width: number
  height: number
  /** The dominant colour, shown while loading. */
  color?: string
}

type PictureProps = {
  picture: PictureSource
  /** Empty when the text beside it already says what it shows. */
  alt: string
  /** How wide it is on screen, as in the HTML attribute. */
  sizes: string
  /** Only for the first large picture of a page. */
  priority?: boolean
  fallback?: ReactNode
  className?: string
}

export function Picture({ picture, alt, sizes, priority, fallback, className }: PictureProps) {
  // Remembered by address: a new picture gets a new chance.
  const [failedUrl, setFailedUrl] = useState('')
  const { url, width, height, color } = picture
  if (!url || failedUrl === url) {
    return (
      <span
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        style={{ aspectRatio: `${width} / ${height}` }}
        className={classNames('grid place-items-center bg-fill text-ink-faint', className)}
      >
        {fallback ?? <ImageOff aria-hidden size={28} strokeWidth={1.5} />}
      </span>
    )
  }
  // A picture can fail before hydration; then no error event reaches us.
  const checkLateFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailedUrl(url)
  }
  return (
    <img
      ref={checkLateFailure}
      src={url}
      srcSet={srcSetOf(url, width)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      style={color ? { backgroundColor: color } : undefined}
      onError={() => setFailedUrl(url)}
      className={classNames('bg-fill object-cover', className)}
    />
  )
}
