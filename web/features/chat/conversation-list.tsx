// Whom the customer writes with: search, the last words, what is unread; support is always there.
import { useQuery } from '@tanstack/react-query'
import Headset from 'lucide-react/icons/headset'
import Search from 'lucide-react/icons/search'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { conversationsQuery } from './chat.queries.ts'
import type { ChatTarget } from './chat-target.ts'
import { ConversationRow } from './conversation-row.tsx'

interface ConversationListProps {
  target: ChatTarget
  onOpen(target: ChatTarget): void
}

export function ConversationList({ target, onOpen }: ConversationListProps) {
  const t = useTranslations('chat')
  const [text, setText] = useState('')
  return (
    <div className="flex h-full flex-col">
      <div className="p-3 sm:p-4">
        <TextField
          label={t('search')}
          labelHidden
          type="search"
          placeholder={t('search')}
          value={text}
          maxLength={100}
          onChange={(event) => setText(event.currentTarget.value)}
          start={<Search aria-hidden size={18} />}
        />
      </div>
      <Rows name={useDeferredValue(text.trim())} target={target} onOpen={onOpen} />
    </div>
  )
}

function Rows({ name, target, onOpen }: ConversationListProps & { name: string }) {
  const t = useTranslations()
  const { data, isError, refetch } = useQuery(conversationsQuery(useAccess(), name))
  if (isError) {
    return (
      <div className="px-4">
        <QuietFailure
          text={t('common.section_failed')}
          retryLabel={t('common.retry')}
          onRetry={() => refetch()}
        />
      </div>
    )
  }
  if (!data) return <Loading />
  const hasSupport = data.some((one) => one.receiver_type === 'admin')
  return (
    <ul aria-label={t('chat.conversations')} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      {data.map((one) => (
        <ConversationRow
          key={one.id}
          conversation={one}
          isOpen={isOpen(target, one)}
          onOpen={() => onOpen({ kind: 'conversation', conversation_id: one.id })}
        />
      ))}
      {data.length === 0 && name !== '' ? (
        <li className="px-4 py-6 text-center text-14 text-ink-soft">{t('chat.none_found')}</li>
      ) : null}
      {hasSupport || name !== '' ? null : (
        <li>
          <button
            type="button"
            onClick={() => onOpen({ kind: 'partner', type: 'admin', id: 0 })}
            className="flex w-full items-center gap-3 px-4 py-3 text-start hover:bg-fill"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
              <Headset aria-hidden size={22} />
            </span>
            <span className="min-w-0">
              <span className="block font-medium text-14">{t('chat.support')}</span>
              <span className="block text-13 text-ink-soft">{t('chat.support_text')}</span>
            </span>
          </button>
        </li>
      )}
      {/* Beside the list it is said where there is room for a conversation. */}
      {data.length === 0 && name === '' ? (
        <li className="px-4 py-6 text-center text-14 text-ink-soft md:hidden">{t('chat.choose_text')}</li>
      ) : null}
    </ul>
  )
}

function isOpen(
  target: ChatTarget,
  one: {
    id: number
    receiver_type: string
    receiver: { vendor_id: number | null; deliveryman_id: number | null }
  },
): boolean {
  if (target.kind === 'conversation') return target.conversation_id === one.id
  if (target.kind === 'list' || target.type !== one.receiver_type) return false
  return target.id === (one.receiver.vendor_id ?? one.receiver.deliveryman_id ?? 0)
}

function Loading() {
  return (
    <div aria-hidden className="flex flex-col gap-4 px-4 py-2">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-11 shrink-0 rounded-full" />
          <Skeleton className="h-9 flex-1 rounded-control" />
        </div>
      ))}
    </div>
  )
}
