// Sections that open one under another, and a single one that opens alone.
import { Accordion as Base } from '@base-ui/react/accordion'
import { Collapsible as Single } from '@base-ui/react/collapsible'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

export type AccordionSection = { value: string; title: ReactNode; content: ReactNode }

const triggerLook =
  'group flex min-h-13 w-full items-center justify-between gap-4 rounded-control py-3 text-start font-medium text-16'
const panelLook =
  'pb-4 text-ink-soft transition-opacity duration-calm data-starting-style:opacity-0 data-ending-style:opacity-0'

function Turn() {
  return (
    <ChevronDown
      aria-hidden
      size={20}
      className="shrink-0 text-ink-soft transition-transform duration-calm ease-calm group-data-panel-open:rotate-180"
    />
  )
}

type AccordionProps = { sections: readonly AccordionSection[]; multiple?: boolean; openAtFirst?: string[] }

export function Accordion({ sections, multiple, openAtFirst }: AccordionProps) {
  return (
    <Base.Root multiple={multiple} defaultValue={openAtFirst} className="divide-y divide-line">
      {sections.map((section) => (
        <Base.Item key={section.value} value={section.value}>
          <Base.Header>
            <Base.Trigger className={triggerLook}>
              {section.title}
              <Turn />
            </Base.Trigger>
          </Base.Header>
          <Base.Panel className={panelLook}>{section.content}</Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  )
}

type CollapsibleProps = { title: ReactNode; children: ReactNode; openAtFirst?: boolean }

export function Collapsible({ title, children, openAtFirst }: CollapsibleProps) {
  return (
    <Single.Root defaultOpen={openAtFirst}>
      <Single.Trigger className={triggerLook}>
        {title}
        <Turn />
      </Single.Trigger>
      <Single.Panel className={panelLook}>{children}</Single.Panel>
    </Single.Root>
  )
}
