// The sections as a list: dragged, or moved by buttons, and switched on and off.
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { useTranslations } from 'use-intl'
import type { ArrangedSection } from '#contract/features/module/home-sections.rules.ts'
import type { FieldControl } from '#web/desk/form/desk-form.types.ts'
import { useField } from '#web/desk/form/fields/use-field.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Switch } from '#web/ui/choice/switch.tsx'
import { announce } from '#web/ui/feedback/announce.ts'
import { FieldNote } from '#web/ui/form/field-frame.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'

export interface HomeValues {
  sections: ArrangedSection[]
}

export function SectionsField({ control }: { control: FieldControl<HomeValues> }) {
  const t = useTranslations('desk_home')
  const { value, onChange, error } = useField<HomeValues, ArrangedSection[]>({ control, name: 'sections' })
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  const keys: string[] = value.map(({ key }) => key)
  const move = (from: number, to: number) => {
    const section = value[from]
    if (!section || to < 0 || to >= value.length) return
    onChange(arrayMove(value, from, to))
    announce(t('moved', { name: t(section.key), place: String(to + 1) }))
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))
  }
  return (
    <div className="min-w-0">
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ol
            aria-label={t('sections')}
            className="flex flex-col divide-y divide-line rounded-card border border-line"
          >
            {value.map((section, at) => (
              <SectionRow
                key={section.key}
                section={section}
                place={{ at, count: value.length }}
                onMove={(to) => move(at, to)}
                onSwitch={(is_on) => onChange(value.with(at, { ...section, is_on }))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <FieldNote id="sections-note" {...(error ? { error } : {})} />
    </div>
  )
}

type SectionRowProps = {
  section: ArrangedSection
  place: { at: number; count: number }
  onMove: (to: number) => void
  onSwitch: (isOn: boolean) => void
}

function SectionRow({ section: { key, is_on }, place: { at, count }, onMove, onSwitch }: SectionRowProps) {
  const t = useTranslations('desk_home')
  const name = t(key)
  const { listeners, setNodeRef, transform, isDragging } = useSortable({ id: key })
  return (
    <li
      ref={setNodeRef}
      style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
      className={classNames(
        'flex items-center gap-1 bg-surface ps-1 pe-3 first:rounded-t-card last:rounded-b-card',
        isDragging && 'relative z-1 shadow-raised',
      )}
    >
      <span {...listeners} aria-hidden className="cursor-grab touch-none p-1.5 text-ink-faint">
        <GripVertical size={16} />
      </span>
      <span aria-hidden className="w-6 text-13 text-ink-soft tabular">
        {at + 1}
      </span>
      <IconButton
        label={t('earlier', { name })}
        size="small"
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      >
        <ArrowUp aria-hidden size={16} />
      </IconButton>
      <IconButton
        label={t('later', { name })}
        size="small"
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      >
        <ArrowDown aria-hidden size={16} />
      </IconButton>
      <div className="min-w-0 flex-1 ps-1">
        <Switch
          label={
            <span className={classNames('text-14', is_on ? 'font-medium' : 'text-ink-soft')}>{name}</span>
          }
          checked={is_on}
          onCheckedChange={onSwitch}
        />
      </div>
    </li>
  )
}
