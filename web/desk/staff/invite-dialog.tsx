// Inviting somebody: email, roles, stores; it ends with the link to send.
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { emailAddress } from '#contract/features/session/session.schema.ts'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { type Duties, dutiesInput, slipOf } from './duties.rules.ts'
import { DutiesFields } from './duties-fields.tsx'
import { InvitationLink } from './invitation-link.tsx'
import type { Made } from './made-invitation.ts'

type InviteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function InviteDialog({ open, onOpenChange }: InviteDialogProps) {
  const t = useTranslations()
  const [made, setMade] = useState<Made | null>(null)
  const change = (isOpen: boolean) => {
    if (!isOpen) setMade(null)
    onOpenChange(isOpen)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t(made ? 'staff.link_title' : 'staff.invite_title')}
      closeLabel={t('common.close')}
    >
      {made ? <InvitationLink made={made} onDone={() => change(false)} /> : <InviteForm onMade={setMade} />}
    </Dialog>
  )
}

/** Null: not about the email. */
function emailRefusal(error: unknown): string | null {
  const entry = error instanceof ApiFailure ? error.entries.find(({ code }) => code === 'email') : undefined
  return entry?.message ?? null
}

function InviteForm({ onMade }: { onMade: (made: Made) => void }) {
  const t = useTranslations('staff')
  const refusalOf = useRefusal()
  const [email, setEmail] = useState('')
  const [duties, setDuties] = useState<Duties>({ roles: [], stores: [] })
  const [wasTried, setWasTried] = useState(false)
  const invite = useMutation({
    mutationFn: () => deskCall(staffEndpoints.invite, { input: { email, ...dutiesInput(duties) } }),
    onSuccess: async (made) => {
      onMade(made)
      notify.success(t('invited', { email: made.invitation.email }))
      await readAgain(staffEndpoints.list)
    },
  })
  const isEmail = emailAddress.safeParse(email).success
  const slip = wasTried ? slipOf(duties) : null
  const refused = emailRefusal(invite.error)
  const emailError = wasTried && !isEmail ? t('wrong_email') : refused
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (isEmail && slipOf(duties) === null) invite.mutate()
  }
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        dir="ltr"
        required
        value={email}
        onChange={({ target }) => {
          setEmail(target.value.trim())
          invite.reset()
        }}
        {...(emailError ? { error: emailError } : {})}
      />
      <DutiesFields duties={duties} onChange={setDuties} slip={slip} />
      <FormRefusal text={invite.error && !refused ? refusalOf(invite.error) : undefined} />
      <Button type="submit" loading={invite.isPending}>
        {t('make_link')}
      </Button>
    </form>
  )
}
