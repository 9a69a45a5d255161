// A text field that offers suggestions while one types; who fetches them is the caller's affair.
import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import type { Key, ReactNode } from 'react'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { controlLook } from '#web/ui/form/control-look.ts'
import { FieldFrame, type FieldTexts } from '#web/ui/form/field-frame.tsx'
import { choiceLook, popupLook } from '#web/ui/overlay/popup-look.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

export type Suggestion = { key: Key; text: string; content?: ReactNode }

type ComboboxProps<Found extends Suggestion> = FieldTexts & {
  value: string
  onValueChange: (value: string) => void
  suggestions: readonly Found[]
  onPick: (picked: Found) => void
  /** Said under the field when there is nothing to list: searching, nothing found, what went wrong. */
  status?: ReactNode
  /** How many there are to choose from: heard, for who does not see the list. */
  foundText?: string | undefined
  busy?: boolean
  start?: ReactNode
  placeholder?: string
  /** Lists at once what fits a text that was typed before this field was there. */
  openAtFirst?: boolean
}

export function Combobox<Found extends Suggestion>(props: ComboboxProps<Found>) {
  const {
    value,
    onValueChange,
    suggestions,
    onPick,
    status,
    foundText,
    busy,
    start,
    placeholder,
    openAtFirst,
    ...texts
  } = props
  const hasContent = suggestions.length > 0 || Boolean(status)
  return (
    <FieldFrame {...texts}>
      {(links) => (
        <Base.Root<Found>
          items={suggestions}
          value={value}
          onValueChange={onValueChange}
          defaultOpen={openAtFirst}
          itemToStringValue={(found) => found.text}
          filter={null}
        >
          <Base.InputGroup className={classNames(controlLook, 'flex min-h-12 items-center gap-2 px-3.5')}>
            {start && <span className="flex shrink-0 text-ink-faint">{start}</span>}
            <Base.Input
              {...links}
              placeholder={placeholder}
              className="min-w-0 flex-1 self-stretch bg-transparent outline-none"
            />
            {busy && <Spinner />}
          </Base.InputGroup>
          <Base.Portal hidden={!hasContent}>
            <Base.Positioner sideOffset={6} className="z-popup outline-none">
              <Base.Popup
                aria-busy={busy || undefined}
                className={classNames(popupLook, 'w-(--anchor-width)')}
              >
                <Base.Status className="text-14 text-ink-soft">
                  {status && <span className="block px-4 py-3">{status}</span>}
                  {foundText && <span className="sr-only">{foundText}</span>}
                </Base.Status>
                <Base.List className="max-h-[min(var(--available-height),22rem)] overflow-y-auto overscroll-contain p-1.5 empty:hidden">
                  {(found: Found) => (
                    <Base.Item
                      key={found.key}
                      value={found}
                      className={classNames(choiceLook, 'focus-virtual')}
                      onClick={() => onPick(found)}
                    >
                      {found.content ?? found.text}
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </FieldFrame>
  )
}
