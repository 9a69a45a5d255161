// The pictures of one home page, place by place, and the lists that have several.
import { useMutation } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { fallbackText } from '#contract/core/desk.ts'
import type { DeskHome, DeskModule } from '#contract/features/module/desk/desk-module.schema.ts'
import { deskSectionEndpoints as ends } from '#contract/features/promotion/desk/desk-banner.endpoints.ts'
import type { DeskSection } from '#contract/features/promotion/desk/desk-banner.schema.ts'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { useShopSettings } from '#web/desk/session/use-desk.ts'
import { useQuestion } from '#web/desk/zone/use-question.tsx'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { aspectOf, hasSection, placesOf, type Spot, sectionOf } from './home-places.ts'
import { PageSketch } from './page-sketch.tsx'

export interface EditedPicture {
  spot: Spot
  section: DeskSection | null
}

type HomePicturesProps = {
  module: DeskModule
  pictures: readonly DeskSection[]
  home: DeskHome
  onEdit: (edited: EditedPicture) => void
}

export function HomePictures(props: HomePicturesProps) {
  const t = useTranslations('desk_home')
  const { module, pictures, onEdit } = props
  const places = placesOf(module.module_type)
  const ofKind = (kind: DeskSection['kind']) => pictures.filter((one) => one.kind === kind)
  return (
    <>
      {places.length > 0 && (
        <Panel title={t('places')} text={t('places_text')}>
          {places.map((place) => (
            <PictureRow
              key={place}
              {...props}
              spot={{ kind: 'place', place }}
              section={pictures.find((one) => one.place === place) ?? null}
              name={t(`place_${place}`)}
            />
          ))}
        </Panel>
      )}
      {(['parcel', 'reason'] as const)
        .filter((kind) => hasSection(module.module_type, sectionOf({ kind, place: null })))
        .map((kind) => (
          <Panel
            key={kind}
            title={t(`${kind}s`)}
            text={t(`${kind}s_text`)}
            action={
              <Button
                variant="outline"
                size="small"
                onClick={() => onEdit({ spot: { kind, place: null }, section: null })}
              >
                <Plus aria-hidden size={16} />
                {t(`add_${kind}`)}
              </Button>
            }
          >
            {ofKind(kind).length === 0 && <li className="py-3 text-14 text-ink-soft">{t('none')}</li>}
            {ofKind(kind).map((section) => (
              <PictureRow key={section.id} {...props} spot={{ kind, place: null }} section={section} />
            ))}
          </Panel>
        ))}
    </>
  )
}

type PanelProps = { title: string; text: string; action?: ReactNode; children: ReactNode }

function Panel({ title, text, action, children }: PanelProps) {
  return (
    <section aria-label={title} className="desk-panel p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold text-16">{title}</h2>
          <p className="mt-0.5 max-w-prose text-13 text-ink-soft">{text}</p>
        </div>
        {action}
      </div>
      <ul className="mt-2 flex flex-col divide-y divide-line">{children}</ul>
    </section>
  )
}

type PictureRowProps = HomePicturesProps & { spot: Spot; section: DeskSection | null; name?: string }

const lookOf = ({ kind, place }: Spot) =>
  kind === 'reason' ? 'row' : kind === 'parcel' || place === 'bottom_section_banner' ? 'across' : 'beside'

function PictureRow({ home, spot, section, name, onEdit }: PictureRowProps) {
  const t = useTranslations('desk_home')
  const { mainLanguage } = useShopSettings()
  const heading = section
    ? fallbackText(section.texts.title, mainLanguage) || t('untitled')
    : t('empty_place')
  const words = section ? fallbackText(section.texts.short_description, mainLanguage) : ''
  const called = name ?? heading
  const url = section?.image_full_url ?? null
  return (
    <li className="flex flex-wrap items-center gap-4 py-4">
      <PageSketch
        sections={home.sections.filter(({ is_on }) => is_on).map(({ key }) => key)}
        at={sectionOf(spot)}
        look={lookOf(spot)}
        url={url}
      />
      <div className="flex min-w-52 flex-1 flex-col gap-1">
        {name && <h3 className="font-medium text-14">{name}</h3>}
        <p className={name ? 'text-14' : 'font-medium text-14'}>{heading}</p>
        {words && <p className="text-13 text-ink-soft">{words}</p>}
        {section && !section.status && (
          <p>
            <Tag>{t('off')}</Tag>
          </p>
        )}
      </div>
      {url && (
        <img
          src={url}
          alt=""
          width={Math.round(72 * aspectOf(spot))}
          height={72}
          style={{ aspectRatio: aspectOf(spot) }}
          className="h-18 max-w-full rounded-control bg-fill object-cover"
        />
      )}
      {section ? (
        <RowActs section={section} name={called} onEdit={() => onEdit({ spot, section })} />
      ) : (
        <Button variant="outline" size="small" onClick={() => onEdit({ spot, section: null })}>
          {t('fill')}
          <span className="sr-only">: {called}</span>
        </Button>
      )}
    </li>
  )
}

type RowActsProps = { section: DeskSection; name: string; onEdit: () => void }

function RowActs({ section: { id, version }, name, onEdit }: RowActsProps) {
  const t = useTranslations('desk_home')
  const refusalOf = useRefusal()
  const { ask, dialog } = useQuestion()
  const { mutate } = useMutation({
    mutationFn: () => deskCall(ends.remove, { params: { id }, input: { version } }),
    onSuccess: () => notify.success(t('removed')),
    onError: (error) => notify.error(refusalOf(error)),
    onSettled: () => readAgain(ends.list),
  })
  const remove = async () => {
    const words = { question: t('remove_question'), detail: t('remove_detail'), confirm: t('remove') }
    if (await ask(words)) mutate()
  }
  return (
    <div className="flex">
      <IconButton label={t('change_named', { name })} onClick={onEdit}>
        <Pencil aria-hidden size={18} />
      </IconButton>
      <IconButton label={t('remove_named', { name })} onClick={() => void remove()}>
        <Trash2 aria-hidden size={18} />
      </IconButton>
      {dialog}
    </div>
  )
}
