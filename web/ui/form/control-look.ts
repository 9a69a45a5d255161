// The box around everything a person types into or picks from.

export const controlLook =
  'w-full rounded-control border border-line-control bg-surface text-16 text-ink focus-frame ' +
  'has-aria-invalid:border-danger ' +
  'has-disabled:bg-fill has-disabled:opacity-60'
