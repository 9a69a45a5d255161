// One category of the tree: where it leads, how many items it has, and the ways to move it.
import { useSortable } from '@dnd-kit/sortable'
import Archive from 'lucide-react/icons/archive'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Ellipsis from 'lucide-react/icons/ellipsis'
import GripVertical from 'lucide-react/icons/grip-vertical'
import IndentDecrease from 'lucide-react/icons/indent-decrease'
import IndentIncrease from 'lucide-react/icons/indent-increase'
import Plus from 'lucide-react/icons/plus'
import { useTranslations } from 'use-intl'
import { DeskLink } from '#web/desk/navigation/desk-link.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Menu, MenuAction, MenuLink } from '#web/ui/overlay/menu.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { type Place, type Step, stepPlace, type TreeRow } from './category-tree.rules.ts'
import { useCategoryName } from './use-category-name.ts'

type CategoryRowProps = {
  row: TreeRow
  mayEdit: boolean
  onMove: (place: Place) => void
  onArchive: () => void
}

export function CategoryRow({ row, mayEdit, onMove, onArchive }: CategoryRowProps) {
  const t = useTranslations('desk_category')
  const { category, level } = row
  const name = useCategoryName()(category)
  const { listeners, setNodeRef, transform, isDragging } = useSortable({
    id: category.id,
    disabled: !mayEdit,
  })
  return (
    <li
      ref={setNodeRef}
      style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
      className={classNames(
        'desk-row flex items-center gap-2 bg-surface py-1 pe-2 first:rounded-t-card last:rounded-b-card hover:bg-fill',
        level === 2 ? 'ps-10' : 'ps-2',
        isDragging && 'relative z-1 shadow-raised',
      )}
    >
      {mayEdit && (
        <span {...listeners} aria-hidden className="cursor-grab touch-none p-1 text-ink-faint">
          <GripVertical size={16} />
        </span>
      )}
      {category.image_full_url !== '' && (
        <img
          src={category.image_full_url}
          alt=""
          width={28}
          height={28}
          className="size-7 rounded-inner bg-fill object-cover"
        />
      )}
      <DeskLink
        to={`/categories/${category.id}`}
        from="categories"
        className="min-w-0 flex-1 truncate font-medium text-14 hover:text-accent-ink hover:underline"
      >
        {name}
      </DeskLink>
      {!category.status && <span className="text-12 text-warning-ink">{t('off')}</span>}
      {category.featured && <span className="text-12 text-accent-ink">{t('featured')}</span>}
      <span className="hidden text-13 text-ink-soft tabular sm:inline">
        {t('items', { count: category.items })}
      </span>
      {mayEdit && (
        <>
          <StepButtons row={row} name={name} onMove={onMove} />
          <Menu
            trigger={
              <IconButton label={t('actions_for', { name })} size="small">
                <Ellipsis aria-hidden size={18} />
              </IconButton>
            }
          >
            <StepActions row={row} name={name} onMove={onMove} />
            {level === 1 && (
              <MenuLink
                icon={<Plus aria-hidden size={18} />}
                render={
                  <DeskLink
                    to="/categories/new"
                    search={{ module: String(category.module_id), parent: String(category.id) }}
                  />
                }
              >
                {t('make_below')}
              </MenuLink>
            )}
            <MenuAction icon={<Archive aria-hidden size={18} />} onSelect={onArchive}>
              {t('archive')}
            </MenuAction>
          </Menu>
        </>
      )}
    </li>
  )
}

const steps = [
  { step: 'up', icon: ArrowUp },
  { step: 'down', icon: ArrowDown },
  { step: 'into', icon: IndentIncrease },
  { step: 'out', icon: IndentDecrease },
] as const satisfies readonly { step: Step; icon: unknown }[]

/** Sideways follows the direction of reading. */
const turned = (step: Step) => (step === 'into' || step === 'out' ? 'mirror' : undefined)

type StepsProps = { row: TreeRow; name: string; onMove: (place: Place) => void }

/** On a phone there is no room for buttons, and a finger drags badly: the same steps stand in the menu. */
function StepActions({ row, name, onMove }: StepsProps) {
  const t = useTranslations('desk_category')
  const possible = steps.flatMap(({ step, icon }) => {
    const place = stepPlace(row, step)
    return place ? [{ step, icon, place }] : []
  })
  return (
    <div className="md:hidden">
      {possible.map(({ step, icon: Icon, place }) => (
        <MenuAction
          key={step}
          icon={<Icon aria-hidden size={18} className={turned(step)} />}
          onSelect={() => onMove(place)}
        >
          {t(`step_${step}`, { name })}
        </MenuAction>
      ))}
    </div>
  )
}

function StepButtons({ row, name, onMove }: StepsProps) {
  const t = useTranslations('desk_category')
  return (
    <span className="hidden items-center md:flex">
      {steps.map(({ step, icon: Icon }) => {
        const place = stepPlace(row, step)
        return (
          <IconButton
            key={step}
            label={t(`step_${step}`, { name })}
            size="small"
            disabled={!place}
            onClick={() => place && onMove(place)}
          >
            <Icon aria-hidden size={16} className={turned(step)} />
          </IconButton>
        )
      })}
    </span>
  )
}
