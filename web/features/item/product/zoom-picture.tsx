// The large picture: hovering or tapping opens it up where the pointer is; a swipe or an arrow key shows the next one.
import { useDirection } from '@base-ui/react/direction-provider'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '#web/ui/media/picture.tsx'
import { indexAfter } from './product-pictures.ts'

interface ZoomPictureProps {
  name: string
  url: string
  index: number
  total: number
  onIndexChange(index: number): void
  children: ReactNode
}

/** Pixels a finger travels before it is a swipe and no tap. */
const swipe = 40

const closed = { isOpen: false, origin: '50% 50%' }

function originOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): string {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`
}

export function ZoomPicture({ name, url, index, total, onIndexChange, children }: ZoomPictureProps) {
  const t = useTranslations('item')
  const forward = useDirection() === 'rtl' ? -1 : 1
  const [zoom, setZoom] = useState(closed)
  const start = useRef<number | null>(null)
  const show = (step: number) => {
    setZoom(closed)
    onIndexChange(indexAfter(index, step, total))
  }
  const turn = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') show(forward)
    if (event.key === 'ArrowLeft') show(-forward)
  }
  const release = (event: PointerEvent<HTMLElement>) => {
    const travelled = start.current === null ? 0 : event.clientX - start.current
    start.current = null
    if (event.pointerType === 'mouse') return
    if (Math.abs(travelled) >= swipe) return show(travelled < 0 ? forward : -forward)
    const origin = originOf(event)
    setZoom(({ isOpen }) => ({ isOpen: !isOpen, origin }))
  }
  return (
    <div className="relative overflow-hidden rounded-card">
      <button
        type="button"
        aria-label={t(zoom.isOpen ? 'zoom_out' : 'zoom')}
        onKeyDown={turn}
        onPointerMove={(event) => {
          if (event.pointerType === 'mouse') setZoom({ isOpen: true, origin: originOf(event) })
        }}
        onPointerLeave={() => setZoom(closed)}
        onPointerDown={(event) => {
          start.current = event.clientX
        }}
        onPointerUp={release}
        onClick={(event) => {
          // Without a pointer it was a key.
          if (event.detail === 0) setZoom(({ isOpen }) => ({ ...closed, isOpen: !isOpen }))
        }}
        className="block aspect-square w-full touch-pan-y overflow-hidden focus-overlay"
      >
        <span
          style={{ transformOrigin: zoom.origin, scale: zoom.isOpen ? '2' : '1' }}
          className="block size-full transition-[scale] duration-calm ease-calm"
        >
          <Picture
            picture={{ url, width: 1280, height: 1280 }}
            alt={name}
            sizes="(min-width: 1024px) 600px, 100vw"
            priority
            className="size-full object-cover"
          />
        </span>
      </button>
      <div className="pointer-events-none">{children}</div>
    </div>
  )
}
