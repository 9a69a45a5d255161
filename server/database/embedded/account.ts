// Chooses the operating system user of the database: PostgreSQL refuses to run as root.
import { type Account, runProgram } from './run-program.ts'

const ownName = 'fivefold-postgres'

/** Present on many machines; `_postgres` is the one macOS brings. */
const substitutes = ['postgres', '_postgres', 'nobody'] as const

/** Undefined means: as the user of this process. Data that already has an owner keeps it. */
export async function accountFor(
  owner: Account | undefined,
  log: (line: string) => void,
): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  if (owner && owner.uid !== 0) return owner
  const account = (await lookUp(ownName)) ?? (await create(log)) ?? (await firstSubstitute(log))
  if (account) return account
  throw new Error(
    'PostgreSQL refuses to run as root, and no other user could be found or created to run it. ' +
      `Create one (useradd --system ${ownName}), start as an ordinary user, or set DATABASE_URL.`,
  )
}

async function create(log: (line: string) => void): Promise<Account | undefined> {
  if (process.platform !== 'linux') return undefined
  const home = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/bin/false']
  await runProgram('useradd', ['--system', '--user-group', ...home, ownName])
  // Looked up whatever useradd said: another start may have created the user at the same moment.
  const account = await lookUp(ownName)
  if (account) log(`Created the system user ${ownName}, because PostgreSQL does not run as root.`)
  return account
}

async function firstSubstitute(log: (line: string) => void): Promise<Account | undefined> {
  for (const name of substitutes) {
    const account = await lookUp(name)
    if (!account) continue
    log(`The database runs as the user ${name}, because PostgreSQL does not run as root.`)
    return account
  }
  return undefined
}

/** Only a user we can really become counts: some containers know names but allow no switch. */
async function lookUp(name: string): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all([runProgram('id', ['-u', name]), runProgram('id', ['-g', name])])
  if (!uid.ok || !gid.ok) return undefined
  const account = { uid: Number(uid.output), gid: Number(gid.output) }
  const trial = await runProgram('/bin/sh', ['-c', ':'], { account })
  return account.uid !== 0 && trial.ok ? account : undefined
}
