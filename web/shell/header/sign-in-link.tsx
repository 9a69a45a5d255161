// The way in for somebody who is not signed in.
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useBackSearch } from '#web/platform/session/use-back-search.ts'
import { Button } from '#web/ui/action/button.tsx'

export function SignInLink() {
  const t = useTranslations('shell')
  const search = useBackSearch()
  return (
    <Button
      variant="soft"
      render={<Link to="/auth/sign-in" search={search} />}
      className="in-data-customer:invisible whitespace-nowrap"
    >
      {t('sign_in')}
    </Button>
  )
}
