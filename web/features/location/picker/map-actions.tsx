// The buttons over the map's corner: the whole screen, and the place of the browser.
import LocateFixed from 'lucide-react/icons/locate-fixed'
import Maximize from 'lucide-react/icons/maximize'
import Minimize from 'lucide-react/icons/minimize'
import { useTranslations } from 'use-intl'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'

interface FullscreenButtonProps {
  isFull: boolean
  onChange(isFull: boolean): void
}

export function FullscreenButton({ isFull, onChange }: FullscreenButtonProps) {
  const t = useTranslations('location')
  return (
    <IconButton
      variant="floating"
      label={t(isFull ? 'fullscreen_leave' : 'fullscreen')}
      onClick={() => onChange(!isFull)}
    >
      {isFull ? <Minimize aria-hidden size={20} /> : <Maximize aria-hidden size={20} />}
    </IconButton>
  )
}

export function LocateButton({ isLocating, onLocate }: { isLocating: boolean; onLocate(): void }) {
  const t = useTranslations('location')
  return (
    <button
      type="button"
      aria-busy={isLocating || undefined}
      onClick={() => !isLocating && onLocate()}
      className="control inline-flex min-h-11 items-center gap-2 rounded-full bg-raised ps-3 pe-4 font-medium text-14 text-ink shadow-raised hover:bg-fill"
    >
      {isLocating ? <Spinner size={20} /> : <LocateFixed aria-hidden size={20} />}
      {t('use_current')}
    </button>
  )
}
