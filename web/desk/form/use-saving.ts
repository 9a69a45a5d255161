// Saving: refusals go to the fields they are about, and somebody else's change is met field by field.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { coreFailures } from '#contract/core/failure.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { announce } from '#web/ui/feedback/announce.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import type { Conflict, DeskFormOptions, FormFields, Versioned } from './desk-form.types.ts'
import { type Choice, isSameValue, meetingOf, merged } from './merge.rules.ts'
import { type Base, baseOf, type FormBase } from './use-form-base.ts'

const isChangedMeanwhile = (error: unknown) =>
  error instanceof ApiFailure && error.entries[0]?.code === coreFailures.changed_meanwhile.code

interface Met<Values> extends Base<Values> {
  choices: Readonly<Record<string, Choice>>
}

/** Where a refusal stands in the form; null where it is about no field of it. */
function placeOf<Values>(code: string, fields: FormFields<Values>): string | null {
  const [head = '', ...rest] = code.split('.')
  const words: Record<string, { code?: string }> = fields
  const field = Object.keys(words).find((name) => name === head || words[name]?.code === head)
  return field === undefined ? null : [field, ...rest].join('.')
}

function useRefusals<Values extends FieldValues>({ form }: FormBase<Values>, fields: FormFields<Values>) {
  const [refusal, setRefusal] = useState<string>()
  const refusalOf = useRefusal()
  const show = (error: unknown) => {
    const entries = error instanceof ApiFailure && error.status !== 429 ? error.entries : []
    const places = entries.map(({ code }) => placeOf(code, fields))
    for (const [index, place] of places.entries()) {
      const message = entries[index]?.message
      if (place) form.setError(place as Path<Values>, { type: 'refused', message }, { shouldFocus: true })
    }
    const isPlaced = places.length > 0 && places.every((place) => place !== null)
    setRefusal(isPlaced ? undefined : refusalOf(error))
  }
  return { refusal, setRefusal, show }
}

export interface Saving<Values> {
  submit: () => void
  isSaving: boolean
  refusal: string | undefined
  conflict: Conflict<Values> | null
  /** Everything as it was, or as the other left it. */
  discard: () => void
}

export function useSaving<Values extends FieldValues, Thing extends Versioned, Input>(
  options: DeskFormOptions<Values, Thing, Input>,
  held: FormBase<Values>,
  forgetDraft: () => void,
): Saving<Values> {
  'use no memo'
  const { valuesOf, fields, reload } = options
  const { form, base, begin } = held
  const t = useTranslations('desk_form')
  const [met, setMet] = useState<Met<Values> | null>(null)
  const { refusal, setRefusal, show } = useRefusals(held, fields)
  const save = useMutation({
    mutationFn: ({ values, version }: Base<Values>) => options.save(options.inputOf(values), version ?? 1),
    onSuccess: (saved, { values }) => {
      setMet(null)
      // What was typed while it was being saved is not saved yet.
      const typed = form.getValues()
      const next = baseOf(valuesOf, saved)
      begin(next, isSameValue(typed, values) ? next.values : typed)
      forgetDraft()
      notify.success(t('saved'), { id: 'saved' })
      options.onSaved?.(saved)
    },
    onError: async (error) => {
      const newest = isChangedMeanwhile(error) ? await reload?.().catch(() => null) : null
      if (newest) setMet({ ...baseOf(valuesOf, newest), choices: {} })
      else show(error)
    },
  })
  const meeting = met && meetingOf(base.values, form.getValues(), met.values)
  const sendMerged = (newest: Met<Values>) => {
    const values = merged(
      meetingOf(base.values, form.getValues(), newest.values),
      form.getValues(),
      newest.values,
      newest.choices,
    )
    begin(newest, values)
    save.mutate({ values, version: newest.version })
  }
  const refuseValues = (errors: Readonly<Record<string, { message?: unknown } | undefined>>) => {
    announce(t('check_fields'))
    const strange = Object.entries(errors).find(([name]) => !(name in fields))
    if (strange) setRefusal(`${strange[0]}: ${String(strange[1]?.message ?? t('wrong'))}`)
  }
  const submit = () => {
    if (save.isPending) return
    setRefusal(undefined)
    if (met) sendMerged(met)
    else {
      const version = base.version
      void form.handleSubmit(() => save.mutate({ values: form.getValues(), version }), refuseValues)()
    }
  }
  return {
    submit,
    isSaving: save.isPending,
    refusal,
    conflict: met &&
      meeting && {
        base: base.values,
        theirs: met.values,
        meeting,
        choices: met.choices,
        choose: (field, choice) => setMet({ ...met, choices: { ...met.choices, [field]: choice } }),
      },
    discard: () => {
      setMet(null)
      setRefusal(undefined)
      begin(met ?? base)
      forgetDraft()
    },
  }
}
