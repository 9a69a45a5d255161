// The form of one group of settings: its fields, and what they will look like where they show something.
import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { contentEndpoints } from '#contract/features/content/content.endpoints.ts'
import { deskSettingEndpoints } from '#contract/features/content/desk/desk-settings.endpoints.ts'
import { type DeskSettings, settingChanges } from '#contract/features/content/desk/desk-settings.schema.ts'
import { DeskFormFrame, FormSection } from '#web/desk/form/desk-form.tsx'
import type { FormFields } from '#web/desk/form/desk-form.types.ts'
import { useDeskForm } from '#web/desk/form/use-desk-form.ts'
import { deskCall, deskQuery, readAgain } from '#web/desk/session/desk-api.ts'
import { OfflineMethods } from '#web/desk/settings/offline/offline-methods.tsx'
import { GroupPreview } from './group-preview.tsx'
import { SettingField } from './setting-field.tsx'
import { type FieldKind, type FormGroup, groupFields } from './setting-fields.ts'
import { useSettingWords } from './setting-words.ts'

type GroupFormProps = { group: FormGroup; settings: DeskSettings }

interface GroupThing {
  version: number
  values: FieldValues
}

/** Pictures stand in the form with their address, and travel as names. */
function shownValues({ group, settings }: GroupFormProps, values: FieldValues): FieldValues {
  const base = settings.facts.picture_base
  return mapKind(group, values, 'picture', (file) =>
    typeof file === 'string' && file !== '' ? { file, url: `${base}/${file}` } : null,
  )
}

const sentValues = (group: FormGroup, values: FieldValues) =>
  mapKind(group, values, 'picture', (picture) => Object(picture).file ?? '')

function mapKind(
  group: FormGroup,
  values: FieldValues,
  kind: FieldKind['kind'],
  convert: (value: unknown) => unknown,
): FieldValues {
  const fields: Readonly<Record<string, FieldKind>> = groupFields[group]
  return Object.fromEntries(
    Object.keys(fields).map((name) => [
      name,
      fields[name]?.kind === kind ? convert(values[name]) : values[name],
    ]),
  )
}

function useGroupForm({ group, settings }: GroupFormProps) {
  const cache = useQueryClient()
  const words = useSettingWords()
  const query = deskQuery(deskSettingEndpoints.read)
  const fields: FormFields<FieldValues> = Object.fromEntries(
    Object.keys(groupFields[group]).map((name) => [name, words.fieldWords(name)]),
  )
  const taken = (reply: DeskSettings): GroupThing => {
    cache.setQueryData(query.queryKey, reply)
    return reply.groups[group]
  }
  return useDeskForm<FieldValues, GroupThing, FieldValues>({
    thing: settings.groups[group],
    valuesOf: (thing) => shownValues({ group, settings }, thing?.values ?? {}),
    inputOf: (values) => sentValues(group, values),
    schema: settingChanges[group],
    save: async (input, version) =>
      taken(await deskCall(deskSettingEndpoints[group], { input: { ...input, version } })),
    reload: async () => taken(await deskCall(deskSettingEndpoints.read)),
    // The desk's own header and prices follow the shop's.
    onSaved: () => void readAgain(contentEndpoints.config),
    fields,
    draft: `settings-${group}`,
  })
}

export function GroupForm(props: GroupFormProps) {
  const { group, settings } = props
  const t = useTranslations('desk_settings')
  const form = useGroupForm(props)
  const fields: Readonly<Record<string, FieldKind>> = groupFields[group]
  return (
    <>
      <DeskFormFrame form={form} label={t(`group_${group}`)}>
        <FormSection title={t(`group_${group}`)} text={t(`about_${group}`)}>
          {Object.entries(fields).map(([name, kind]) => (
            <SettingField key={name} name={name} kind={kind} control={form.control} facts={settings.facts} />
          ))}
        </FormSection>
        <GroupPreview group={group} control={form.control} />
      </DeskFormFrame>
      {group === 'payment' && <OfflineMethods />}
    </>
  )
}
