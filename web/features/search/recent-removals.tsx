// A button for each recent search, beside the list of choices and not in it: a choice may hold no button.
import X from 'lucide-react/icons/x'
import { useTranslations } from 'use-intl'
import { IconButton } from '#web/ui/action/icon-button.tsx'

interface RecentRemovalsProps {
  texts: readonly string[]
  onRemove(text: string): void
}

/** Rows are as high as the choices, so that each button stands at the end of its own. */
export function RecentRemovals({ texts, onRemove }: RecentRemovalsProps) {
  const t = useTranslations('search')
  return (
    <ul className="absolute end-0 top-0">
      {texts.map((text) => (
        <li key={text} className="h-11">
          <IconButton
            label={t('remove_recent', { text })}
            onClick={() => onRemove(text)}
            className="text-ink-soft"
          >
            <X aria-hidden size={16} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
