// Everybody who works here, the invitations that wait, and the ways to change either.
import { useQuery } from '@tanstack/react-query'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import type { StaffMember } from '#contract/features/staff/staff.schema.ts'
import { useChangeSearch, useDeskSearch } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { Permitted } from '#web/desk/shell/not-found-page.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { InvitationsPanel } from './invitations-panel.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import type { MemberAct } from './member-acts.ts'
import { MemberQuestion } from './member-question.tsx'
import { StaffList } from './staff-list.tsx'

export function StaffPage() {
  return (
    <Permitted needs="manage_staff">
      <Staff />
    </Permitted>
  )
}

type Chosen = { act: 'edit' | MemberAct; member: StaffMember }

function Staff() {
  const t = useTranslations()
  const { data, error, refetch } = useQuery(deskQuery(staffEndpoints.list))
  const { invite } = useDeskSearch()
  const changeSearch = useChangeSearch()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const close = () => setChosen(null)
  return (
    <>
      <PageHeader
        title={t('staff.title')}
        text={t('staff.text')}
        action={
          <Button onClick={() => void changeSearch({ invite: 'yes' })}>
            <UserPlus aria-hidden size={18} />
            {t('staff.invite')}
          </Button>
        }
      />
      {!data && error && (
        <QuietFailure
          text={t('desk.load_failed')}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-72 w-full rounded-card" />}
      {data && (
        <div className="flex flex-col gap-6">
          <StaffList staff={data.staff} onAct={(act, member) => setChosen({ act, member })} />
          <InvitationsPanel invitations={data.invitations} isAlone={data.staff.length < 2} />
        </div>
      )}
      <InviteDialog
        open={invite === 'yes'}
        onOpenChange={(isOpen) => void changeSearch({ invite: isOpen ? 'yes' : undefined })}
      />
      {chosen?.act === 'edit' && <EditDialog key={chosen.member.id} member={chosen.member} onClose={close} />}
      {chosen && chosen.act !== 'edit' && (
        <MemberQuestion act={chosen.act} member={chosen.member} onClose={close} />
      )}
    </>
  )
}
