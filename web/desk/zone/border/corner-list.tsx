// The corners of a border as coordinates: typed, added and removed without a map.
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { cornersOf, tidyRings } from '#contract/core/area/polygon.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { announce } from '#web/ui/feedback/announce.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { Rings } from './use-border.ts'

type CornerListProps = { rings: Rings; onRings: (rings: Rings) => void; centre: { lat: number; lng: number } }

/** More are no list anybody reads; they are pasted. */
const mostListed = 200

export function CornerList({ rings, onRings, centre }: CornerListProps) {
  const t = useTranslations('zones')
  const count = rings.reduce((sum, ring) => sum + cornersOf(ring).length, 0)
  if (count > mostListed)
    return <p className="text-14 text-ink-soft">{t('too_many_to_list', { count: String(count) })}</p>
  const change = (at: number, ring: [number, number][]) =>
    onRings(rings.map((one, place) => (place === at ? closed(ring) : one)).filter((one) => one.length > 0))
  return (
    <div className="flex flex-col gap-4">
      {rings.map((ring, at) => (
        <Ring
          // biome-ignore lint/suspicious/noArrayIndexKey: a ring is known by its place alone
          key={at}
          name={at === 0 ? t('border') : t('hole', { number: String(at) })}
          ring={[...cornersOf(ring)].map(([lng, lat]): [number, number] => [lng, lat])}
          onRing={(next) => change(at, next)}
        />
      ))}
      {rings.length === 0 && (
        <Button variant="soft" onClick={() => onRings(tidyRings([squareAround(centre)]))}>
          <Plus aria-hidden size={18} />
          {t('begin_square')}
        </Button>
      )}
    </div>
  )
}

/** Not tidied: while one types, a corner may lie on its neighbour. */
function closed(corners: [number, number][]): [number, number][] {
  const [first] = corners
  return first ? [...corners, [...first]] : []
}

/** About two kilometres across: something to begin with. */
const reach = 0.012

function squareAround({ lat, lng }: { lat: number; lng: number }): [number, number][] {
  return [
    [lng - reach, lat - reach],
    [lng + reach, lat - reach],
    [lng + reach, lat + reach],
    [lng - reach, lat + reach],
  ]
}

type RingProps = { name: string; ring: [number, number][]; onRing: (ring: [number, number][]) => void }

function Ring({ name, ring, onRing }: RingProps) {
  const t = useTranslations('zones')
  const put = (at: number, corner: [number, number]) =>
    onRing(ring.map((one, place) => (place === at ? corner : one)))
  const remove = (at: number) => {
    announce(t('corner_removed', { number: String(at + 1) }))
    onRing(ring.filter((_, place) => place !== at))
  }
  const add = (at: number) => {
    const [from, to] = [ring[at], ring[(at + 1) % ring.length]]
    if (!from || !to) return
    const middle: [number, number] = [round((from[0] + to[0]) / 2), round((from[1] + to[1]) / 2)]
    onRing([...ring.slice(0, at + 1), middle, ...ring.slice(at + 1)])
    announce(t('corner_added', { number: String(at + 2) }))
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-14">
        {name} · {t('corners', { count: ring.length })}
      </legend>
      <ol className="grid grid-cols-1 gap-2">
        {ring.map(([lng, lat], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place alone
          <li key={at} className="flex items-center gap-2">
            <span aria-hidden className="w-6 shrink-0 text-end text-13 text-ink-soft tabular">
              {at + 1}
            </span>
            <Degrees
              label={t('corner_lat', { number: String(at + 1) })}
              value={lat}
              onValue={(next) => put(at, [lng, next])}
            />
            <Degrees
              label={t('corner_lng', { number: String(at + 1) })}
              value={lng}
              onValue={(next) => put(at, [next, lat])}
            />
            <IconButton
              label={t('add_corner', { number: String(at + 1) })}
              size="small"
              onClick={() => add(at)}
            >
              <Plus aria-hidden size={16} />
            </IconButton>
            <IconButton
              label={t('remove_corner', { number: String(at + 1) })}
              size="small"
              onClick={() => remove(at)}
            >
              <X aria-hidden size={16} />
            </IconButton>
          </li>
        ))}
      </ol>
    </fieldset>
  )
}

const round = (degrees: number) => Number(degrees.toFixed(6))

function Degrees({
  label,
  value,
  onValue,
}: {
  label: string
  value: number
  onValue: (value: number) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    setTyped(text)
    const degrees = Number(text.replace(',', '.'))
    if (text.trim() !== '' && Number.isFinite(degrees)) onValue(round(degrees))
  }
  return (
    <TextField
      label={label}
      labelHidden
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      value={typed ?? String(value)}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setTyped(null)}
      className="min-w-0 flex-1"
    />
  )
}
