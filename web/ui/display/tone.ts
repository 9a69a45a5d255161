// The meanings a small label can carry and the tints they wear.

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'discount'

export const solidTones = {
  neutral: 'bg-inverse text-on-inverse',
  accent: 'bg-accent text-on-accent',
  success: 'bg-success text-on-success',
  warning: 'bg-warning text-on-warning',
  danger: 'bg-danger text-on-danger',
  info: 'bg-info text-on-info',
  discount: 'bg-discount text-on-discount',
} as const satisfies Record<Tone, string>

export const softTones = {
  neutral: 'bg-fill text-ink-soft',
  accent: 'bg-accent-soft text-accent-ink',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
  danger: 'bg-danger-soft text-danger-ink',
  info: 'bg-info-soft text-info-ink',
  discount: 'bg-discount text-on-discount',
} as const satisfies Record<Tone, string>
