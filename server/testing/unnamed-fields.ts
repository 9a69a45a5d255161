// Fields somebody logged that the log of changes could not call by a name: whatever test logged them fails.
import pg from 'pg'
import { z } from 'zod'
import { auditSubjects } from '#contract/features/audit/audit.schema.ts'
import { fieldKind } from '#contract/features/audit/audit-fields.ts'

const logged = z.object({ subject: z.enum(auditSubjects), field: z.string() })

const everyField = `select distinct subject, field from audit_entry,
  lateral jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) as field`

export async function unnamedFields(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query(everyField).finally(() => client.end())
  return rows
    .map((row) => logged.parse(row))
    .filter(({ subject, field }) => fieldKind(subject, field) === null)
    .map(({ subject, field }) => `${subject}.${field}`)
}
