// What somebody may do and whether they may enter. Where somebody else was quicker, both states are shown first.
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { coreFailures } from '#contract/core/failure.ts'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { staffFailures } from '#contract/features/staff/staff.failures.ts'
import type { StaffMember } from '#contract/features/staff/staff.schema.ts'
import { deskCall, deskQuery, queryClient, readAgain } from '#web/desk/session/desk-api.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { announce } from '#web/ui/feedback/announce.ts'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { type Duties, dutiesInput, slipOf } from './duties.rules.ts'
import { DutiesFields } from './duties-fields.tsx'

const codeOf = (error: unknown) => (error instanceof ApiFailure ? error.entries[0]?.code : undefined)

async function newestOf(id: number): Promise<StaffMember | undefined> {
  const { staff } = await queryClient.fetchQuery({ ...deskQuery(staffEndpoints.list), staleTime: 0 })
  return staff.find((member) => member.id === id)
}

function useEdit(member: StaffMember, onClose: () => void) {
  const t = useTranslations('staff')
  // What the form began with: its version is what the shop compares.
  const [base, setBase] = useState(member)
  const [duties, setDuties] = useState<Duties>(member)
  const [isActive, setActive] = useState(member.is_active)
  const [newer, setNewer] = useState<StaffMember | null>(null)
  const save = useMutation({
    mutationFn: (version: number) =>
      deskCall(staffEndpoints.change, {
        params: { id: member.id },
        input: { ...dutiesInput(duties), is_active: isActive, version },
      }),
    onSuccess: async ({ name }) => {
      onClose()
      notify.success(t('saved', { name }))
      await readAgain(staffEndpoints.list, staffEndpoints.account)
    },
    onError: async (error) => {
      if (codeOf(error) === coreFailures.changed_meanwhile.code) {
        setNewer((await newestOf(member.id).catch(() => undefined)) ?? null)
      }
    },
  })
  const takeTheirs = () => {
    if (!newer) return
    setBase(newer)
    setDuties(newer)
    setActive(newer.is_active)
    setNewer(null)
    save.reset()
    announce(t('took_theirs'))
  }
  return { base, duties, setDuties, isActive, setActive, newer, save, takeTheirs }
}

type EditDialogProps = { member: StaffMember; onClose: () => void }

export function EditDialog({ member, onClose }: EditDialogProps) {
  const t = useTranslations()
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('staff.edit_title', { name: member.name })}
      closeLabel={t('common.close')}
    >
      <EditForm member={member} onClose={onClose} />
    </Dialog>
  )
}

function EditForm({ member, onClose }: EditDialogProps) {
  const t = useTranslations('staff')
  const refusalOf = useRefusal()
  const { base, duties, setDuties, isActive, setActive, newer, save, takeTheirs } = useEdit(member, onClose)
  const [wasTried, setWasTried] = useState(false)
  const slip = wasTried ? slipOf(duties) : null
  const isAboutRoles = codeOf(save.error) === staffFailures.last_owner.code
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (slipOf(duties) === null) save.mutate(newer?.version ?? base.version)
  }
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {newer && <ChangedMeanwhile before={base} now={newer} onTake={takeTheirs} />}
      <DutiesFields
        duties={duties}
        onChange={setDuties}
        slip={slip}
        refusal={isAboutRoles ? refusalOf(save.error) : undefined}
      />
      <Checkbox
        label={
          <span className="block py-1">
            <span className="block font-medium text-14">{t('may_enter')}</span>
            <span className="block text-13 text-ink-soft">{t('may_enter_text')}</span>
          </span>
        }
        checked={isActive}
        onCheckedChange={setActive}
      />
      <FormRefusal text={save.error && !isAboutRoles && !newer ? refusalOf(save.error) : undefined} />
      <Button type="submit" loading={save.isPending}>
        {t(newer ? 'save_mine' : 'save')}
      </Button>
    </form>
  )
}
