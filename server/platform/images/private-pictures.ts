// Pictures of one person's business (a prescription, a complaint, a chat): shown only under an address signed for a while.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import type { Clock } from '../clock/clock.ts'
import { keepSecretFile } from '../secrets/secret-file.ts'
import { type PictureFolder, pictureUrl } from './picture-url.ts'

const privateFolders = ['order', 'refund', 'chat'] as const satisfies readonly PictureFolder[]

export type PrivateFolder = (typeof privateFolders)[number]

export interface PrivatePictures {
  /** For whoever may see the picture now; anybody they pass it to may, too, until it is over. */
  url(origin: string, folder: PrivateFolder, file: string): string
  /** Seconds an address is still good for; null for a picture everybody may see, 0 when it may not be shown. */
  secondsLeft(picture: { folder: string; file: string }, asked: URLSearchParams): number | null
}

/** Addresses made within the same hour are the same, so that browsers need not load a picture again. */
const stepSeconds = 3_600

export function createPrivatePictures(secret: string, clock: Clock): PrivatePictures {
  const now = () => Math.floor(clock.now().getTime() / 1_000)
  const sign = (folder: string, file: string, until: string) =>
    createHmac('sha256', secret).update(`${folder}/${file} until ${until}`).digest('base64url')

  return {
    url(origin, folder, file) {
      const until = String((Math.floor(now() / stepSeconds) + 2) * stepSeconds)
      return `${pictureUrl(origin, folder, file)}?until=${until}&sign=${sign(folder, file, until)}`
    },

    secondsLeft({ folder, file }, asked) {
      if (!privateFolders.some((one) => one === folder)) return null
      const until = asked.get('until') ?? ''
      if (!isSame(asked.get('sign') ?? '', sign(folder, file, until))) return 0
      return Math.max(0, Number(until) - now())
    },
  }
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Made on the first start and kept: addresses stay good over a restart. */
export async function keepPictureSecret(dataDir: string): Promise<string> {
  return keepSecretFile(join(dataDir, 'picture-secret'), () => randomBytes(32).toString('base64url'))
}
