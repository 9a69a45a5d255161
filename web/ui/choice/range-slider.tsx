// A lower and an upper end on one line, never closer than the given gap.
import { Slider } from '@base-ui/react/slider'

type RangeSliderProps = {
  bounds: { min: number; max: number; step?: number; gap?: number }
  value: readonly [number, number]
  onValueChange: (value: readonly [number, number]) => void
  /** After the hand lets go: the moment to load. */
  onValueCommitted?: (value: readonly [number, number]) => void
  labels: { group: string; lower: string; upper: string; valueText: (value: number) => string }
}

const thumbLook = 'size-6 rounded-full border-2 border-accent-mark bg-raised shadow-soft focus-frame'

function asPair(values: readonly number[]): readonly [number, number] {
  const [lower = 0, upper = lower] = values
  return [lower, upper]
}

export function RangeSlider({ bounds, value, onValueChange, onValueCommitted, labels }: RangeSliderProps) {
  const { min, max, step = 1, gap = 0 } = bounds
  return (
    <Slider.Root<readonly number[]>
      aria-label={labels.group}
      min={min}
      max={max}
      step={step}
      minStepsBetweenValues={Math.ceil(gap / step)}
      thumbAlignment="edge"
      thumbCollisionBehavior="none"
      value={value}
      onValueChange={(values) => onValueChange(asPair(values))}
      onValueCommitted={(values) => onValueCommitted?.(asPair(values))}
    >
      <div className="flex justify-between text-14 text-ink-soft tabular">
        <bdi>{labels.valueText(value[0])}</bdi>
        <bdi>{labels.valueText(value[1])}</bdi>
      </div>
      <Slider.Control className="flex h-11 w-full touch-none select-none items-center">
        <Slider.Track className="h-1.5 forced-colors:border w-full rounded-full bg-fill-strong">
          <Slider.Indicator className="drawn-mark rounded-full bg-accent-mark" />
          <Slider.Thumb
            index={0}
            className={thumbLook}
            getAriaLabel={() => labels.lower}
            getAriaValueText={(_, current) => labels.valueText(current)}
          />
          <Slider.Thumb
            index={1}
            className={thumbLook}
            getAriaLabel={() => labels.upper}
            getAriaValueText={(_, current) => labels.valueText(current)}
          />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  )
}
