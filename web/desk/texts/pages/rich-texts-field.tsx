// A page in four languages with headings, lists, emphasis and links: written as it will be read.
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useId } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { fallbackText } from '#contract/core/desk.ts'
import { directionOf, type Language, type Localised, languages } from '#contract/core/language.ts'
import { useField } from '#web/desk/form/fields/use-field.ts'
import { useFormLanguage } from '#web/desk/form/form-language.tsx'
import { shopLanguages } from '#web/platform/i18n/shop-languages.ts'
import { SegmentedControl } from '#web/ui/choice/segmented-control.tsx'
import { FieldNote } from '#web/ui/form/field-frame.tsx'
import { EditorToolbar } from './editor-toolbar.tsx'

type RichTextsFieldProps = { control: Control<FieldValues>; name: string; label: string }

/** What the page shows, and nothing else: what is pasted loses the rest. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null },
    },
  }),
]

export function RichTextsField({ control, name, label }: RichTextsFieldProps) {
  const t = useTranslations()
  const { value, onChange, error } = useField<FieldValues, Localised>({ control, name })
  const { language, main, choose } = useFormLanguage()
  const isBlank = value[language] === ''
  const fallback = isBlank ? fallbackText(value, main) : ''
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <SegmentedControl<Language>
        label={t('desk_form.languages_of', { name: label })}
        options={languages.map((one) => ({
          value: one,
          label: (
            <span lang={one}>
              {shopLanguages[one].name}
              {value[one] === '' && <span aria-hidden> ∅</span>}
              <span className="sr-only">
                : {t(value[one] === '' ? 'desk_form.not_written' : 'desk_form.written')}
              </span>
            </span>
          ),
        }))}
        value={language}
        onValueChange={choose}
      />
      <RichText
        key={language}
        label={label}
        language={language}
        html={value[language]}
        onChange={(html) => onChange({ ...value, [language]: html })}
      />
      <FieldNote
        id={`${name}-note`}
        hint={fallback === '' ? undefined : t('desk_form.falls_back', { language: shopLanguages[main].name })}
        {...(error ? { error } : {})}
      />
    </div>
  )
}

type RichTextProps = { label: string; language: Language; html: string; onChange: (html: string) => void }

function RichText({ label, language, html, onChange }: RichTextProps) {
  const id = useId()
  const editor = useEditor({
    extensions,
    content: html,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': `${label}, ${shopLanguages[language].name}`,
        lang: language,
        dir: directionOf(language),
        class: 'desk-rich-text min-h-72 px-4 py-3 text-16 outline-none',
      },
    },
    onUpdate: ({ editor: changed }: { editor: Editor }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  return (
    <div className="rounded-control border border-line-control bg-surface focus-within:border-accent">
      {editor && <EditorToolbar editor={editor} controls={id} />}
      <EditorContent editor={editor} />
    </div>
  )
}
