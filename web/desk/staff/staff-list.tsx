// The list of people with its search: a table where there is room, cards where there is not.
import Search from 'lucide-react/icons/search'
import { useTranslations } from 'use-intl'
import type { StaffMember } from '#contract/features/staff/staff.schema.ts'
import { useChangeSearch, useDeskSearch } from '#web/desk/navigation/desk-link.tsx'
import { listSearchMark } from '#web/desk/shell/use-shortcuts.ts'
import { useWide } from '#web/desk/shell/use-wide.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { OnAct } from './member-acts.ts'
import { StaffCards } from './staff-cards.tsx'
import { listChoice, shownStaff } from './staff-list.rules.ts'
import { StaffTable } from './staff-table.tsx'

export function StaffList({ staff, onAct }: { staff: readonly StaffMember[]; onAct: OnAct }) {
  const t = useTranslations('staff')
  const choice = listChoice(useDeskSearch())
  const changeSearch = useChangeSearch()
  const isWide = useWide()
  const shown = shownStaff(staff, choice)
  const List = isWide ? StaffTable : StaffCards
  return (
    <section aria-label={t('title')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <TextField
          type="search"
          label={t('search')}
          labelHidden
          placeholder={t('search')}
          start={<Search aria-hidden size={18} />}
          value={choice.q}
          onChange={({ target }) => void changeSearch({ q: target.value || undefined })}
          className="w-full sm:w-80"
          {...{ [listSearchMark]: '' }}
        />
        <p role="status" className="text-13 text-ink-soft">
          {choice.q ? t('found', { count: shown.length }) : t('count', { count: shown.length })}
        </p>
      </div>
      {shown.length > 0 ? (
        <List staff={shown} choice={choice} onAct={onAct} />
      ) : (
        <EmptyState
          picture={<EmptyPicture size={120} />}
          title={t('nobody_found')}
          text={t('nobody_found_text')}
          action={
            <Button variant="soft" onClick={() => void changeSearch({ q: undefined })}>
              {t('clear_search')}
            </Button>
          }
        />
      )}
    </section>
  )
}
