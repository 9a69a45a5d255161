// The line to write: Enter sends, Shift and Enter begin a new line, up to three pictures go along.
import ImagePlus from 'lucide-react/icons/image-plus'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { imagesAtMost, longestMessage } from '#contract/features/chat/chat.endpoints.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { FilePreview } from '#web/ui/form/file-preview.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import type { NewMessage } from './use-send.ts'

interface ComposerProps {
  onSend(newMessage: NewMessage): void
  isReady: boolean
}

export function Composer({ onSend, isReady }: ComposerProps) {
  const t = useTranslations('chat')
  const id = useId()
  const { text, setText, images, setImages, send } = useNewMessage({ onSend, isReady })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={submit} className="border-line border-t p-2.5 sm:p-3">
      {images.length > 0 ? (
        <ul className="flex flex-wrap gap-3 p-2">
          {images.map((file) => (
            <FilePreview
              key={`${file.name}-${file.lastModified}`}
              file={file}
              removeLabel={t('remove_image', { name: file.name })}
              onRemove={() => setImages(images.filter((one) => one !== file))}
            />
          ))}
        </ul>
      ) : null}
      <div className="flex items-end gap-1.5">
        <AttachButton images={images} onImagesChange={setImages} />
        <label htmlFor={id} className="sr-only">
          {t('message')}
        </label>
        <textarea
          id={id}
          dir="auto"
          rows={1}
          value={text}
          maxLength={longestMessage}
          placeholder={t('message')}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-36 min-h-11 flex-1 resize-none rounded-card bg-fill px-3.5 py-2.5 text-16 sm:text-14"
        />
        <IconButton type="submit" label={t('send')} variant="solid">
          <SendHorizontal aria-hidden size={20} className="mirror" />
        </IconButton>
      </div>
    </form>
  )
}

/** What was written and chosen so far; sent before the conversation is there, it goes as soon as that is. */
function useNewMessage({ onSend, isReady }: ComposerProps) {
  const t = useTranslations('chat')
  const [text, setText] = useState('')
  const [images, setImages] = useState<readonly File[]>([])
  const [isSendingSoon, setSendingSoon] = useState(false)
  const send = () => {
    // The conversation is still on its way: what was sent early goes with it.
    setSendingSoon(!isReady)
    if (!isReady) return
    if (text.trim() === '' && images.length === 0) {
      notify.info(t('write_something'), { id: 'write-something' })
      return
    }
    onSend({ text: text.trim(), images })
    setText('')
    setImages([])
  }
  const sendWhatWaits = useEffectEvent(() => {
    if (isSendingSoon) send()
  })
  useEffect(() => {
    if (isReady) sendWhatWaits()
  }, [isReady])
  return { text, setText, images, setImages, send }
}

interface AttachButtonProps {
  images: readonly File[]
  onImagesChange(images: readonly File[]): void
}

function AttachButton({ images, onImagesChange }: AttachButtonProps) {
  const t = useTranslations('chat')
  const add = (chosen: FileList | null) => {
    const all = [...images, ...(chosen ?? [])]
    if (all.length > imagesAtMost) notify.info(t('images_at_most'), { id: 'images-at-most' })
    onImagesChange(all.slice(0, imagesAtMost))
  }
  return (
    <label className="control grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ink-soft hover:bg-fill focus-frame">
      <ImagePlus aria-hidden size={22} />
      <span className="sr-only">{t('attach')}</span>
      <input
        type="file"
        accept="image/*"
        multiple
        className="sr-only"
        onChange={(event) => {
          add(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
      />
    </label>
  )
}
