// Every text of the shop beside what this shop says instead: found by words, area and language, and reworded in place.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isLanguage, type Language } from '#contract/core/language.ts'
import { deskTextEndpoints } from '#contract/features/content/desk/desk-texts.endpoints.ts'
import { NoRows, RowsSkeleton } from '#web/desk/list/list-states.tsx'
import { Pager } from '#web/desk/list/pager.tsx'
import { type ListAddress, useListAddress } from '#web/desk/list/use-list.ts'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { usePreferences } from '#web/desk/session/preferences.ts'
import { Permitted } from '#web/desk/shell/not-found-page.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { TextFilters } from './text-filters.tsx'
import { TextRow } from './text-row.tsx'
import { TextsTabs } from './texts-tabs.tsx'

const shape = {
  sorts: ['place'],
  sortedFirst: { sort: 'place', dir: 'up' },
  columns: [],
  shownFirst: [],
  filters: ['language', 'area', 'state'],
} as const

export function TextsPage() {
  return (
    <Permitted needs="edit_texts">
      <Texts />
    </Permitted>
  )
}

/** One's own language until another is chosen. */
function useTextLanguage({ state }: ListAddress): Language {
  const { language: own } = usePreferences()
  const { language } = state.filters
  return isLanguage(language) ? language : own
}

function Texts() {
  const t = useTranslations()
  const address = useListAddress(shape)
  const language = useTextLanguage(address)
  const { q, page, limit, filters } = address.state
  const input = {
    ...{ q, limit, offset: page, language },
    area: filters.area ?? '',
    state: filters.state === 'changed' ? ('changed' as const) : ('all' as const),
  }
  const { data, error, refetch } = useQuery({
    ...deskQuery(deskTextEndpoints.list, { input }),
    placeholderData: keepPreviousData,
  })
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <>
      <PageHeader title={t('desk_texts.title')} text={t('desk_texts.text')} />
      <TextsTabs />
      <TextFilters address={address} language={language} areas={data?.areas ?? []} />
      {!data && error && (
        <QuietFailure
          text={t('desk.load_failed')}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <RowsSkeleton />}
      {data?.rows.length === 0 && <NoRows address={address} empty={{ title: t('desk_texts.empty') }} />}
      {data && data.rows.length > 0 && (
        <ul aria-label={t('desk_texts.title')} className="desk-panel mb-4 divide-y divide-line">
          {data.rows.map((text) => (
            <TextRow
              key={`${language} ${text.key}`}
              text={text}
              language={language}
              isOpen={opened === `${language} ${text.key}`}
              onOpenChange={(isOpen) => setOpened(isOpen ? `${language} ${text.key}` : null)}
            />
          ))}
        </ul>
      )}
      {data && <Pager address={address} total={data.total_size} shown={data.rows.length} />}
      <p role="status" className="sr-only">
        {data && t('desk_list.count', { count: data.total_size })}
      </p>
    </>
  )
}
