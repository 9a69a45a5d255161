// The name of a logged field, as a text of the forms it is changed with.
import type { DeskMessages } from '#web/messages/desk-messages.ts'

/** A text without arguments, as `area.name`. */
export type LabelKey = `${keyof DeskMessages}.${string}`

/** The compiler asks for the name of each field. */
export type LabelsOf<Fields> = { [Subject in keyof Fields]: Record<keyof Fields[Subject], LabelKey> }
