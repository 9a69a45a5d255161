// The pin in the middle of the map: its tip marks the place, and it lifts while the map moves under it.
import { classNames } from '#web/ui/styles/class-names.ts'

export function MapPin({ lifted }: { lifted: boolean }) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 grid place-items-center">
      <div className="relative size-0">
        <span
          className={classNames(
            'absolute -top-[3px] -left-[7px] h-1.5 w-3.5 rounded-full bg-scrim opacity-50 blur-[1px] transition-[scale,opacity] duration-quick ease-calm',
            lifted && 'scale-150 opacity-25',
          )}
        />
        <svg
          aria-hidden="true"
          width="44"
          height="54"
          viewBox="0 0 44 54"
          className={classNames(
            'absolute -top-[54px] -left-[22px] max-w-none drop-shadow-md transition-transform duration-quick ease-calm',
            lifted && '-translate-y-2.5',
          )}
        >
          <path
            d="M22 53C13 43 3 33.6 3 21.4 3 10.7 11.5 2 22 2s19 8.7 19 19.4C41 33.6 31 43 22 53Z"
            className="fill-accent stroke-raised"
            strokeWidth="3"
          />
          <circle cx="22" cy="21" r="7.5" className="fill-on-accent" />
        </svg>
      </div>
    </div>
  )
}
