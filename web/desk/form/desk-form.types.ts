// What a screen says of its form, and what the parts of a form share.
import type { Control, FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { Choice, Meeting } from './merge.rules.ts'

/** Whatever the desk edits counts its changes. */
export interface Versioned {
  version: number
}

export interface FieldWords<Value> {
  label: string
  /** For the panel that shows what somebody else changed; texts, numbers and switches speak for themselves. */
  text?: (value: Value) => string
  /** In place of the schema's own words. */
  slip?: string
  /** What the shop's refusals call it, where that is not its name here. */
  code?: string
}

export type FormFields<Values> = { readonly [Name in keyof Values]-?: FieldWords<Values[Name]> }

export interface DeskFormOptions<Values extends FieldValues, Thing extends Versioned, Input> {
  /** Null is a new one. */
  thing: Thing | null
  valuesOf: (thing: Thing | null) => Values
  /** As the endpoint takes it, but for its version. */
  inputOf: (values: Values) => Input
  /** Of the endpoint's input, from a `*.schema.ts`: endpoints themselves come into the browser without their schemas. */
  schema: z.ZodType
  /** The version is of what the form began with; a new thing has none. */
  save: (input: Input, version: number) => Promise<Thing>
  /** The newest, when somebody else was quicker. */
  reload?: () => Promise<Thing>
  onSaved?: (thing: Thing) => void
  fields: FormFields<Values>
  /** Under which name unsaved work is kept in this browser: `item-12`, `item-new`. */
  draft: string
  /** Said instead of the bar for saving: why nothing may be changed here. */
  readOnly?: string | undefined
}

export interface Conflict<Values> {
  base: Values
  theirs: Values
  meeting: Meeting
  choices: Readonly<Record<string, Choice>>
  choose: (field: string, choice: Choice) => void
}

export interface OfferedDraft {
  at: number
  /** The thing was changed since. */
  isBehind: boolean
  bringBack: () => void
  throwAway: () => void
}

export interface DeskForm<Values extends FieldValues> {
  form: UseFormReturn<Values>
  control: FieldControl<Values>
  submit: () => void
  isSaving: boolean
  isDirty: boolean
  /** At this very moment, for whoever asks between two drawings. */
  isUnsaved: () => boolean
  isNew: boolean
  /** What the shop says that belongs to no field. */
  refusal: string | undefined
  conflict: Conflict<Values> | null
  draft: OfferedDraft | null
  /** Everything as it was. */
  discard: () => void
  fields: FormFields<Values>
  readOnly: string | undefined
}

export type FieldControl<Values extends FieldValues> = Control<Values>

/** A part for one value: where it stands in the form, and what it is called. */
export interface FieldProps<Values extends FieldValues, Value> {
  control: FieldControl<Values>
  name: FieldPathByValue<Values, Value>
  label: string
  labelHidden?: boolean
  hint?: React.ReactNode
  required?: boolean
  disabled?: boolean
}
