// Two boxes for dishes with and without meat; both or none is everything (LST-07, LST-14).
import { useTranslations } from 'use-intl'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'

export interface VegBoxes {
  veg: boolean
  non_veg: boolean
}

interface VegChoiceProps {
  boxes: VegBoxes
  onBoxesChange(boxes: VegBoxes): void
}

export function VegChoice({ boxes: { veg, non_veg }, onBoxesChange }: VegChoiceProps) {
  const t = useTranslations('listing')
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="sr-only">{t('veg_label')}</legend>
      <Checkbox
        label={t('veg')}
        checked={veg}
        onCheckedChange={(on) => onBoxesChange({ veg: on, non_veg })}
      />
      <Checkbox
        label={t('non_veg')}
        checked={non_veg}
        onCheckedChange={(on) => onBoxesChange({ veg, non_veg: on })}
      />
    </fieldset>
  )
}
