// Roles as people say them.
import { useLocale, useTranslations } from 'use-intl'
import type { StaffRole } from '#contract/core/permission.ts'

export function useRolesText(): (roles: readonly StaffRole[]) => string {
  const t = useTranslations('staff')
  const listed = useListed()
  return (roles) => listed(roles.map((role) => t(`role_${role}`)))
}

/** 'a, b': commas say it in every language alike, without a word between the last two. */
export function useListed(): (names: readonly string[]) => string {
  const comma = useLocale().startsWith('ar') ? '، ' : ', '
  return (names) => names.join(comma)
}
