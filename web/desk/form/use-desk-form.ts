// A form of the desk: what is loaded, checked, saved, refused, met by somebody else's change, and kept when one leaves.
import type { FieldValues } from 'react-hook-form'
import type { DeskForm, DeskFormOptions, Versioned } from './desk-form.types.ts'
import { useDraft } from './use-draft.ts'
import { useFormBase } from './use-form-base.ts'
import { useSaving } from './use-saving.ts'

export function useDeskForm<Values extends FieldValues, Thing extends Versioned, Input>(
  options: DeskFormOptions<Values, Thing, Input>,
): DeskForm<Values> {
  'use no memo'
  const held = useFormBase(options)
  const draft = useDraft(options.draft, held)
  const saving = useSaving(options, held, draft.forget)
  return {
    ...saving,
    form: held.form,
    control: held.form.control,
    isDirty: held.isDirty,
    isUnsaved: held.isUnsaved,
    isNew: held.base.version === null,
    draft: draft.offered,
    fields: options.fields,
    readOnly: options.readOnly,
  }
}
