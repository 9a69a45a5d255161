// A notice as customers read it: in the list of the shop, in both themes.
import Bell from 'lucide-react/icons/bell'

export function NoticePreview({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex flex-col gap-3">
      {(['light', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          style={{ colorScheme: theme }}
          className="flex gap-3 rounded-card border border-line bg-surface p-3 text-ink"
        >
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
            <Bell aria-hidden size={20} />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block break-words font-medium text-14">{title || '…'}</span>
            <span className="block break-words text-13 text-ink-soft">{text || '…'}</span>
          </span>
        </div>
      ))}
    </div>
  )
}
