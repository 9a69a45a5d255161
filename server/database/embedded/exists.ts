// Says whether something is at a path; any other trouble than 'not there' stays an error.
import { lstat } from 'node:fs/promises'
import { hasCode } from './system-error.ts'

export async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path)
    return true
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}
