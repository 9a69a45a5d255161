// One of several answers to a question, as every group of choices takes it.
import type { ReactNode } from 'react'

export type Option<Value extends string> = {
  value: Value
  label: ReactNode
  hint?: ReactNode
  icon?: ReactNode
  end?: ReactNode
  disabled?: boolean
}

export type ChoiceProps<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  value: Value | null
  onValueChange: (value: Value) => void
}
