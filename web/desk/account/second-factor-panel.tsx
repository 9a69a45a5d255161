// The second step of signing in: an app, passkeys, or both, and the way to turn it all off.
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDeskSearch } from '#web/desk/navigation/desk-link.tsx'
import { useAccount } from '#web/desk/session/use-desk.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Panel } from './panel.tsx'
import { Passkeys } from './passkeys.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'
import { TurnOnDialog } from './turn-on-dialog.tsx'

export function SecondFactorPanel() {
  const t = useTranslations('account')
  const { has_second_factor: isOn, has_app, recovery_codes_left: count } = useAccount()
  // The start page leads here to turn it on: the dialog is then open already.
  const isAsked = useDeskSearch().second_step === 'on'
  const [opened, setOpened] = useState<'on' | 'off' | null>(isAsked && !isOn ? 'on' : null)
  const openChange = (dialog: 'on' | 'off') => (isOpen: boolean) => setOpened(isOpen ? dialog : null)
  return (
    <Panel
      title={t('second_factor')}
      text={t('second_factor_text')}
      mark={
        <Badge tone={isOn ? 'success' : 'warning'}>
          {t(isOn ? 'second_factor_on' : 'second_factor_off')}
        </Badge>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <Smartphone aria-hidden size={18} className="shrink-0 text-ink-soft" />
          <div>
            <p className="font-medium">{t('app')}</p>
            <p className="text-13 text-ink-soft">{t(has_app ? 'app_on' : 'app_text')}</p>
          </div>
        </div>
        {!has_app && (
          <Button size="small" variant={isOn ? 'outline' : 'solid'} onClick={() => setOpened('on')}>
            {t('turn_on')}
          </Button>
        )}
      </div>
      <Passkeys />
      {isOn && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
          <p className="text-14 text-ink-soft">{t('codes_left', { count })}</p>
          <Button variant="outline" size="small" onClick={() => setOpened('off')}>
            {t('turn_off')}
          </Button>
        </div>
      )}
      <TurnOnDialog open={opened === 'on'} onOpenChange={openChange('on')} />
      <TurnOffDialog open={opened === 'off'} onOpenChange={openChange('off')} />
    </Panel>
  )
}
