// 'Save this Address' (ADR-01), and what becomes of one that is not saved (ADR-14).
import { useTranslations } from 'use-intl'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'

interface SaveChoiceProps {
  checked: boolean
  onCheckedChange(checked: boolean): void
}

export function SaveChoice({ checked, onCheckedChange }: SaveChoiceProps) {
  const t = useTranslations('address')
  return (
    <div>
      <Checkbox label={t('save_this')} checked={checked} onCheckedChange={onCheckedChange} />
      <p role="status" className="ps-8.5 text-13 text-ink-soft">
        {checked ? null : t('save_this_not')}
      </p>
    </div>
  )
}
