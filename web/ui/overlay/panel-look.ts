// The shared look of what covers the page: the dimmed ground, and the sheet that becomes a dialog from 640 px.

export const backdropLook =
  'fixed inset-0 z-overlay bg-backdrop transition-opacity duration-calm data-starting-style:opacity-0 data-ending-style:opacity-0'

export const sheetLook =
  'relative flex max-h-[92dvh] w-full flex-col overflow-hidden short:overflow-y-auto rounded-t-sheet bg-raised text-ink shadow-float outline-none ' +
  'transition-[translate,scale,opacity] duration-slow ease-calm ' +
  'data-starting-style:translate-y-full data-ending-style:translate-y-full ' +
  'sm:max-h-[min(88dvh,52rem)] sm:rounded-sheet sm:data-starting-style:translate-y-2 sm:data-ending-style:translate-y-2 ' +
  'sm:data-starting-style:scale-98 sm:data-ending-style:scale-98 sm:data-starting-style:opacity-0 sm:data-ending-style:opacity-0'

export const sheetViewport = 'fixed inset-0 z-overlay flex items-end justify-center sm:items-center sm:p-6'
