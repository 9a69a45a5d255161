// Says one text in other words: with a preview as customers will read it, and the way back to the original.
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { coreFailures } from '#contract/core/failure.ts'
import { directionOf, type Language } from '#contract/core/language.ts'
import { deskTextEndpoints } from '#contract/features/content/desk/desk-texts.endpoints.ts'
import { type DeskText, longestText } from '#contract/features/content/desk/desk-texts.schema.ts'
import { deskCall, deskQuery, readAgain } from '#web/desk/session/desk-api.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { notify } from '#web/ui/overlay/notify.ts'

type WordingEditorProps = { text: DeskText; language: Language; onClose: () => void }

/** Asked for once the typing rests. */
const restsAfterMs = 350

function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restsAfterMs)
    return () => clearTimeout(timer)
  }, [value])
  return useDeferredValue(rested)
}

function usePreview({ key }: DeskText, language: Language, wording: string) {
  const rested = useRested(wording.trim())
  return useQuery({
    ...deskQuery(deskTextEndpoints.preview, { params: { language, key }, input: { text: rested } }),
    enabled: rested !== '' && rested.length <= longestText,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

const isChangedMeanwhile = (error: unknown) =>
  error instanceof ApiFailure && error.entries[0]?.code === coreFailures.changed_meanwhile.code

function useSaving({ text, language, onClose }: WordingEditorProps) {
  const t = useTranslations('desk_texts')
  const { key, version } = text
  const params = { language, key }
  return useMutation({
    mutationFn: (wording: string | null) =>
      wording === null
        ? deskCall(deskTextEndpoints.reset, { params, input: { version } })
        : deskCall(deskTextEndpoints.change, { params, input: { text: wording, version } }),
    onSuccess: (saved) => {
      notify.success(t(saved.own === null ? 'is_original' : 'saved'), { id: 'saved' })
      onClose()
    },
    onSettled: (_saved, error) => {
      // After a refusal what was typed stays; somebody else's change is shown above it.
      if (!error || isChangedMeanwhile(error)) return readAgain(deskTextEndpoints.list)
      return undefined
    },
  })
}

export function WordingEditor(props: WordingEditorProps) {
  const { text, language, onClose } = props
  const t = useTranslations('desk_texts')
  const refusalOf = useRefusal()
  const { original, own } = text
  const [wording, setWording] = useState(own ?? original)
  const area = useRef<HTMLTextAreaElement>(null)
  const preview = usePreview(text, language, wording)
  const save = useSaving(props)
  useEffect(() => {
    area.current?.focus()
    area.current?.select()
  }, [])
  const isEmpty = wording.trim() === ''
  const slip = isEmpty ? t('no_text') : preview.error ? refusalOf(preview.error) : undefined
  const isSame = wording.trim() === (own ?? original)
  return (
    <form
      className="mt-3 flex flex-col gap-3 rounded-card bg-fill p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty && !isSame) save.mutate(wording.trim())
      }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <TextArea
        ref={area}
        label={t('own')}
        hint={<Places original={original} />}
        lang={language}
        dir={directionOf(language)}
        value={wording}
        maxLength={longestText}
        onChange={({ target }) => setWording(target.value)}
        {...(slip ? { error: slip } : {})}
      />
      <Preview lines={slip ? [] : (preview.data?.lines ?? [])} language={language} />
      {save.error && <FormRefusal text={refusalOf(save.error)} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" disabled={isEmpty || isSame} loading={save.isPending}>
          {t('save')}
        </Button>
        <Button variant="ghost" size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
        {own !== null && (
          <Button
            variant="outline"
            size="small"
            className="ms-auto"
            disabled={save.isPending}
            onClick={() => save.mutate(null)}
          >
            {t('reset')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** What the shop fills in: `{count}`, `<link>`. */
const placePattern = /\{\s*(\w+)|<(\w+)>/g

function Places({ original }: { original: string }) {
  const t = useTranslations('desk_texts')
  const places = new Set(
    [...original.matchAll(placePattern)].map(([, name, tag]) => (tag ? `<${tag}>` : `{${name}}`)),
  )
  if (places.size === 0) return null
  return (
    <>
      {t('places')} <bdi>{[...places].join(', ')}</bdi>
    </>
  )
}

function Preview({ lines, language }: { lines: readonly string[]; language: Language }) {
  const t = useTranslations('desk_texts')
  const id = useId()
  return (
    <div className="min-h-11">
      <p id={id} className="mb-1 text-12 text-ink-soft">
        {t('preview')}
      </p>
      <ul aria-labelledby={id} lang={language} dir={directionOf(language)} className="flex flex-col gap-1">
        {lines.map((line) => (
          <li key={line} className="w-fit max-w-full break-words rounded-control bg-surface px-3 py-1.5">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
