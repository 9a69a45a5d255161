// The piece of a picture that is shown, moved by hand or by arrow keys and made larger by a slider.
import { Slider } from '@base-ui/react/slider'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslations } from 'use-intl'
import type { Cut } from './cut-picture.ts'

export type CropStageProps = { url: string; aspect: number; onCut: (cut: Cut) => void }

const largestZoom = 4

export function CropStage({ url, aspect, onCut }: CropStageProps) {
  const t = useTranslations('desk_form')
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <div className="flex flex-col gap-4">
      {/* The stage is measured in its own direction: it is no text. */}
      <div dir="ltr" className="relative h-80 overflow-hidden rounded-card bg-inverse">
        <Cropper
          image={url}
          aspect={aspect}
          crop={place}
          zoom={zoom}
          maxZoom={largestZoom}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onCut(pixels)}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '' }}
          cropperProps={{ 'aria-label': t('crop_area'), role: 'application' }}
        />
      </div>
      <Slider.Root
        value={zoom}
        min={1}
        max={largestZoom}
        step={0.1}
        thumbAlignment="edge"
        onValueChange={(value) => setZoom(Number(value))}
      >
        <p aria-hidden className="text-14">
          {t('zoom')}
        </p>
        <Slider.Control className="flex h-11 w-full touch-none select-none items-center">
          <Slider.Track className="h-1.5 w-full rounded-full bg-fill-strong forced-colors:border">
            <Slider.Indicator className="drawn-mark rounded-full bg-accent-mark" />
            <Slider.Thumb
              aria-label={t('zoom')}
              className="size-6 rounded-full border-2 border-accent-mark bg-raised shadow-soft focus-frame"
            />
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
      <p className="text-13 text-ink-soft">{t('crop_hint')}</p>
    </div>
  )
}
