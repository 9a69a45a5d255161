// The frame around any input: label above, hint or error below, and the ids that tie them together.
import CircleAlert from 'lucide-react/icons/circle-alert'
import { createContext, type ReactNode, useContext, useId, useState } from 'react'
import { classNames } from '#web/ui/styles/class-names.ts'

export type FieldTexts = {
  label: string
  /** Keeps the label for screen readers when the design shows it elsewhere. */
  labelHidden?: boolean
  hint?: ReactNode
  error?: string
}

export type FieldLinks = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldFrameProps = FieldTexts & {
  required?: boolean
  className?: string
  children: (links: FieldLinks) => ReactNode
}

export function FieldFrame(props: FieldFrameProps) {
  const { label, labelHidden, hint, error, required, className, children } = props
  const id = useId()
  const noteId = `${id}-note`
  const links: FieldLinks = {
    id,
    'aria-describedby': error || hint ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'font-medium text-14 text-ink'}>
        {label}
        {required && (
          <span aria-hidden className="text-danger-ink">
            {' '}
            *
          </span>
        )}
      </label>
      {children(links)}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  )
}

/** True while what is wrong with several fields is told in one sentence elsewhere: an alert each would talk over it. */
export const ErrorsToldElsewhere = createContext(false)

/** As it was when it came: a role that is added later would be heard then. */
function FieldError({ id, error }: { id: string; error: string }) {
  const isTold = useContext(ErrorsToldElsewhere)
  const [role] = useState(isTold ? undefined : 'alert')
  return (
    <p id={id} role={role} className="flex items-start gap-1.5 text-13 text-danger-ink">
      <CircleAlert aria-hidden size={16} className="mt-px shrink-0" />
      {error}
    </p>
  )
}

export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  if (error) return <FieldError id={id} error={error} />
  return hint ? (
    <p id={id} className="text-13 text-ink-soft">
      {hint}
    </p>
  ) : null
}
