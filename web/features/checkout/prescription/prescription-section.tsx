// Pictures of the prescription, at most three, shown before they are sent (CHK-01).
import { useTranslations } from 'use-intl'
import { mostAttachments } from '#contract/features/order/place-order.schema.ts'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { CheckoutSection } from '../sections/checkout-section.tsx'
import type { SectionProps } from '../sections/section-props.ts'

export function PrescriptionSection({ checkout: { pictures, setPictures }, problems }: SectionProps) {
  const t = useTranslations()
  return (
    <CheckoutSection title={t('checkout.prescription')} part="prescription" problems={problems}>
      <FileDrop
        label={t('checkout.prescription_add')}
        hint={t('checkout.prescription_hint', { n: String(mostAttachments) })}
        files={pictures}
        onFilesChange={setPictures}
        removeLabel={(name) => t('checkout.prescription_remove', { name })}
        max={mostAttachments}
        fullText={t('common.pictures_at_most', { n: String(mostAttachments) })}
        accept="image/jpeg,image/png,image/gif,image/webp"
      />
    </CheckoutSection>
  )
}
