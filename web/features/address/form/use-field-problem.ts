// The text of what is wrong with a field; the rules name the problem, the messages say it.
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { fieldProblems } from './address-form.rules.ts'

export function useFieldProblem<Form extends FieldValues>() {
  const t = useTranslations('address')
  const { getFieldState, formState } = useFormContext<Form>()
  return (name: FieldPath<Form>): string | undefined => {
    const message = getFieldState(name, formState).error?.message
    const problem = fieldProblems.find((one) => one === message)
    return problem ? t(problem) : message
  }
}
