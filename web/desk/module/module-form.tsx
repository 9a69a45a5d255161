// What a module is: its kind, its names and pictures, and where it works.
import { useTranslations } from 'use-intl'
import type { Localised } from '#contract/core/language.ts'
import { type ModuleType, moduleTraits, moduleTypes } from '#contract/core/module-type.ts'
import { deskModuleEndpoints } from '#contract/features/module/desk/desk-module.endpoints.ts'
import {
  type DeskModule,
  longestModuleName,
  longestModuleText,
  moduleChange,
  moduleInput,
} from '#contract/features/module/desk/desk-module.schema.ts'
import { deskZoneEndpoints } from '#contract/features/zone/desk/desk-zone.endpoints.ts'
import type { ZoneBorder } from '#contract/features/zone/desk/desk-zone.schema.ts'
import { DeskFormFrame, FormSection } from '#web/desk/form/desk-form.tsx'
import type { FieldControl } from '#web/desk/form/desk-form.types.ts'
import { SelectField, SwitchField } from '#web/desk/form/fields/choice-field.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { useField } from '#web/desk/form/fields/use-field.ts'
import { PictureField } from '#web/desk/form/picture/picture-field.tsx'
import type { FormPicture } from '#web/desk/form/picture/use-upload.ts'
import { useDeskForm } from '#web/desk/form/use-desk-form.ts'
import { DeskLink, useDeskNavigate } from '#web/desk/navigation/desk-link.tsx'
import { deskCall, deskQuery, queryClient, readAgain } from '#web/desk/session/desk-api.ts'
import { useMay } from '#web/desk/session/use-desk.ts'
import { LinkText } from '#web/ui/action/link-text.tsx'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'

interface ModuleValues {
  module_type: ModuleType | null
  module_name: Localised
  description: Localised
  icon: FormPicture | null
  thumbnail: FormPicture | null
  status: boolean
  all_zone_service: boolean
  zone_ids: number[]
}

const noText: Localised = { en: '', ar: '', tg: '', ru: '' }

const pictureOf = (file: string, url: string): FormPicture | null => (file ? { file, url } : null)

/** What it begins with in a new shop: everywhere there is. */
const newModule = (zones: readonly ZoneBorder[]): ModuleValues => ({
  module_type: 'food',
  module_name: noText,
  description: noText,
  icon: null,
  thumbnail: null,
  status: true,
  all_zone_service: moduleTraits.food.serves_all_zones,
  zone_ids: zones.map(({ id }) => id),
})

const valuesOf = (module: DeskModule): ModuleValues => ({
  module_type: module.module_type,
  module_name: module.module_name,
  description: module.description,
  icon: pictureOf(module.icon, module.icon_full_url),
  thumbnail: pictureOf(module.thumbnail, module.thumbnail_full_url),
  status: module.status,
  all_zone_service: module.all_zone_service,
  zone_ids: module.zones.map(({ id }) => id),
})

const inputOf = ({ module_type, icon, thumbnail, ...values }: ModuleValues) => ({
  ...values,
  module_type: module_type ?? 'food',
  icon: icon?.file ?? '',
  thumbnail: thumbnail?.file ?? '',
})

type Input = ReturnType<typeof inputOf>

type ModuleFormProps = { module: DeskModule | null; zones: readonly ZoneBorder[] }

function useModuleForm({ module, zones }: ModuleFormProps) {
  const t = useTranslations('modules')
  const go = useDeskNavigate()
  const mayEdit = useMay('edit_zones')
  const list = deskQuery(deskModuleEndpoints.list)
  return useDeskForm<ModuleValues, DeskModule, Input>({
    thing: module,
    valuesOf: (one) => (one ? valuesOf(one) : newModule(zones)),
    inputOf,
    schema: module ? moduleChange : moduleInput,
    save: (input, version) =>
      module
        ? deskCall(deskModuleEndpoints.change, { params: { id: module.id }, input: { ...input, version } })
        : deskCall(deskModuleEndpoints.make, { input }),
    reload: async () => {
      const rows = await queryClient.fetchQuery({ ...list, staleTime: 0 })
      const found = rows.find(({ id }) => id === module?.id)
      if (!found) throw new Error('the module is gone')
      return found
    },
    onSaved: (saved) => {
      void readAgain(deskModuleEndpoints.list, deskZoneEndpoints.list, deskZoneEndpoints.read)
      if (!module) void go('/modules', {}, { replace: true })
      else
        queryClient.setQueryData(list.queryKey, (rows) =>
          rows?.map((one) => (one.id === saved.id ? saved : one)),
        )
    },
    draft: `module-${module?.id ?? 'new'}`,
    readOnly: module?.is_archived ? t('read_only_archived') : mayEdit ? undefined : t('read_only'),
    fields: {
      module_type: { label: t('kind') },
      module_name: { label: t('name'), slip: t('name_wanted') },
      description: { label: t('description') },
      icon: { label: t('icon') },
      thumbnail: { label: t('thumbnail') },
      status: { label: t('is_on') },
      all_zone_service: { label: t('all_zones') },
      zone_ids: { label: t('where'), text: (ids) => t('zones', { count: ids.length }) },
    },
  })
}

export function ModuleForm({ module, zones }: ModuleFormProps) {
  const t = useTranslations('modules')
  const form = useModuleForm({ module, zones })
  const { control } = form
  return (
    <DeskFormFrame form={form} label={t('title')}>
      <FormSection title={t('about')}>
        <SelectField
          control={control}
          name="module_type"
          label={t('kind')}
          hint={t(module ? 'kind_is_fixed' : 'kind_hint')}
          options={moduleTypes.map((value) => ({ value, label: t(`kind_${value}`) }))}
          disabled={module !== null}
        />
        <SwitchField control={control} name="status" label={t('is_on')} hint={t('is_on_hint')} />
        <TextsField
          control={control}
          name="module_name"
          label={t('name')}
          maxLength={longestModuleName}
          required
        />
        <TextsField
          control={control}
          name="description"
          label={t('description')}
          maxLength={longestModuleText}
          isLong
        />
      </FormSection>
      <FormSection title={t('pictures')} text={t('pictures_text')}>
        <PictureField control={control} name="icon" label={t('icon')} folder="module" aspect={1} />
        <PictureField
          control={control}
          name="thumbnail"
          label={t('thumbnail')}
          folder="module"
          aspect={3 / 2}
        />
      </FormSection>
      <FormSection title={t('where')} text={t('where_text')}>
        <Zones control={control} zones={zones} />
        <SwitchField
          control={control}
          name="all_zone_service"
          label={t('all_zones')}
          hint={t('all_zones_hint')}
        />
      </FormSection>
    </DeskFormFrame>
  )
}

function Zones({ control, zones }: { control: FieldControl<ModuleValues>; zones: readonly ZoneBorder[] }) {
  const t = useTranslations('modules')
  const { value, onChange, error } = useField<ModuleValues, number[]>({ control, name: 'zone_ids' })
  if (zones.length === 0) {
    return (
      <p className="text-14 text-ink-soft">
        {t('no_zones_yet')} <LinkText render={<DeskLink to="/zones/new" />}>{t('to_zones')}</LinkText>
      </p>
    )
  }
  return (
    <fieldset aria-label={t('where')} className="flex flex-col gap-1">
      {zones.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={value.includes(id)}
          onCheckedChange={(isChosen) =>
            onChange(isChosen ? [...value, id] : value.filter((one) => one !== id))
          }
        />
      ))}
      {error && (
        <p role="alert" className="text-13 text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  )
}
