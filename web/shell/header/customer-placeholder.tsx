// Placeholders for the icons of a customer's header until the page is hydrated and knows who is signed in.
import { useNotHydrated } from '#web/ui/lazy/hydration.ts'

/** As many as there will be, each as wide as an icon. */
export function CustomerPlaceholder({ icons }: { icons: readonly ('always' | 'desktop')[] }) {
  if (!useNotHydrated()) return null
  return (
    <div className="hidden in-data-customer:contents">
      <IconPlaceholders icons={icons} />
    </div>
  )
}

export function IconPlaceholders({ icons }: { icons: readonly ('always' | 'desktop')[] }) {
  return icons.map((bars, at) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never change
      key={at}
      aria-hidden
      className={bars === 'desktop' ? 'size-11 shrink-0 max-[1181px]:hidden' : 'size-11 shrink-0'}
    />
  ))
}
