// The shop's name with push services (VAPID): made on the first start and kept, for every subscription is tied to it.
import { join } from 'node:path'
import webPush from 'web-push'
import { z } from 'zod'
import { keepSecretFile } from '../secrets/secret-file.ts'

const pushKeys = z.object({ publicKey: z.string().min(80), privateKey: z.string().min(40) })

export type PushKeys = z.output<typeof pushKeys>

export async function keepPushKeys(dataDir: string): Promise<PushKeys> {
  const make = () => JSON.stringify(webPush.generateVAPIDKeys())
  return pushKeys.parse(JSON.parse(await keepSecretFile(join(dataDir, 'push-keys.json'), make)))
}
