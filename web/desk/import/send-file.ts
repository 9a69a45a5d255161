// Sends a file in parts, and fetches one that the shop writes.
import { importEndpoints } from '#contract/features/import/import.endpoints.ts'
import type { ImportView } from '#contract/features/import/import.schema.ts'
import { type ImportKind, importLimits } from '#contract/features/import/import-words.ts'
import { deskCall } from '#web/desk/session/desk-api.ts'
import { readPreferences } from '#web/desk/session/preferences.ts'
import { readToken } from '#web/desk/session/token.ts'
import { readFailure } from '#web/platform/api/read-answer.ts'
import { saveBlob } from '#web/platform/files/save-file.ts'

export interface WantedImport {
  kind: ImportKind
  file: File
  pictures: File | null
  store_id: number | null
}

/** `onShare` hears from 0 to 1 how much has arrived. */
export async function sendImport(
  { kind, file, pictures, store_id }: WantedImport,
  onShare: (share: number) => void,
): Promise<ImportView> {
  const store = store_id === null ? {} : { store_id }
  const { id } = await deskCall(importEndpoints.begin, { input: { kind, file_name: file.name, ...store } })
  const whole = file.size + (pictures?.size ?? 0)
  let sent = 0
  const send = async (of: 'file' | 'pictures', from: File) => {
    const count = Math.max(1, Math.ceil(from.size / importLimits.part))
    for (let number = 0; number < count; number += 1) {
      const bytes = from.slice(number * importLimits.part, (number + 1) * importLimits.part)
      const part = new File([bytes], 'part')
      await deskCall(importEndpoints.part, { params: { id }, input: { of, number, part } })
      sent += bytes.size
      onShare(whole === 0 ? 1 : sent / whole)
    }
    return count
  }
  const parts = await send('file', file)
  const picture_parts = pictures ? await send('pictures', pictures) : 0
  return deskCall(importEndpoints.read, { params: { id }, input: { parts, picture_parts } })
}

/** Below /api/v1: the browser cannot send the token along with a plain link. */
export async function fetchFile(path: string): Promise<void> {
  const response = await fetch(`/api/v1${path}`, {
    headers: { authorization: `Bearer ${readToken() ?? ''}`, 'X-localization': readPreferences().language },
  })
  if (!response.ok) throw await readFailure(response)
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  saveBlob(name ? decodeURIComponent(name) : 'file', await response.blob())
}
