// The box around everything a person types into or picks from.

export const controlLook =
  'w-full rounded-control border border-line-control bg-surface text-16 text-ink outline-none ' +
  'focus-within:border-accent-mark focus-within:ring-1 focus-within:ring-accent-mark ' +
  'has-aria-invalid:border-danger has-aria-invalid:ring-danger ' +
  'has-disabled:bg-fill has-disabled:opacity-60'
