// The round mark of a radio, shared by plain radios and radio cards.
import { Radio } from '@base-ui/react/radio'

export function RadioMark({ id, value, disabled }: { id: string; value: string; disabled?: boolean }) {
  return (
    <Radio.Root
      id={id}
      value={value}
      disabled={disabled}
      className="grid size-5.5 shrink-0 place-items-center rounded-full border border-line-control bg-surface data-checked:border-accent-mark data-checked:bg-accent"
    >
      <Radio.Indicator className="drawn-mark size-2.5 rounded-full bg-on-accent" />
    </Radio.Root>
  )
}
