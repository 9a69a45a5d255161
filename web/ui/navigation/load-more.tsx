// The foot of a list that has more to show.
import { Button } from '#web/ui/action/button.tsx'

type LoadMoreProps = { label: string; onPress: () => void; loading?: boolean; progress?: string }

export function LoadMore({ label, onPress, loading, progress }: LoadMoreProps) {
  return (
    <div className="flex flex-col items-center gap-3 py-6">
      {progress && <p className="text-13 text-ink-soft tabular">{progress}</p>}
      <Button variant="outline" loading={loading} onClick={onPress} className="min-w-40">
        {label}
      </Button>
    </div>
  )
}
