// The design tokens: grounds, accents, meanings, type and depth.

import { accents } from '#contract/core/accent.ts'
import { GallerySection, Specimen } from '#web/ui/gallery/gallery-section.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'

const grounds = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['fill', 'bg-fill'],
  ['fill-strong', 'bg-fill-strong'],
  ['inverse', 'bg-inverse text-on-inverse'],
] as const

const meanings = [
  ['success', 'bg-success text-on-success'],
  ['warning', 'bg-warning text-on-warning'],
  ['danger', 'bg-danger text-on-danger'],
  ['info', 'bg-info text-on-info'],
  ['discount', 'bg-discount text-on-discount'],
  ['rating-soft', 'bg-rating-soft'],
  ['success-soft', 'bg-success-soft text-success-ink'],
  ['warning-soft', 'bg-warning-soft text-warning-ink'],
  ['danger-soft', 'bg-danger-soft text-danger-ink'],
  ['info-soft', 'bg-info-soft text-info-ink'],
] as const

const sizes = [
  'text-36',
  'text-28',
  'text-22',
  'text-18',
  'text-16',
  'text-14',
  'text-13',
  'text-12',
] as const

function Swatch({ name, look }: { name: string; look: string }) {
  return (
    <span
      className={classNames(
        'grid h-14 place-items-center rounded-control px-2 text-12 ring-1 ring-line',
        look,
      )}
    >
      {name}
    </span>
  )
}

export function TokenSection() {
  return (
    <GallerySection title="Tokens" subtitle="One accent at a time, on warm paper">
      <Specimen name="Grounds">
        <div className="grid grid-cols-3 gap-2">
          {grounds.map(([name, look]) => (
            <Swatch key={name} name={name} look={look} />
          ))}
        </div>
      </Specimen>
      <Specimen name="Accents">
        <div className="flex flex-col gap-2">
          {(['', ...accents] as const).map((accent) => (
            <div key={accent} data-accent={accent || undefined} className="grid grid-cols-3 gap-2">
              <Swatch name={accent || 'current'} look="bg-accent text-on-accent" />
              <Swatch name="soft" look="bg-accent-soft text-accent-ink" />
              <Swatch name="ink" look="bg-surface text-accent-ink" />
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Meanings">
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-5">
          {meanings.map(([name, look]) => (
            <Swatch key={name} name={name} look={look} />
          ))}
        </div>
      </Specimen>
      <Specimen name="Type">
        {sizes.map((size) => (
          <p key={size} className={classNames(size, 'truncate')}>
            Warm bread · Ғӣқӯҳҷ нон · خبز دافئ 1234
          </p>
        ))}
      </Specimen>
    </GallerySection>
  )
}
