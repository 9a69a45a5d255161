// Four arrows that move the pin a little: the way for those who cannot drag.
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { classNames } from '#web/ui/styles/class-names.ts'
import { type Direction, directions } from './compass.ts'

export type NudgeTexts = Record<Direction, string>

type NudgePadProps = { label: string; texts: NudgeTexts; onNudge: (direction: Direction) => void }

const arrows = {
  north: { Icon: ChevronUp, place: 'col-start-2 row-start-1' },
  west: { Icon: ChevronLeft, place: 'col-start-1 row-start-2' },
  east: { Icon: ChevronRight, place: 'col-start-3 row-start-2' },
  south: { Icon: ChevronDown, place: 'col-start-2 row-start-3' },
} as const satisfies Record<Direction, unknown>

export function NudgePad({ label, texts, onNudge }: NudgePadProps) {
  return (
    // Left is west in every language, so the pad does not mirror.
    <fieldset dir="ltr" className="grid grid-cols-3 rounded-full bg-raised shadow-raised">
      <legend className="sr-only">{label}</legend>
      {directions.map((direction) => {
        const { Icon, place } = arrows[direction]
        return (
          <button
            key={direction}
            type="button"
            aria-label={texts[direction]}
            onClick={() => onNudge(direction)}
            className={classNames(
              'control grid size-10 target-44 place-items-center rounded-full text-ink hover:bg-fill active:bg-fill-strong',
              place,
            )}
          >
            <Icon aria-hidden size={20} />
          </button>
        )
      })}
      <span
        aria-hidden
        className="col-start-2 row-start-2 size-2 self-center justify-self-center rounded-full bg-accent-mark"
      />
    </fieldset>
  )
}
