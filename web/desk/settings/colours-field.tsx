// The colour of each kind of module: chosen by its name, with the colour beside it.
import type { Control, FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { accents } from '#contract/core/accent.ts'
import { moduleTypes } from '#contract/core/module-type.ts'
import { SelectField } from '#web/desk/form/fields/choice-field.tsx'

export function ColoursField({ control, name }: { control: Control<FieldValues>; name: string }) {
  const t = useTranslations()
  return (
    <fieldset className="md:col-span-2">
      <legend className="font-medium text-14">{t('desk_settings.module_colours')}</legend>
      <p className="mt-0.5 mb-3 text-13 text-ink-soft">{t('desk_settings.module_colours_hint')}</p>
      <div className="grid gap-x-5 gap-y-3 md:grid-cols-2">
        {moduleTypes.map((kind) => (
          <SelectField
            key={kind}
            control={control}
            name={`${name}.${kind}`}
            label={t(`modules.kind_${kind}`)}
            options={accents.map((value) => ({
              value,
              label: t(`desk_settings.accent_${value}`),
              icon: (
                <span
                  aria-hidden
                  data-accent={value}
                  className="size-5 shrink-0 rounded-full border border-line-control bg-accent"
                />
              ),
            }))}
          />
        ))}
      </div>
    </fieldset>
  )
}
