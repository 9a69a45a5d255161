// A person's face, or their first letters.
import { useState } from 'react'
import { classNames } from '#web/ui/styles/class-names.ts'

type AvatarProps = { name: string; url?: string | null; size?: 'small' | 'medium' | 'large' }

const sizes = { small: 'size-8 text-12', medium: 'size-11 text-14', large: 'size-20 text-22' } as const
const pixels = { small: 32, medium: 44, large: 80 } as const

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

export function Avatar({ name, url, size = 'medium' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const isShown = url && url !== failed
  return (
    <span
      role="img"
      aria-label={name}
      className={classNames(
        'inline-grid shrink-0 select-none place-items-center overflow-hidden rounded-full bg-accent-soft font-medium text-accent-ink',
        sizes[size],
      )}
    >
      {isShown ? (
        <img
          src={url}
          alt=""
          width={pixels[size]}
          height={pixels[size]}
          // It may have failed before anybody listened.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(url)
          }}
          onError={() => setFailed(url)}
          className="size-full object-cover"
        />
      ) : (
        // Drawn, not written: a button around it must not seem to be labelled by two letters.
        <span aria-hidden data-initials={initialsOf(name)} className="before:content-[attr(data-initials)]" />
      )}
    </span>
  )
}
