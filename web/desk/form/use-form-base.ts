// What a form began with, and the form itself: begun anew when something newer is loaded, saved or brought back.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { DeskFormOptions, Versioned } from './desk-form.types.ts'
import { formResolver } from './form-resolver.ts'
import { isSameValue } from './merge.rules.ts'
import { useIssueText } from './use-issue-text.ts'

export interface Base<Values> {
  values: Values
  /** Null is a new thing. */
  version: number | null
}

export interface FormBase<Values extends FieldValues> {
  form: UseFormReturn<Values>
  base: Base<Values>
  isDirty: boolean
  /** At this very moment, for whoever asks between two drawings. */
  isUnsaved: () => boolean
  /** From now on compared with `next`; whatever of `values` differs from it is unsaved. */
  begin: (next: Base<Values>, values?: Values) => void
}

export function baseOf<Values, Thing extends Versioned>(
  valuesOf: (thing: Thing | null) => Values,
  thing: Thing | null,
): Base<Values> {
  return { values: valuesOf(thing), version: thing?.version ?? null }
}

export function useFormBase<Values extends FieldValues, Thing extends Versioned, Input>(
  options: DeskFormOptions<Values, Thing, Input>,
): FormBase<Values> {
  // The form library hands out what it holds by subscriptions of its own.
  'use no memo'
  const { thing, valuesOf, fields, schema, inputOf } = options
  const issueText = useIssueText()
  const [base, setBase] = useState(() => baseOf(valuesOf, thing))
  const form = useForm<Values>({
    resolver: formResolver({ schema, inputOf, issueText, slipOf: (field) => fields[field]?.slip }),
    // The library asks for a deep partial of them; whole values are one.
    defaultValues: base.values as never,
  })
  const { isDirty } = form.formState
  const unsaved = useRef(false)
  unsaved.current = isDirty
  const begin = (next: Base<Values>, values: Values = next.values) => {
    setBase(next)
    form.reset(next.values)
    unsaved.current = false
    for (const name of Object.keys(values) as Path<Values>[]) {
      if (isSameValue(values[name], next.values[name])) continue
      unsaved.current = true
      form.setValue(name, values[name], { shouldDirty: true })
    }
  }
  // What others saved meanwhile is shown, as long as nothing is typed here.
  const loaded = thing?.version ?? null
  const adopt = useEffectEvent(() => {
    if (!unsaved.current && loaded !== base.version) begin(baseOf(valuesOf, thing))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is what it waits for.
  useEffect(() => adopt(), [loaded])
  return { form, base, isDirty, isUnsaved: () => unsaved.current, begin }
}
