// Room for what only a customer's header holds, until the page is alive and knows who reads it.
import { useDrawnByServer } from '#web/ui/layout/wake-up.ts'

/** As many as there will be, each as wide as an icon. */
export function CustomerRoom({ icons }: { icons: readonly ('always' | 'desktop')[] }) {
  if (!useDrawnByServer()) return null
  return (
    <div className="hidden in-data-customer:contents">
      <IconRoom icons={icons} />
    </div>
  )
}

export function IconRoom({ icons }: { icons: readonly ('always' | 'desktop')[] }) {
  return icons.map((bars, at) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: empty places never change
      key={at}
      aria-hidden
      className={bars === 'desktop' ? 'size-11 shrink-0 max-[1181px]:hidden' : 'size-11 shrink-0'}
    />
  ))
}
