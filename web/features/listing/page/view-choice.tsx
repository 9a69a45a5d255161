// How a list is laid out: cards side by side, one under another, or stores on a map.
import LayoutGrid from 'lucide-react/icons/layout-grid'
import MapIcon from 'lucide-react/icons/map'
import Rows3 from 'lucide-react/icons/rows-3'
import { useTranslations } from 'use-intl'
import { SegmentedControl } from '#web/ui/choice/segmented-control.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import type { ListingView } from '../listing-choice.ts'

const icons = {
  grid: <LayoutGrid aria-hidden size={18} />,
  list: <Rows3 aria-hidden size={18} />,
  map: <MapIcon aria-hidden size={18} />,
} as const satisfies Record<ListingView, unknown>

interface ViewChoiceProps<View extends ListingView> {
  views: readonly View[]
  view: View
  onViewChange(view: View): void
}

export function ViewChoice<View extends ListingView>({ views, view, onViewChange }: ViewChoiceProps<View>) {
  const t = useTranslations('listing')
  const names = { grid: t('view_grid'), list: t('view_list'), map: t('view_map') }
  return (
    <SegmentedControl
      label={t('view_label')}
      value={view}
      onValueChange={onViewChange}
      options={views.map((value) => ({
        value,
        icon: icons[value],
        label: <VisuallyHidden>{names[value]}</VisuallyHidden>,
      }))}
    />
  )
}
