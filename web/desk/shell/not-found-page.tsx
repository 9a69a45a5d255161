// An address of the desk where nothing is, and a section that is not for everybody.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Permission } from '#contract/core/permission.ts'
import { DeskLink } from '#web/desk/navigation/desk-link.tsx'
import { usePageTitle } from '#web/desk/navigation/page-header.tsx'
import { useMay } from '#web/desk/session/use-desk.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

function NothingHere({ title, text }: { title: string; text: string }) {
  const t = useTranslations('desk')
  usePageTitle(title)
  return (
    <EmptyState
      level={1}
      picture={<EmptyPicture />}
      title={title}
      text={text}
      action={<Button render={<DeskLink to="/" />}>{t('back_to_start')}</Button>}
    />
  )
}

export function NotFoundPage() {
  const t = useTranslations('desk')
  return (
    <main id="content" tabIndex={-1} className="desk-main">
      <NothingHere title={t('not_found_title')} text={t('not_found_text')} />
    </main>
  )
}

/** Around a section that needs a permission; the shop refuses its data anyway. */
export function Permitted({ needs, children }: { needs: Permission; children: ReactNode }) {
  const t = useTranslations('desk')
  if (useMay(needs)) return children
  return <NothingHere title={t('not_allowed_title')} text={t('not_allowed_text')} />
}
