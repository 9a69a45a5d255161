// One row of the drawer: as wide as the drawer, as high as a finger.

export const rowLook =
  'flex min-h-13 w-full items-center gap-3 rounded-control py-2 text-start font-medium text-16 text-ink'
