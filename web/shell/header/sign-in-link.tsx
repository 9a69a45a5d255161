// The way in for somebody who is not signed in; it shows once the shop has a page for it.

import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePageExists } from '#web/shell/navigation/page-link.tsx'
import { Button } from '#web/ui/action/button.tsx'

const page: string = '/auth/sign-in'

export function SignInLink() {
  const t = useTranslations('shell')
  const exists = usePageExists()
  if (!exists(page)) return null
  return (
    <Button variant="soft" render={<Link to={page} />} className="whitespace-nowrap">
      {t('sign_in')}
    </Button>
  )
}
