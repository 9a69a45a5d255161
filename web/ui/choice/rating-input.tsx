// Choosing a number of stars: a radio group, so arrows and screen readers work.
import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import Star from 'lucide-react/icons/star'
import { classNames } from '#web/ui/styles/class-names.ts'

const stars = [1, 2, 3, 4, 5] as const

type RatingInputProps = {
  value: number
  onValueChange: (value: number) => void
  label: string
  starLabel: (stars: number) => string
}

export function RatingInput({ value, onValueChange, label, starLabel }: RatingInputProps) {
  return (
    <RadioGroup
      aria-label={label}
      value={value || null}
      onValueChange={(chosen) => onValueChange(Number(chosen))}
      className="inline-flex"
    >
      {stars.map((star) => (
        <Radio.Root
          key={star}
          value={star}
          aria-label={starLabel(star)}
          className="grid size-11 cursor-pointer place-items-center rounded-full transition-transform duration-quick ease-calm active:scale-90"
        >
          <Star
            aria-hidden
            size={28}
            className={classNames(
              star <= value ? 'fill-rating text-rating' : 'fill-transparent text-line-control',
            )}
          />
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
