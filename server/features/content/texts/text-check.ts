// Whether an own wording can stand for an original text: what the shop fills in stays, and nothing foreign comes in.
import type { FailureKind, FailureParameters } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import { textFailures } from '#contract/features/content/desk/desk-texts.failures.ts'
import {
  type CompiledMessage,
  compiledText,
  formsOf,
  type MessagePlace,
  placesOf,
} from '#server/platform/messages/text-message.ts'

export interface TextProblem {
  kind: FailureKind
  parameters?: FailureParameters
}

export type CheckedText = { message: CompiledMessage } | { problem: TextProblem }

export function checkText(language: Language, original: string, wording: string): CheckedText {
  const message = compiledText(wording)
  if (message === null) return { problem: { kind: textFailures.unreadable } }
  const [wanted, found] = [placesOf(compiledText(original) ?? ''), placesOf(message)]
  const problem = problemOfNames(wanted, found) ?? problemOfForms(language, wanted, found)
  return problem ? { problem } : { message }
}

/** As people write them: `{count}`, `<link>`. */
const written = ({ name, kind }: MessagePlace) => (kind === 'tag' ? `<${name}>` : `{${name}}`)

function problemOfNames(wanted: readonly MessagePlace[], found: readonly MessagePlace[]): TextProblem | null {
  const [asked, given] = [new Set(wanted.map(written)), new Set(found.map(written))]
  const foreign = [...given].filter((name) => !asked.has(name))
  if (foreign.length > 0) return named('foreign_places', foreign)
  const missing = [...asked].filter((name) => !given.has(name))
  if (missing.length > 0) return named('missing_places', missing)
  const changed = found.filter((place) => !wanted.some((one) => isLike(one, place))).map(written)
  return changed.length > 0 ? named('changed_places', [...new Set(changed)]) : null
}

const named = (kind: keyof typeof textFailures, names: readonly string[]): TextProblem => ({
  kind: textFailures[kind],
  parameters: { names: names.join(', ') },
})

/** A number may stand plainly where the original chooses a form by it; a moment or a word must be written as before. */
function isLike(original: MessagePlace, place: MessagePlace): boolean {
  if (written(original) !== written(place)) return false
  return original.kind === place.kind || (original.kind === 'plural' && place.kind === 'plain')
}

function problemOfForms(
  language: Language,
  wanted: readonly MessagePlace[],
  found: readonly MessagePlace[],
): TextProblem | null {
  for (const place of found) {
    const { kind, branches } = place
    const original = wanted.find((one) => one.kind === kind && one.name === place.name)
    if (!original || branches.length === 0) continue
    const known = kind === 'select' ? original.branches : formsOf(language, kindOfForms(kind))
    const foreign = branches.filter((form) => !known.includes(form) && !isExact(form) && form !== 'other')
    if (foreign.length > 0) return ofForms('foreign_forms', foreign)
    const missing = original.branches.filter((form) => !branches.includes(form) && !isExact(form))
    if (missing.length > 0) return ofForms('missing_forms', missing)
  }
  return null
}

const kindOfForms = (kind: MessagePlace['kind']) => (kind === 'ordinal' ? 'ordinal' : 'plural')

/** `=0`: whatever the language, a number can be answered by itself. */
const isExact = (form: string) => /^=\d+$/.test(form)

const ofForms = (kind: 'foreign_forms' | 'missing_forms', forms: readonly string[]): TextProblem => ({
  kind: textFailures[kind],
  parameters: { forms: forms.join(', ') },
})
