// The icons that stand on every card: drawn once a page, and each card points at the drawing.
import Bike from 'lucide-react/icons/bike'
import Clock from 'lucide-react/icons/clock'
import Eye from 'lucide-react/icons/eye'
import Heart from 'lucide-react/icons/heart'
import MapPin from 'lucide-react/icons/map-pin'
import Plus from 'lucide-react/icons/plus'
import Star from 'lucide-react/icons/star'
import { memo } from 'react'

const drawings = {
  bike: Bike,
  clock: Clock,
  eye: Eye,
  heart: Heart,
  map_pin: MapPin,
  plus: Plus,
  star: Star,
} as const

type CardIconName = keyof typeof drawings

interface CardIconProps {
  name: CardIconName
  size: number
  className?: string
}

const idOf = (name: string) => `icon-${name}`

export function CardIcon({ name, size, className }: CardIconProps) {
  return (
    <svg aria-hidden width={size} height={size} fill="none" className={className}>
      <use href={`#${idOf(name)}`} />
    </svg>
  )
}

/** Once a page, before the first card. */
export const CardIconDrawings = memo(function CardIconDrawings() {
  return (
    <svg aria-hidden className="hidden">
      {Object.entries(drawings).map(([name, Drawing]) => (
        <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
          {/* Filled or not is said by each element that points here. */}
          <Drawing fill="inherit" xmlns={undefined} className={undefined} />
        </symbol>
      ))}
    </svg>
  )
})
