// 'Insert delivery location' (LOC-10): asked before something goes into the cart with no place to bring it to.
import MapPinned from 'lucide-react/icons/map-pinned'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

interface DeliveryLocationPromptProps {
  open: boolean
  onOpenChange(open: boolean): void
  onPickFromMap(): void
}

export function DeliveryLocationPrompt({ open, onOpenChange, onPickFromMap }: DeliveryLocationPromptProps) {
  const t = useTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('location.prompt_title')}
      closeLabel={t('common.close')}
      size="small"
    >
      <div className="flex flex-col items-center gap-4 pt-2 text-center">
        <span className="grid size-20 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <MapPinned aria-hidden size={36} />
        </span>
        <p className="max-w-xs text-14 text-ink-soft">{t('location.prompt_text')}</p>
        <Button size="large" className="w-full" onClick={onPickFromMap}>
          {t('location.prompt_pick')}
        </Button>
      </div>
    </Dialog>
  )
}
