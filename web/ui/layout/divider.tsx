// A hairline between things that space alone does not part.
import { classNames } from '#web/ui/styles/class-names.ts'

export function Divider({ className }: { className?: string }) {
  return <hr className={classNames('border-line border-t', className)} />
}
