// One message: words, pictures, when, and whether it was seen.
import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import { useTranslations } from 'use-intl'
import type { ChatMessage } from '#contract/features/chat/chat.schema.ts'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { FilePicture } from '#web/ui/media/file-picture.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import type { ShownMessage } from './use-send.ts'
import { useTimeText } from './use-time-text.ts'

type MessageBubbleProps =
  | { message: ChatMessage; state?: undefined; onRetry?: undefined }
  | { message: ShownMessage['message']; state: ShownMessage['state']; onRetry(): void }

export function MessageBubble(props: MessageBubbleProps) {
  const isOwn = props.state !== undefined || props.message.sender_type === 'customer'
  return (
    <div
      className={classNames('flex max-w-[82%] flex-col gap-1', isOwn ? 'items-end self-end' : 'self-start')}
    >
      <Pictures {...props} />
      {props.message.message ? (
        <p
          dir="auto"
          className={classNames(
            'whitespace-pre-wrap rounded-card px-3.5 py-2 text-14 wrap-anywhere',
            isOwn ? 'rounded-ee-inner bg-accent text-on-accent' : 'rounded-es-inner bg-fill text-ink',
          )}
        >
          {props.message.message}
        </p>
      ) : null}
      <State {...props} isOwn={isOwn} />
    </div>
  )
}

function Pictures(props: MessageBubbleProps) {
  const t = useTranslations('chat')
  if (props.state !== undefined) {
    return props.message.images.map((file) => <SentImage key={file.name + file.size} file={file} />)
  }
  return props.message.file_full_url.map((url) => (
    <a key={url} href={url} target="_blank" rel="noreferrer" className="overflow-hidden rounded-card">
      <img
        src={url}
        alt={t('picture')}
        width={220}
        height={165}
        loading="lazy"
        className="h-41 w-55 bg-fill object-cover"
      />
    </a>
  ))
}

function State(props: MessageBubbleProps & { isOwn: boolean }) {
  const t = useTranslations('chat')
  if (props.state === 'sending') return <Spinner />
  if (props.state !== undefined) {
    return (
      <button
        type="button"
        onClick={props.onRetry}
        className="min-h-11 text-13 text-danger-ink underline underline-offset-2"
      >
        {t('not_sent')}
      </button>
    )
  }
  return <SentAt message={props.message} isOwn={props.isOwn} />
}

function SentAt({ message: { created_at, is_seen }, isOwn }: { message: ChatMessage; isOwn: boolean }) {
  const t = useTranslations('chat')
  const timeText = useTimeText()
  return (
    <span className="inline-flex items-center gap-1 text-12 text-ink-soft">
      <time dateTime={created_at} className="tabular">
        {timeText(created_at)}
      </time>
      {isOwn ? (
        is_seen === 1 ? (
          <CheckCheck role="img" aria-label={t('seen')} size={14} className="text-accent-ink" />
        ) : (
          <Check role="img" aria-label={t('sent')} size={14} />
        )
      ) : null}
    </span>
  )
}

/** A picture that is still being sent, fainter than one that has arrived. */
function SentImage({ file }: { file: File }) {
  return (
    <FilePicture
      file={file}
      width={220}
      height={165}
      className="h-41 w-55 rounded-card bg-fill object-cover opacity-70"
    />
  )
}
