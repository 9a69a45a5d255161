// Views of one thing; the caller may keep the choice in the address.
import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/styles/class-names.ts'

export type Tab<Value extends string> = { value: Value; label: ReactNode; panel?: ReactNode }

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  look?: 'line' | 'pill'
}

const looks = {
  line: {
    list: 'gap-6 border-line border-b',
    tab:
      'relative min-h-12 min-w-11 text-ink-soft hover:text-ink data-active:text-accent-ink ' +
      'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:rounded-full data-active:after:bg-accent-mark',
  },
  pill: {
    list: 'gap-1',
    tab: 'min-h-11 rounded-full px-4 text-ink-soft hover:bg-fill hover:text-ink data-active:bg-accent data-active:text-on-accent',
  },
} as const

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onValueChange, look = 'line' } = props
  return (
    <Base.Root value={value} onValueChange={onValueChange} className="min-w-0">
      <div className="overflow-x-auto scrollbar-none">
        <Base.List aria-label={label} className={classNames('flex w-max min-w-full', looks[look].list)}>
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              className={classNames(
                'shrink-0 whitespace-nowrap font-medium text-14 focus-inside',
                looks[look].tab,
              )}
            >
              {tab.label}
            </Base.Tab>
          ))}
        </Base.List>
      </div>
      {tabs.map(
        (tab) =>
          tab.panel && (
            <Base.Panel key={tab.value} value={tab.value} className="pt-5">
              {tab.panel}
            </Base.Panel>
          ),
      )}
    </Base.Root>
  )
}
