// The head of a dialog or a drawer: its title and the way out.
import { Dialog } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { IconButton } from '#web/ui/action/icon-button.tsx'

type PanelHeaderProps = { title: string; closeLabel: string; look: 'bar' | 'over' }

export function PanelHeader({ title, closeLabel, look }: PanelHeaderProps) {
  if (look === 'over') {
    return (
      <>
        <Dialog.Title className="sr-only">{title}</Dialog.Title>
        <Dialog.Close
          render={<IconButton label={closeLabel} variant="floating" />}
          className="absolute end-4 top-4 z-1"
        >
          <X aria-hidden size={20} />
        </Dialog.Close>
      </>
    )
  }
  return (
    <div className="flex items-center justify-between gap-4 py-3 ps-5 pe-3 sm:ps-6">
      <Dialog.Title className="min-w-0 font-semibold text-18">{title}</Dialog.Title>
      <Dialog.Close render={<IconButton label={closeLabel} />}>
        <X aria-hidden size={20} />
      </Dialog.Close>
    </div>
  )
}
