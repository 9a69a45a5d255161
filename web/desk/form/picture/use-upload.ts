// Sends pictures to the shop, one after the other, and says in plain words why one is not taken.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type DeskPictureFolder, pictureEndpoints } from '#contract/features/picture/picture.endpoints.ts'
import { deskCall } from '#web/desk/session/desk-api.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { announce } from '#web/ui/feedback/announce.ts'
import { type Cut, cutPicture, slipOf } from './cut-picture.ts'

/** As forms hold it: the file's name is what is saved. */
export interface FormPicture {
  file: string
  url: string
}

export interface Upload {
  isSending: boolean
  slip: string | undefined
  /** Null: not taken, and `slip` says why. */
  send: (file: File, cut: Cut | null) => Promise<FormPicture | null>
  check: (file: File) => Promise<boolean>
}

const tooLarge = 413

export function useUpload(folder: DeskPictureFolder): Upload {
  const t = useTranslations('desk_form')
  const refusalOf = useRefusal()
  const [sending, setSending] = useState(0)
  const [slip, setSlip] = useState<string>()
  return {
    isSending: sending > 0,
    slip,
    async check(file) {
      const found = await slipOf(file)
      setSlip(found ? t(`picture_${found}`, { name: file.name }) : undefined)
      return found === null
    },
    async send(file, cut) {
      setSending((count) => count + 1)
      setSlip(undefined)
      try {
        const picture = await deskCall(pictureEndpoints.upload, {
          input: { folder, image: await cutPicture(file, cut) },
        })
        announce(t('picture_added'))
        return picture
      } catch (error) {
        const isLarge = error instanceof ApiFailure && error.status === tooLarge
        setSlip(isLarge ? t('picture_too_large', { name: file.name }) : refusalOf(error))
        return null
      } finally {
        setSending((count) => count - 1)
      }
    },
  }
}
