// One choice out of a list that opens under the field.
import { Select as Base } from '@base-ui/react/select'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { controlLook } from '#web/ui/form/control-look.ts'
import { FieldFrame, type FieldTexts } from '#web/ui/form/field-frame.tsx'
import { choiceLook, popupLook } from '#web/ui/overlay/popup-look.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

export type SelectOption<Value extends string> = { value: Value; label: string; icon?: ReactNode }

type SelectProps<Value extends string> = FieldTexts & {
  options: readonly SelectOption<Value>[]
  value: Value | null
  onValueChange: (value: Value) => void
  placeholder?: string
  disabled?: boolean
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, placeholder, disabled, ...texts } = props
  return (
    <FieldFrame {...texts}>
      {(links) => (
        <Base.Root<Value>
          items={options}
          value={value}
          disabled={disabled}
          onValueChange={(chosen) => chosen !== null && onValueChange(chosen)}
        >
          <Base.Trigger
            {...links}
            className={classNames(
              controlLook,
              'flex min-h-12 items-center justify-between gap-2 px-3.5 text-start',
              'aria-invalid:border-danger data-placeholder:text-ink-faint data-disabled:opacity-60',
            )}
          >
            <Base.Value placeholder={placeholder} className="truncate" />
            <Base.Icon className="text-ink-soft">
              <ChevronDown aria-hidden size={18} />
            </Base.Icon>
          </Base.Trigger>
          <Base.Portal>
            <Base.Positioner alignItemWithTrigger={false} sideOffset={6} className="z-popup outline-none">
              <Base.Popup className={classNames(popupLook, 'w-(--anchor-width)')}>
                <Base.List className="max-h-[min(var(--available-height),20rem)] overflow-y-auto overscroll-contain p-1.5">
                  {options.map((option) => (
                    <Base.Item key={option.value} value={option.value} className={choiceLook}>
                      {option.icon}
                      <Base.ItemText className="flex-1">{option.label}</Base.ItemText>
                      <Base.ItemIndicator className="text-accent-ink">
                        <Check aria-hidden size={18} />
                      </Base.ItemIndicator>
                    </Base.Item>
                  ))}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </FieldFrame>
  )
}
