// The first step of an import: what it is about, and the file.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { importEndpoints } from '#contract/features/import/import.endpoints.ts'
import type { ImportKind } from '#contract/features/import/import-words.ts'
import { BackToList } from '#web/desk/list/back-to-list.tsx'
import { useDeskNavigate } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { readAgain } from '#web/desk/session/desk-api.ts'
import { useAccount } from '#web/desk/session/use-desk.ts'
import { Permitted } from '#web/desk/shell/not-found-page.tsx'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { RadioCards } from '#web/ui/choice/radio-cards.tsx'
import { ProgressBar } from '#web/ui/display/progress-bar.tsx'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { ChosenFile } from './chosen-file.tsx'
import { useKinds } from './kinds.ts'
import { sendImport } from './send-file.ts'
import { type ChosenStore, StoreField } from './store-field.tsx'

export function NewImportPage() {
  return (
    <Permitted needs="import_catalogue">
      <NewImport />
    </Permitted>
  )
}

/** A manager of one store means that one. */
function useOnlyStore(): ChosenStore | null {
  const { stores } = useAccount()
  const [only, ...others] = stores
  return only && others.length === 0 ? only : null
}

function useUpload() {
  const go = useDeskNavigate()
  const refusalOf = useRefusal()
  const [share, setShare] = useState(0)
  const work = useMutation({
    mutationFn: (wanted: Parameters<typeof sendImport>[0]) => sendImport(wanted, setShare),
    onMutate: () => setShare(0),
    onSuccess: async ({ id }) => {
      await readAgain(importEndpoints.list)
      await go(`/imports/${id}`)
    },
  })
  return { ...work, share, refusal: work.error ? refusalOf(work.error) : undefined }
}

function NewImport() {
  const t = useTranslations('desk_import')
  const kinds = useKinds()
  const [kind, setKind] = useState<ImportKind>('items')
  const [file, setFile] = useState<File | null>(null)
  const [pictures, setPictures] = useState<File | null>(null)
  const [store, setStore] = useState<ChosenStore | null>(useOnlyStore())
  const [isAsked, setAsked] = useState(false)
  const upload = useUpload()
  const isOfItems = kind === 'items' || kind === 'stock'
  const send = () => {
    setAsked(true)
    if (file) upload.mutate({ kind, file, pictures, store_id: isOfItems ? (store?.id ?? null) : null })
  }
  return (
    <>
      <BackToList to="/imports" list="imports">
        {t('title')}
      </BackToList>
      <PageHeader title={t('new')} text={t('new_text')} />
      <div className="flex max-w-2xl flex-col gap-5">
        <RadioCards
          label={t('kind')}
          columns={2}
          options={kinds.map((value) => ({
            value,
            label: t(`kind_${value}`),
            hint: t(`kind_${value}_text`),
          }))}
          value={kind}
          onValueChange={setKind}
        />
        <ChosenFile
          label={t('choose_file')}
          hint={t('choose_file_hint')}
          accept=".csv,.tsv,.txt,.xlsx,.xml,.json"
          file={file}
          onChange={setFile}
        />
        {kind !== 'stock' && (
          <ChosenFile
            label={t('choose_pictures')}
            hint={t('choose_pictures_hint')}
            accept=".zip"
            file={pictures}
            onChange={setPictures}
          />
        )}
        {isOfItems && <StoreField store={store} onChange={setStore} />}
        <FormRefusal text={isAsked && !file ? t('no_file') : upload.refusal} />
        {upload.isPending && <ProgressBar share={upload.share} label={t('uploading')} />}
        <div>
          <Button loading={upload.isPending} onClick={send}>
            {t('upload')}
          </Button>
        </div>
      </div>
    </>
  )
}
