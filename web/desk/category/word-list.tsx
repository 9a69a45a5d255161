// A short list items choose from: entries are added, renamed and removed where they stand.
import { useMutation, useQuery } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Localised, languages } from '#contract/core/language.ts'
import { deskWordEndpoints } from '#contract/features/category/desk/desk-category.endpoints.ts'
import type { DeskWord } from '#contract/features/category/desk/desk-category.schema.ts'
import { deskCall, deskQuery, readAgain } from '#web/desk/session/desk-api.ts'
import { useMay, useReadText } from '#web/desk/session/use-desk.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { shopLanguages } from '#web/platform/i18n/shop-languages.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { RemoveWord, type WordKind } from './remove-word.tsx'

const noText: Localised = { en: '', ar: '', tg: '', ru: '' }

export function WordList({ kind }: { kind: WordKind }) {
  const t = useTranslations('desk_category')
  const said = useTranslations()
  const mayEdit = useMay('edit_categories')
  const read = useReadText()
  const ends = deskWordEndpoints[kind]
  const { data, error, refetch } = useQuery(deskQuery(ends.list))
  const [edited, setEdited] = useState<DeskWord | 'new' | null>(null)
  const [leaving, setLeaving] = useState<DeskWord | null>(null)
  if (!data && error) {
    return (
      <QuietFailure
        text={said('desk.load_failed')}
        retryLabel={said('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton className="h-72 w-full rounded-card" />
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-prose text-14 text-ink-soft">{t(`${kind}_text`)}</p>
        {mayEdit && (
          <Button onClick={() => setEdited('new')}>
            <Plus aria-hidden size={18} />
            {t('add')}
          </Button>
        )}
      </div>
      {data.length === 0 && <EmptyState picture={<EmptyPicture size={120} />} title={t('list_empty')} />}
      <ul aria-label={t(kind)} className="desk-panel flex flex-col divide-y divide-line empty:hidden">
        {data.map((word) => {
          const name = read(word.name)
          return (
            <li key={word.id} className="desk-row flex items-center gap-2 py-1 ps-4 pe-2">
              <span className="min-w-0 flex-1 truncate">{name}</span>
              {word.items > 0 && (
                <span className="text-13 text-ink-soft tabular">{t('items', { count: word.items })}</span>
              )}
              {mayEdit && (
                <>
                  <IconButton label={t('rename', { name })} size="small" onClick={() => setEdited(word)}>
                    <Pencil aria-hidden size={16} />
                  </IconButton>
                  <IconButton label={t('remove', { name })} size="small" onClick={() => setLeaving(word)}>
                    <Trash2 aria-hidden size={16} />
                  </IconButton>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {edited && (
        <WordDialog kind={kind} word={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {leaving && <RemoveWord kind={kind} word={leaving} onClose={() => setLeaving(null)} />}
    </div>
  )
}

type WordDialogProps = { kind: WordKind; word: DeskWord | null; onClose: () => void }

/** A condition keeps the picture and the state it has. */
function kept(word: DeskWord | null) {
  if (!word || !('image' in word) || !('status' in word)) return {}
  return { image: word.image, status: word.status }
}

function WordDialog({ kind, word, onClose }: WordDialogProps) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const ends = deskWordEndpoints[kind]
  const [name, setName] = useState<Localised>(word?.name ?? noText)
  const save = useMutation({
    mutationFn: async () => {
      const input = { name, ...kept(word) }
      if (word)
        await deskCall(ends.change, { params: { id: word.id }, input: { ...input, version: word.version } })
      else await deskCall(ends.make, { input })
    },
    onSuccess: async () => {
      onClose()
      notify.success(t('desk_form.saved'))
      await readAgain(ends.list)
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t(word ? 'desk_category.change' : 'desk_category.add')}
      closeLabel={t('common.close')}
      size="small"
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        {languages.map((language) => (
          <TextField
            key={language}
            label={shopLanguages[language].name}
            lang={language}
            dir="auto"
            maxLength={40}
            value={name[language]}
            onChange={({ target }) => setName({ ...name, [language]: target.value })}
          />
        ))}
        <p className="text-13 text-ink-soft">{t('desk_category.languages_hint')}</p>
        <FormRefusal text={save.error ? refusalOf(save.error) : undefined} />
        <Button type="submit" loading={save.isPending}>
          {t('desk_form.save')}
        </Button>
      </form>
    </Dialog>
  )
}
