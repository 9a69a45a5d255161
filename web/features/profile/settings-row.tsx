// One passkey or device in its list: its sign, its name, what is known of it, and what can be done.
import type { ComponentType, ReactNode } from 'react'

interface SettingsRowProps {
  sign: ComponentType<{ 'aria-hidden': true; size: number }>
  name: string
  facts: readonly string[]
  actions: ReactNode
}

export function SettingsRow({ sign: Sign, name, facts, actions }: SettingsRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <Sign aria-hidden size={20} />
      </span>
      <div className="min-w-0 flex-1 basis-36">
        <p className="wrap-anywhere font-medium">
          <bdi>{name}</bdi>
        </p>
        {facts.map((fact) => (
          <p key={fact} className="text-13 text-ink-soft">
            {fact}
          </p>
        ))}
      </div>
      <div className="ms-auto flex flex-wrap justify-end gap-2">{actions}</div>
    </li>
  )
}
