// One text: the original, what the shop says instead, and the way to change it.
import Pencil from 'lucide-react/icons/pencil'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { directionOf, type Language } from '#contract/core/language.ts'
import type { DeskText } from '#contract/features/content/desk/desk-texts.schema.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { areaName } from './area-names.ts'
import { WordingEditor } from './wording-editor.tsx'

type TextRowProps = {
  text: DeskText
  language: Language
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function TextRow({ text, language, isOpen, onOpenChange }: TextRowProps) {
  const t = useTranslations('desk_texts')
  const button = useRef<HTMLButtonElement>(null)
  const { key, area, original, english, own, is_ignored } = text
  const close = () => {
    onOpenChange(false)
    // The editor that had the focus is gone.
    requestAnimationFrame(() => button.current?.focus())
  }
  const said = { lang: language, dir: directionOf(language) }
  return (
    <li className="px-4 py-3">
      <div className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-soft">
        <span className="font-medium">{areaName(t)(area)}</span>
        <code dir="ltr" className="break-all">
          {key}
        </code>
        {own !== null && !is_ignored && <Tag tone="accent">{t('is_changed')}</Tag>}
        {is_ignored && <Tag tone="warning">{t('is_ignored')}</Tag>}
      </div>
      <div className="grid items-start gap-x-6 gap-y-2 md:grid-cols-[1fr_1fr_auto]">
        <div className="min-w-0">
          <p className="mb-0.5 text-12 text-ink-soft">{t('original')}</p>
          <p className="break-words">
            <bdi {...said}>{original}</bdi>
          </p>
          {english !== null && english !== original && (
            <p className="mt-1 break-words text-13 text-ink-soft">
              <bdi lang="en" dir="ltr">
                {english}
              </bdi>
            </p>
          )}
        </div>
        <div className="min-w-0">
          <p className="mb-0.5 text-12 text-ink-soft">{t('own')}</p>
          {own === null ? (
            <p className="text-ink-soft">{t('as_original')}</p>
          ) : (
            <p className="break-words font-medium">
              <bdi {...said}>{own}</bdi>
            </p>
          )}
        </div>
        <Button
          ref={button}
          variant="outline"
          size="small"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? close() : onOpenChange(true))}
        >
          <Pencil aria-hidden size={16} />
          {t('reword')}
          <span className="sr-only">: {key}</span>
        </Button>
      </div>
      {isOpen && <WordingEditor text={text} language={language} onClose={close} />}
    </li>
  )
}
