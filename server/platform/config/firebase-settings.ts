// Settings of push messages to apps by Firebase: the service account that may send, as a file or as its JSON.
import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** What is read of the file that the Firebase console gives out. */
const accountFile = z.object({
  project_id: z.string().regex(/^[a-z0-9:.-]+$/i),
  client_email: z.string().min(1),
  private_key: z.string().min(1),
  private_key_id: z.string().optional(),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
})

export interface ServiceAccount {
  project_id: string
  client_email: string
  private_key: KeyObject
  key_id: string | undefined
  token_uri: string
}

export interface FirebaseSettings {
  account: ServiceAccount
  /** Without a trailing slash. */
  url: string
}

/** Says what is wrong without repeating any of it: the value is a secret. */
function accountFrom(text: string, context: z.RefinementCtx<string>): ServiceAccount | undefined {
  const given = text.trim()
  if (given === '') return undefined
  try {
    const { private_key, private_key_id, ...rest } = accountFile.parse(
      JSON.parse(given.startsWith('{') ? given : readFileSync(given, 'utf8')),
    )
    return { ...rest, key_id: private_key_id, private_key: createPrivateKey(private_key) }
  } catch {
    context.addIssue({
      code: 'custom',
      message: 'is neither the path of a service account file nor its JSON, with a usable key in it',
    })
    return z.NEVER
  }
}

export const firebaseSettings = {
  FCM_SERVICE_ACCOUNT: z.string().default('').transform(accountFrom),
  /** Elsewhere only for trying. */
  FCM_URL: z.url().default('https://fcm.googleapis.com'),
}

const settings = z.object(firebaseSettings)

export function firebaseFrom(values: z.output<typeof settings>): FirebaseSettings | null {
  const { FCM_SERVICE_ACCOUNT: account, FCM_URL } = values
  return account ? { account, url: FCM_URL.replace(/\/$/, '') } : null
}
