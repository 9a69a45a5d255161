// Writes a file in one step with exactly the mode asked for, whatever the umask of the process.
import { chmod, chown, rename, rm, writeFile } from 'node:fs/promises'
import type { Account } from './run-program.ts'

/**
 * Readers see the old content or the new, never a part. A link that the database's user planted under the
 * name is replaced, not followed: root would otherwise overwrite the file behind it.
 */
export async function replaceFile(
  path: string,
  content: string,
  mode: number,
  account?: Account | undefined,
): Promise<void> {
  const draft = `${path}.new`
  await rm(draft, { force: true })
  await writeNew(draft, content, mode, account)
  await rename(draft, path)
}

/** Flushed, so that a power cut leaves no empty file under a name that is already trusted. */
export async function writeNew(
  path: string,
  content: string,
  mode: number,
  account?: Account | undefined,
): Promise<void> {
  await writeFile(path, content, { flag: 'wx', mode, flush: true })
  await chmod(path, mode)
  if (account) await chown(path, account.uid, account.gid)
}
