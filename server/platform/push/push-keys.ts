// The shop's name with push services (VAPID): made on the first start and kept, for every subscription is tied to it.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import webPush from 'web-push'
import { z } from 'zod'
import { unlessMissing, writeWhole } from '../images/picture-store.ts'

const pushKeys = z.object({ publicKey: z.string().min(80), privateKey: z.string().min(40) })

export type PushKeys = z.output<typeof pushKeys>

export async function keepPushKeys(dataDir: string): Promise<PushKeys> {
  const path = join(dataDir, 'push-keys.json')
  const kept = await readFile(path, 'utf8').catch(unlessMissing)
  if (kept !== undefined) return pushKeys.parse(JSON.parse(kept))
  const made = webPush.generateVAPIDKeys()
  await writeWhole(path, JSON.stringify(made))
  return made
}
