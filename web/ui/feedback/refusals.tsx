// What stands in the way, a line each, said at once to those who listen, unless they are told otherwise.
import CircleAlert from 'lucide-react/icons/circle-alert'

interface RefusalsProps {
  messages: readonly string[]
  isToldElsewhere?: boolean
}

export function Refusals({ messages, isToldElsewhere = false }: RefusalsProps) {
  if (messages.length === 0) return null
  // The alert goes round the list: a list with another role is none, and its lines belong to nothing.
  return (
    <div data-refusals role={isToldElsewhere ? undefined : 'alert'}>
      <ul className="flex flex-col gap-1">
        {messages.map((message) => (
          <li key={message} className="flex items-start gap-1.5 text-14 text-danger-ink">
            <CircleAlert aria-hidden size={18} className="mt-px shrink-0" />
            {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
