// The item as its dialog in the shop will show it, by the shop's own rules of prices; it can be tried.
import ImageOff from 'lucide-react/icons/image-off'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { fromMinor, toMinor } from '#contract/core/money.ts'
import { fieldsOf } from '#contract/features/item/desk/desk-item.rules.ts'
import type { ItemStore } from '#contract/features/item/desk/desk-item.schema.ts'
import { discountAmount } from '#contract/features/item/item.rules.ts'
import type { FieldControl } from '#web/desk/form/desk-form.types.ts'
import { useMoney, useReadText } from '#web/desk/session/use-desk.ts'
import { Chip } from '#web/ui/action/chip.tsx'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { RadioGroup } from '#web/ui/choice/radio-group.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { useAddOns } from './add-ons-section.tsx'
import type { FormGroup, ItemValues } from './item-values.ts'

type Chosen = {
  options: Readonly<Record<number, readonly number[]>>
  picks: readonly number[]
  add_ons: readonly number[]
}

const firstChosen: Chosen = { options: {}, picks: [], add_ons: [] }

const amount = (value: number | null) => (value === null || Number.isNaN(value) ? 0 : value)

/** Options add to the price, a chosen combination replaces it, and the item's own discount is of what that makes. */
function priceOf(values: ItemValues, { options, picks }: Chosen) {
  const { combined, food_variations } = values
  const combination = combined.table.find((one) =>
    one.options.every((option, at) => option === (picks[at] ?? 0)),
  )
  const added = food_variations.flatMap((group, at) =>
    (options[at] ?? []).map((place) => amount(group.values[place]?.price ?? 0)),
  )
  const base = combination ? amount(combination.price) : amount(values.price)
  const full = toMinor(base) + added.reduce((sum, one) => sum + toMinor(one), 0)
  const { discount_type } = values
  const cut = discountAmount(full, { discount_type, value: toMinor(amount(values.discount)) })
  return { full, now: full - cut, combination }
}

type PreviewProps = { control: FieldControl<ItemValues>; store: ItemStore }

