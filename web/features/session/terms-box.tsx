// Agreeing to the terms; they open beside the form, so nothing typed is lost.
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { LinkText } from '#web/ui/action/link-text.tsx'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { FieldNote } from '#web/ui/form/field-frame.tsx'

interface TermsBoxProps {
  checked: boolean
  onCheckedChange(checked: boolean): void
  error?: string
}

export function TermsBox({ checked, onCheckedChange, error }: TermsBoxProps) {
  const t = useTranslations('session')
  const id = useId()
  const words = t.rich('terms', {
    link: (name) => (
      <LinkText className="underline" render={<Link to="/terms-and-conditions" target="_blank" />}>
        {name}
      </LinkText>
    ),
  })
  return (
    <div>
      <Checkbox
        label={<span className="text-14">{words}</span>}
        checked={checked}
        onCheckedChange={onCheckedChange}
      />
      <FieldNote id={id} error={error} />
    </div>
  )
}
