// The code a courier asks for before an order leaves their hands: only whoever knows it is the receiver.
import KeyRound from 'lucide-react/icons/key-round'
import { useTranslations } from 'use-intl'

export function HandoverCode({ code, hint }: { code: string; hint: string }) {
  const t = useTranslations('order')
  return (
    <div className="flex items-center gap-3 rounded-card bg-accent-soft p-4">
      <KeyRound aria-hidden size={22} className="shrink-0 text-accent-ink" />
      <dl className="min-w-0 flex-1">
        <dt className="font-medium text-14">{t('handover_code')}</dt>
        <dd className="text-13 text-ink-soft">{hint}</dd>
      </dl>
      <bdi className="font-semibold text-22 tracking-widest tabular">{code}</bdi>
    </div>
  )
}
