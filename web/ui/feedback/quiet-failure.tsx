// One part of a page could not be loaded: said in its place, with a way to try again; the rest of the page stands.
import { Button } from '#web/ui/action/button.tsx'

type QuietFailureProps = { text: string; retryLabel: string; onRetry: () => void }

export function QuietFailure({ text, retryLabel, onRetry }: QuietFailureProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-fill px-5 py-4">
      <p className="text-14 text-ink-soft">{text}</p>
      <Button variant="outline" size="small" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  )
}
