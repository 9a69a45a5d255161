// What goes with an account, in figures, and the tick that says it was read.
import { useTranslations } from 'use-intl'
import type { Profile } from '#contract/features/profile/profile.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'

interface DeletionWarningProps {
  profile: Pick<Profile, 'wallet_balance' | 'loyalty_point'>
  checked: boolean
  onChange(checked: boolean): void
}

export function DeletionWarning({ profile, checked, onChange }: DeletionWarningProps) {
  const t = useTranslations('profile')
  const format = useFormat()
  const { wallet_balance, loyalty_point } = profile
  return (
    <div className="mt-2 rounded-card bg-danger-soft px-4 pt-3 pb-1 text-start">
      <p className="font-medium text-14">{t('delete_lost')}</p>
      <ul className="mt-1 grid gap-0.5 text-14">
        {wallet_balance > 0 && <li>{t('delete_lost_money', { money: format.money(wallet_balance) })}</li>}
        {loyalty_point > 0 && <li>{t('delete_lost_points', { points: loyalty_point })}</li>}
      </ul>
      <Checkbox
        label={<span className="text-14">{t('delete_agree')}</span>}
        checked={checked}
        onCheckedChange={onChange}
      />
    </div>
  )
}
