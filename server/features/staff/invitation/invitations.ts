// How somebody comes to work here: a link that makes an account, once.

import { deskPath } from '#contract/core/desk.ts'
import { coreFailures, fillIn, refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import type { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { staffFailures } from '#contract/features/staff/staff.failures.ts'
import type { Invitation } from '#contract/features/staff/staff.schema.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import type { AuditAuthor, AuditService } from '#server/features/audit/audit.service.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call } from '#server/platform/http/bind.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { inCatalogues } from '#server/platform/messages/notice-texts.ts'
import { hashSecret, newToken } from '#server/platform/secrets/token.ts'
import { areStoresKnown, wantedStores } from '../duties.ts'
import { hasOwner, lockDuties, staffByEmail, storeNames } from '../staff.db.ts'
import {
  deleteFirstOwnerInvitation,
  type InvitationRow,
  type InvitationWithInviter,
  invitationByToken,
  type NewInvitation,
  openInvitations,
  takeInvitation,
  writeInvitation,
} from './invitation.db.ts'

const day = 86_400_000
const openFor = 3 * day
/** Printed on the terminal of the shop, where it may lie for a while. */
const ownerOpenFor = 7 * day

export interface InvitationParts {
  db: Database
  clock: Clock
  log: Log
  mail: Mail
  audit: Pick<AuditService, 'record'>
  content: Pick<ContentService, 'settings' | 'ownNotices'>
}

type Ends = typeof staffEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>

/** Behind the #, which browsers send to no server: no log knows the token. */
const linkOf = (origin: string, token: string) => `${origin}${deskPath}/invitation#${token}`

export function createInvitations(parts: InvitationParts) {
  const { db, clock, mail, audit } = parts

  return {
    async list(language: Language): Promise<Invitation[]> {
      return present(db, await openInvitations(db, clock.now()), language)
    },

    async read({ input: { token }, scope }: CallOf<'readInvitation'>) {
      const row = await invitationByToken(db, hashSecret(token), clock.now())
      const isOver = !row || (row.invitation.email === null && (await hasOwner(db)))
      refuseUnless(!isOver, staffFailures.invitation_over)
      const [shown] = await present(db, [row], scope.language)
      refuseUnless(shown, staffFailures.invitation_over)
      const { email, roles, stores, invited_by, expires_at } = shown
      return { email, roles, stores, invited_by, expires_at }
    },

    async invite({ input, caller, scope }: CallOf<'invite'>) {
      const { email, roles } = input
      const token = newToken()
      const store_ids = wantedStores(input)
      const made = await db.transaction(async (tx) => {
        refuseUnless((await staffByEmail(tx, email)) === null, staffFailures.email_taken)
        refuseUnless(await areStoresKnown(tx, { store_ids }), staffFailures.unknown_stores)
        const row = { email, roles, store_ids, invited_by: caller.staff_id }
        return write(tx, parts, { ...row, ...lasting(token, clock.now(), openFor) }, caller)
      })
      const link = linkOf(scope.origin, token)
      if (mail.reaches_mailboxes) await sendLetter(parts, { email, link, caller, language: scope.language })
      const [invitation] = await present(db, [{ invitation: made, inviter: caller.name }], scope.language)
      if (!invitation) throw new Error('the invitation is not there to be shown')
      return { invitation, link }
    },

    async withdraw({ params: { id }, caller }: CallOf<'withdrawInvitation'>): Promise<void> {
      await db.transaction(async (tx) => {
        const row = await takeInvitation(tx, id)
        refuseUnless(row, coreFailures.not_found)
        const { roles, store_ids } = row
        const before = { roles, store_ids }
        await audit.record(tx, { by: caller, act: 'invitation_withdrawn', ...aboutInvitation(row), before })
      })
    },

    /** Null where an owner may enter already. The link of an earlier start ends. */
    inviteFirstOwner: (origin: string): Promise<string | null> =>
      db.transaction(async (tx) => {
        await lockDuties(tx)
        if (await hasOwner(tx)) return null
        await deleteFirstOwnerInvitation(tx)
        const token = newToken()
        const row = { email: null, roles: ['owner' as const], store_ids: [], invited_by: null }
        await writeInvitation(tx, { ...row, ...lasting(token, clock.now(), ownerOpenFor) })
        return linkOf(origin, token)
      }),

    /** One more owner, by whoever starts the shop: the only one may be lost. Null where the email works here. */
    inviteOwner: (email: string, origin: string): Promise<string | null> =>
      db.transaction(async (tx) => {
        if (await staffByEmail(tx, email)) return null
        const token = newToken()
        const row = { email, roles: ['owner' as const], store_ids: [], invited_by: null }
        await write(tx, parts, { ...row, ...lasting(token, clock.now(), ownerOpenFor) }, null)
        return linkOf(origin, token)
      }),
  }
}

const lasting = (token: string, at: Date, span: number) => ({
  token_hash: hashSecret(token),
  created_at: at,
  expires_at: new Date(at.getTime() + span),
})

async function write(
  tx: Statements,
  { audit }: Pick<InvitationParts, 'audit'>,
  row: NewInvitation,
  by: AuditAuthor | null,
): Promise<InvitationRow> {
  const made = await writeInvitation(tx, row)
  const { roles, store_ids } = made
  await audit.record(tx, { by, act: 'invited', ...aboutInvitation(made), after: { roles, store_ids } })
  return made
}

export const aboutInvitation = ({ id, email }: InvitationRow) =>
  ({ subject: 'invitation', subject_id: id, subject_name: email ?? '' }) as const

export const staffNotices = {
  invitation: inCatalogues(
    '{name} invites you to the back office of {business}. Open this link within three days to set up your account: {link}',
  ),
}

interface InvitationLetter {
  email: string
  link: string
  caller: AuditAuthor
  language: Language
}

/** What cannot be sent is only reported: the link is in the inviter's hands too. */
async function sendLetter(
  { mail, content, log }: InvitationParts,
  { email, link, caller, language }: InvitationLetter,
): Promise<void> {
  const business = (await content.settings()).business_name[language]
  const own = await content.ownNotices()
  const given = { name: caller.name, business, link }
  const text = own(language, 'invitation', given) ?? fillIn(staffNotices.invitation[language], given)
  try {
    await mail.send({ to: email, subject: business, text })
  } catch (error) {
    log.warn({ error }, 'an invitation could not be sent')
  }
}

async function present(
  db: Statements,
  rows: readonly InvitationWithInviter[],
  language: Language,
): Promise<Invitation[]> {
  const names = await storeNames(db, language, [
    ...new Set(rows.flatMap(({ invitation }) => invitation.store_ids)),
  ])
  return rows.map(({ invitation, inviter }) => ({
    id: invitation.id,
    email: invitation.email ?? '',
    roles: invitation.roles,
    stores: invitation.store_ids.flatMap((id) => {
      const name = names.get(id)
      return name === undefined ? [] : [{ id, name }]
    }),
    invited_by: inviter,
    created_at: invitation.created_at.toISOString(),
    expires_at: invitation.expires_at.toISOString(),
  }))
}
