// The shared look of everything that pops up beside its trigger: a panel, and one row in it.

export const popupLook =
  'rounded-card bg-raised text-ink shadow-raised outline-none ring-1 ring-line ' +
  'origin-(--transform-origin) transition-[scale,opacity] duration-quick ease-calm ' +
  'data-starting-style:scale-95 data-starting-style:opacity-0 data-ending-style:opacity-0'

export const choiceLook =
  'flex min-h-11 w-full cursor-pointer select-none items-center gap-3 rounded-control px-3 py-2 text-start text-14 ' +
  'focus-inside data-highlighted:bg-fill data-disabled:opacity-50'
