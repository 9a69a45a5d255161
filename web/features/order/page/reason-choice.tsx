// The reasons to choose from, in a dialog that may open before the shop has sent them.
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { RadioGroup } from '#web/ui/choice/radio-group.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { FieldNote } from '#web/ui/form/field-frame.tsx'
import { useFocusLoaded } from '#web/ui/overlay/focus-loaded.ts'

/** As much of a query as the choice needs. */
export interface LoadedReasons {
  data: readonly { reason: string }[] | undefined
  isError: boolean
  refetch(): unknown
}

interface ReasonChoiceProps {
  label: string
  reasons: LoadedReasons
  value: string | null
  onValueChange(reason: string): void
  /** Why it cannot be sent without one; once that was tried. */
  problem: string | undefined
}

export function ReasonChoice({ reasons, ...props }: ReasonChoiceProps) {
  const t = useTranslations('common')
  const { data, isError, refetch } = reasons
  if (data) return <Loaded {...props} reasons={data} />
  if (!isError) return <Skeleton className="h-80 rounded-card" />
  return <QuietFailure text={t('section_failed')} retryLabel={t('retry')} onRetry={() => refetch()} />
}

type LoadedProps = Omit<ReasonChoiceProps, 'reasons'> & { reasons: readonly { reason: string }[] }

function Loaded({ label, reasons, value, onValueChange, problem }: LoadedProps) {
  const noteId = useId()
  useFocusLoaded()
  return (
    <div data-first-focus>
      <RadioGroup
        label={label}
        options={reasons.map(({ reason }) => ({ value: reason, label: reason }))}
        value={value ?? ''}
        onValueChange={onValueChange}
      />
      <FieldNote id={noteId} error={problem} />
    </div>
  )
}
