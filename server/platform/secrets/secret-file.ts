// Secrets the shop makes on its first start and keeps in files of its own, which nobody else on the machine can read.
import { chmod, readFile, stat } from 'node:fs/promises'
import { unlessMissing, writeWhole } from '../images/picture-store.ts'

const ownerOnly = 0o600

/** What is in the file; where there is none, what `make` gives. A file that others can read is closed to them. */
export async function keepSecretFile(path: string, make: () => string): Promise<string> {
  const kept = await readFile(path, 'utf8').catch(unlessMissing)
  if (kept !== undefined) {
    await closeToOthers(path)
    return kept
  }
  const made = make()
  await writeWhole(path, made, ownerOnly)
  return made
}

/** A file of an earlier version, or one that came back from a backup. */
export async function closeToOthers(path: string): Promise<void> {
  const isOpen = ((await stat(path)).mode & 0o777 & ~ownerOnly) !== 0
  if (isOpen) await chmod(path, ownerOnly)
}