export function ItemPreview({ control, store }: PreviewProps) {
  const t = useTranslations('items')
  const money = useMoney()
  const said = useReadText()
  const values = useWatch({ control }) as ItemValues
  const [chosen, setChosen] = useState(firstChosen)
  const has = fieldsOf(store.module_type)
  const addOns = useAddOns(store.id, has.add_ons)
  const own = addOns.filter(({ id, status }) => status && values.add_on_ids.includes(id))
  const { full, now, combination } = priceOf(values, chosen)
  const extra = own
    .filter(({ id }) => chosen.add_ons.includes(id))
    .reduce((sum, { price }) => sum + toMinor(price), 0)
  const left = combination ? combination.stock : values.stock.count
  const [picture] = values.images
  return (
    <aside aria-label={t('preview')} className="desk-panel sticky top-20 flex flex-col overflow-hidden">
      <p className="border-line border-b px-4 py-2 text-13 text-ink-soft">{t('preview')}</p>
      {picture ? (
        <img src={picture.url} alt="" className="aspect-4/3 w-full bg-fill object-cover" />
      ) : (
        <div className="grid aspect-4/3 w-full place-items-center bg-fill text-ink-faint">
          <ImageOff aria-hidden size={32} />
        </div>
      )}
      <div className="flex max-h-[60vh] flex-col gap-4 overflow-y-auto p-4">
        <div>
          <p className="font-semibold text-18">
            <bdi>{said(values.name) || t('unnamed')}</bdi>
          </p>
          <p className="mt-1 flex items-baseline gap-2 tabular">
            <span className="font-semibold text-16">{money(fromMinor(now))}</span>
            {now < full && <del className="text-14 text-ink-soft">{money(fromMinor(full))}</del>}
          </p>
          {has.stock && left !== null && left <= 0 && <Tag tone="danger">{t('filter_out')}</Tag>}
          {said(values.description) && (
            <p className="mt-2 line-clamp-4 text-14 text-ink-soft">{said(values.description)}</p>
          )}
        </div>
        {values.food_variations.map((group, at) => (
          <PreviewGroup
            // biome-ignore lint/suspicious/noArrayIndexKey: a group has no name of its own before one is typed.
            key={at}
            group={group}
            chosen={chosen.options[at] ?? []}
            onChoose={(places) => setChosen({ ...chosen, options: { ...chosen.options, [at]: places } })}
          />
        ))}
        {values.combined.choices.map((choice, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice has no name of its own before one is typed.
          <fieldset key={row} className="min-w-0">
            <legend className="mb-1.5 font-medium text-14">{said(choice.title) || '…'}</legend>
            <div className="flex flex-wrap gap-2">
              {choice.options.map((option, at) => (
                <Chip
                  // biome-ignore lint/suspicious/noArrayIndexKey: an option has no name of its own before one is typed.
                  key={at}
                  selected={(chosen.picks[row] ?? 0) === at}
                  onClick={() =>
                    setChosen({
                      ...chosen,
                      picks: values.combined.choices.map((_, place) =>
                        place === row ? at : (chosen.picks[place] ?? 0),
                      ),
                    })
                  }
                >
                  {said(option) || '…'}
                </Chip>
              ))}
            </div>
          </fieldset>
        ))}
        {own.length > 0 && (
          <fieldset className="min-w-0">
            <legend className="font-medium text-14">{t('add_ons')}</legend>
            {own.map(({ id, name, price }) => (
              <Checkbox
                key={id}
                label={<span className="text-14">{said(name)}</span>}
                end={<span className="text-14 tabular">{money(price)}</span>}
                checked={chosen.add_ons.includes(id)}
                onCheckedChange={(isTaken) =>
                  setChosen({
                    ...chosen,
                    add_ons: isTaken ? [...chosen.add_ons, id] : chosen.add_ons.filter((one) => one !== id),
                  })
                }
              />
            ))}
          </fieldset>
        )}
      </div>
      <p className="flex items-center justify-between gap-4 border-line border-t px-4 py-3 text-14">
        <span className="text-ink-soft">{t('preview_total')}</span>
        <output className="font-semibold text-16 tabular">{money(fromMinor(now + extra))}</output>
      </p>
    </aside>
  )
}

type GroupProps = {
  group: FormGroup
  chosen: readonly number[]
  onChoose: (places: readonly number[]) => void
}

function PreviewGroup({ group, chosen, onChoose }: GroupProps) {
  const t = useTranslations('items')
  const money = useMoney()
  const said = useReadText()
  const priceText = (price: number | null) => (amount(price) > 0 ? `+${money(amount(price))}` : '')
  const name = said(group.name) || '…'
  return (
    <fieldset className="min-w-0">
      <legend className="mb-0.5 flex w-full items-center justify-between gap-3">
        <span className="font-medium text-14">{name}</span>
        <Tag tone={group.required ? 'warning' : 'neutral'}>{t(group.required ? 'required' : 'optional')}</Tag>
      </legend>
      {group.type === 'single' ? (
        <RadioGroup
          label={name}
          value={chosen[0] === undefined ? null : String(chosen[0])}
          onValueChange={(place) => onChoose([Number(place)])}
          options={group.values.map(({ label, price }, at) => ({
            value: String(at),
            label: `${said(label) || '…'} ${priceText(price)}`,
          }))}
        />
      ) : (
        group.values.map(({ label, price }, at) => (
          <Checkbox
            // biome-ignore lint/suspicious/noArrayIndexKey: an option has no name of its own before one is typed.
            key={at}
            label={<span className="text-14">{said(label) || '…'}</span>}
            end={<span className="text-14 tabular">{priceText(price)}</span>}
            checked={chosen.includes(at)}
            onCheckedChange={(isTaken) =>
              onChoose(isTaken ? [...chosen, at] : chosen.filter((one) => one !== at))
            }
          />
        ))
      )}
    </fieldset>
  )
}
