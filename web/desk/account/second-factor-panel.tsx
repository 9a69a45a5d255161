// The second step of signing in: whether it is on, and the ways to turn it on and off.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDeskSearch } from '#web/desk/navigation/desk-link.tsx'
import { useAccount } from '#web/desk/session/use-desk.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Panel } from './panel.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'
import { TurnOnDialog } from './turn-on-dialog.tsx'

export function SecondFactorPanel() {
  const t = useTranslations('account')
  const { has_second_factor: isOn, recovery_codes_left: count } = useAccount()
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
        {isOn && <p className="text-14 text-ink-soft">{t('codes_left', { count })}</p>}
        {isOn ? (
          <Button variant="outline" onClick={() => setOpened('off')}>
            {t('turn_off')}
          </Button>
        ) : (
          <Button onClick={() => setOpened('on')}>{t('turn_on')}</Button>
        )}
      </div>
      <TurnOnDialog open={opened === 'on'} onOpenChange={openChange('on')} />
      <TurnOffDialog open={opened === 'off'} onOpenChange={openChange('off')} />
    </Panel>
  )
}
