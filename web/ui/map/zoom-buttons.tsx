// Nearer and farther, as one pill.
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'

type ZoomButtonsProps = { texts: { zoom_in: string; zoom_out: string }; onZoom: (steps: 1 | -1) => void }

const look = 'grid size-11 place-items-center text-ink hover:bg-fill active:bg-fill-strong'

export function ZoomButtons({ texts, onZoom }: ZoomButtonsProps) {
  return (
    <div className="flex flex-col overflow-hidden rounded-full bg-raised shadow-raised">
      <button type="button" aria-label={texts.zoom_in} onClick={() => onZoom(1)} className={look}>
        <Plus aria-hidden size={20} />
      </button>
      <button type="button" aria-label={texts.zoom_out} onClick={() => onZoom(-1)} className={look}>
        <Minus aria-hidden size={20} />
      </button>
    </div>
  )
}
