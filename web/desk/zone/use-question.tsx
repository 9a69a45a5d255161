// A question in the middle of something: the answer is waited for.
import { type ReactNode, useState } from 'react'
import { useConfirmTexts } from '#web/platform/i18n/use-confirm-texts.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'

interface Question {
  question: string
  detail: string
  confirm: string
}

interface Asked extends Question {
  answer: (isYes: boolean) => void
}

export function useQuestion(): { ask: (question: Question) => Promise<boolean>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const texts = useConfirmTexts(
    asked ? { question: asked.question, detail: asked.detail, confirm: asked.confirm } : {},
  )
  const end = (isYes: boolean) => {
    asked?.answer(isYes)
    setAsked(null)
  }
  return {
    ask: (question) => new Promise((answer) => setAsked({ ...question, answer })),
    dialog: (
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => isOpen || end(false)}
        texts={texts}
        onConfirm={() => end(true)}
        tone="danger"
      />
    ),
  }
}
