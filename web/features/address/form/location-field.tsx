// 'Set Location' (ADR-01): the address in words, which follows the pin and can be fetched from it again.
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useEffect, useEffectEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { refusalUnder } from '#web/features/location/pin/pin-machine.ts'
import type { Pin } from '#web/features/location/pin/use-pin.ts'
import { PinField } from '#web/features/location/pin-field.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { type AddressForm, placeAwaited } from './address-form.rules.ts'
import { useFieldProblem } from './use-field-problem.ts'

export function LocationField({ pin }: { pin: Pin }) {
  const t = useTranslations('address')
  const { register } = useFormContext<AddressForm>()
  const problem = useFieldProblem<AddressForm>()
  useAddressOfPin(pin)
  useEndOfWait(pin)
  const isFetching = pin.state.address.kind === 'asking'
  const refusal = refusalUnder(pin.state)
  return (
    <div className="flex flex-col gap-3">
      <PinField pin={pin} mapClass="h-64 rounded-card lg:h-80" />
      <TextField
        label={t('set_location')}
        required
        autoComplete="street-address"
        dir="auto"
        maxLength={1_000}
        error={problem('address')}
        hint={refusal ? <span className="text-danger-ink">{refusal.message}</span> : undefined}
        end={
          <IconButton label={t('refetch')} aria-busy={isFetching || undefined} onClick={pin.askAgain}>
            {isFetching ? <Spinner /> : <RefreshCw aria-hidden size={18} />}
          </IconButton>
        }
        {...register('address')}
      />
    </div>
  )
}

/** Found or not, a chosen place is no longer looked up. */
function useEndOfWait({ state: { isAwaiting } }: Pin): void {
  const { getFieldState, clearErrors } = useFormContext<AddressForm>()
  const clear = useEffectEvent(() => {
    if (getFieldState('address').error?.message === placeAwaited) clearErrors('address')
  })
  useEffect(() => {
    if (!isAwaiting) clear()
  }, [isAwaiting])
}

/** A moved pin rewrites the field; the first answer does so only while nothing stands in it. */
function useAddressOfPin({ state }: Pin): void {
  const { setValue, getValues } = useFormContext<AddressForm>()
  const found = state.address.kind === 'found' ? state.address.text : null
  const write = useEffectEvent((text: string) => {
    if (state.turn === 1 && getValues('address') !== '') return
    setValue('address', text, { shouldDirty: true, shouldValidate: true })
  })
  useEffect(() => {
    if (found !== null) write(found)
  }, [found])
}
