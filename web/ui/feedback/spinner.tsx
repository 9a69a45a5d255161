// A small turning mark for inside a control; never stands for a whole page.
import LoaderCircle from 'lucide-react/icons/loader-circle'

export function Spinner({ size = 18 }: { size?: number }) {
  return <LoaderCircle aria-hidden size={size} className="animate-spin" />
}
