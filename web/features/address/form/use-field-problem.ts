// The text of what is wrong with a field; the rules name the problem, the messages say it.
import { type FieldPath, type FieldValues, get, useFormContext, useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { fieldProblems } from './address-form.rules.ts'

export function useFieldProblem<Form extends FieldValues>() {
  // The form changes its list of errors in place: a memoized reader would still return the old ones.
  'use no memo'
  const t = useTranslations('address')
  const { control } = useFormContext<Form>()
  const { errors } = useFormState({ control })
  return (name: FieldPath<Form>): string | undefined => {
    const error: unknown = get(errors, name)
    if (typeof error !== 'object' || error === null || !('message' in error)) return undefined
    const problem = fieldProblems.find((one) => one === error.message)
    return problem && t(problem)
  }
}
