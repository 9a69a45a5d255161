// The buttons over the text: one Tab stop, arrow keys between them, and a line for the address of a link.
import { type Editor, useEditorState } from '@tiptap/react'
import Bold from 'lucide-react/icons/bold'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LinkLine } from './link-line.tsx'

const buttons = [
  { name: 'heading', icon: Heading2, on: 'heading_2', act: (chain) => chain.toggleHeading({ level: 2 }) },
  { name: 'subheading', icon: Heading3, on: 'heading_3', act: (chain) => chain.toggleHeading({ level: 3 }) },
  { name: 'bold', icon: Bold, on: 'bold', act: (chain) => chain.toggleBold() },
  { name: 'italic', icon: Italic, on: 'italic', act: (chain) => chain.toggleItalic() },
  { name: 'bullets', icon: List, on: 'bullets', act: (chain) => chain.toggleBulletList() },
  { name: 'numbers', icon: ListOrdered, on: 'numbers', act: (chain) => chain.toggleOrderedList() },
] as const satisfies readonly {
  name: string
  icon: unknown
  on: string
  act: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>
}[]

function useMarks(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading_2: now.isActive('heading', { level: 2 }),
      heading_3: now.isActive('heading', { level: 3 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
}

/** Along the row, to its ends, and round. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const all = [...event.currentTarget.querySelectorAll('button')]
  const at = all.indexOf(event.target as HTMLButtonElement)
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const steps: Record<string, number> = {
    ArrowRight: forward === 'ArrowRight' ? at + 1 : at - 1,
    ArrowLeft: forward === 'ArrowLeft' ? at + 1 : at - 1,
    Home: 0,
    End: all.length - 1,
  }
  const to = steps[event.key]
  if (to === undefined) return
  event.preventDefault()
  all[(to + all.length) % all.length]?.focus()
}

const look =
  'control focus-inside grid size-9 place-items-center rounded-inner text-ink-soft hover:bg-fill hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-ink aria-disabled:opacity-40 pointer-coarse:size-11'

export function EditorToolbar({ editor, controls }: { editor: Editor; controls: string }) {
  const t = useTranslations('desk_pages')
  const marks = useMarks(editor)
  const [isLinking, setLinking] = useState(false)
  const steps = [
    { name: 'undo', icon: Undo, can: marks.canUndo, act: () => editor.chain().focus().undo().run() },
    { name: 'redo', icon: Redo, can: marks.canRedo, act: () => editor.chain().focus().redo().run() },
  ] as const
  return (
    <div className="border-line border-b">
      <div
        role="toolbar"
        aria-label={t('toolbar')}
        aria-controls={controls}
        className="flex flex-wrap gap-0.5 p-1.5"
        onKeyDown={walk}
      >
        {buttons.map(({ name, icon: Icon, on, act }, index) => (
          <button
            key={name}
            type="button"
            aria-label={t(name)}
            title={t(name)}
            aria-pressed={marks[on]}
            tabIndex={index === 0 ? 0 : -1}
            className={look}
            onClick={() => act(editor.chain().focus()).run()}
          >
            <Icon aria-hidden size={18} />
          </button>
        ))}
        <button
          type="button"
          aria-label={t('link')}
          title={t('link')}
          aria-pressed={marks.link}
          aria-expanded={isLinking}
          tabIndex={-1}
          className={look}
          onClick={() => setLinking(!isLinking)}
        >
          <Link aria-hidden size={18} />
        </button>
        {steps.map(({ name, icon: Icon, can, act }) => (
          <button
            key={name}
            type="button"
            aria-label={t(name)}
            title={t(name)}
            aria-disabled={!can}
            tabIndex={-1}
            className={look}
            onClick={() => can && act()}
          >
            <Icon aria-hidden size={18} className="mirror" />
          </button>
        ))}
      </div>
      {isLinking && <LinkLine editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}
