// Forgets in one go what this browser remembers of earlier searches.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { forgetSearches, recentSearches } from './recent-searches.ts'

export function ClearSearches() {
  const t = useTranslations('profile')
  const [isEmpty, setEmpty] = useState(() => recentSearches().length === 0)
  const clear = () => {
    forgetSearches()
    setEmpty(true)
    notify.success(t('searches_cleared'))
  }
  return (
    <Button variant="outline" disabled={isEmpty} onClick={clear}>
      {t('clear_searches')}
    </Button>
  )
}
