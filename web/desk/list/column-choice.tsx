// Which columns are seen; the first one names the row and always is.
import Columns3 from 'lucide-react/icons/columns-3'
import { useTranslations } from 'use-intl'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { Popover } from '#web/ui/overlay/popover.tsx'
import type { ListAddress } from './use-list.ts'

type ColumnChoiceProps = { columns: readonly { id: string; name: string }[]; address: ListAddress }

export function ColumnChoice({ columns, address }: ColumnChoiceProps) {
  const t = useTranslations('desk_list')
  const { state, change } = address
  const [first, ...others] = columns
  if (!first || others.length === 0) return null
  const choose = (id: string, isShown: boolean) =>
    change({
      columns: columns
        .map((column) => column.id)
        .filter((one) => (one === id ? isShown : state.columns.includes(one))),
    })
  return (
    <Popover
      align="end"
      title={t('columns')}
      trigger={
        <IconButton label={t('columns')} size="small">
          <Columns3 aria-hidden size={18} />
        </IconButton>
      }
    >
      <div className="max-h-80 overflow-y-auto">
        <Checkbox label={first.name} checked disabled onCheckedChange={() => undefined} />
        {others.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={state.columns.includes(id)}
            onCheckedChange={(isShown) => choose(id, isShown)}
          />
        ))}
      </div>
    </Popover>
  )
}
