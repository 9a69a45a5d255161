// Where the chosen words lead: an address of the web, a page of the shop, a mail or a phone.
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

/** What the page follows; anything else would lose its link when it is saved. */
const followed = /^(?:https?:\/\/\S+|mailto:\S+|tel:\S+|\/(?!\/)\S*)$/i

export function LinkLine({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations('desk_pages')
  const before: unknown = editor.getAttributes('link').href
  const [href, setHref] = useState(typeof before === 'string' ? before : '')
  const [isWrong, setWrong] = useState(false)
  const set = () => {
    if (!followed.test(href.trim())) return setWrong(true)
    editor.chain().focus().extendMarkRange('link').setLink({ href: href.trim() }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose()
    if (event.key !== 'Enter') return
    // The form around it is not meant.
    event.preventDefault()
    set()
  }
  return (
    <div className="flex flex-wrap items-start gap-2 border-line border-t p-3">
      <div className="min-w-0 flex-1 basis-64">
        <TextField
          autoFocus
          label={t('link_address')}
          hint={t('link_hint')}
          value={href}
          dir="ltr"
          onChange={({ target }) => {
            setHref(target.value)
            setWrong(false)
          }}
          onKeyDown={press}
          {...(isWrong ? { error: t('link_wrong') } : {})}
        />
      </div>
      <div className="flex gap-2 pt-7">
        <Button size="small" onClick={set}>
          {t('link_set')}
        </Button>
        {before !== undefined && (
          <Button size="small" variant="ghost" onClick={remove}>
            {t('link_remove')}
          </Button>
        )}
      </div>
    </div>
  )
}
