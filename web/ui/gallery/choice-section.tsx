// Everything to choose from.
import Bike from 'lucide-react/icons/bike'
import Footprints from 'lucide-react/icons/footprints'
import { useState } from 'react'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { CheckboxTree } from '#web/ui/choice/checkbox-tree.tsx'
import type { Option } from '#web/ui/choice/option.ts'
import { RadioCards } from '#web/ui/choice/radio-cards.tsx'
import { RadioGroup } from '#web/ui/choice/radio-group.tsx'
import { RangeSlider } from '#web/ui/choice/range-slider.tsx'
import { RatingInput } from '#web/ui/choice/rating-input.tsx'
import { SegmentedControl } from '#web/ui/choice/segmented-control.tsx'
import { Switch } from '#web/ui/choice/switch.tsx'
import type { TreeId, TreeNode } from '#web/ui/choice/tree-selection.ts'
import { GallerySection, Specimen } from '#web/ui/gallery/gallery-section.tsx'

type Fulfilment = 'bring' | 'fetch'
const ways: readonly Option<Fulfilment>[] = [
  {
    value: 'bring',
    label: 'Delivery',
    hint: 'At your door in 30 min',
    icon: <Bike aria-hidden size={24} />,
    end: '$2.00',
  },
  { value: 'fetch', label: 'Pickup', hint: 'Ready in 15 min', icon: <Footprints aria-hidden size={24} /> },
]
type Size = 's' | 'm' | 'l'
const sizes: readonly Option<Size>[] = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium', end: '+ $2.00' },
  { value: 'l', label: 'Large', end: '+ $4.00', disabled: true },
]
const tree: readonly TreeNode[] = [
  {
    id: 1,
    label: 'Bakery',
    children: [
      { id: 11, label: 'Bread' },
      { id: 12, label: 'Cakes' },
    ],
  },
  { id: 2, label: 'Drinks' },
]
const somoni = (value: number) => `${value} SM`

export function ChoiceSection() {
  const [ticked, setTicked] = useState(true)
  const [way, setWay] = useState<Fulfilment>('bring')
  const [size, setSize] = useState<Size>('m')
  const [range, setRange] = useState<readonly [number, number]>([20, 70])
  const [stars, setStars] = useState(4)
  const [chosen, setChosen] = useState<ReadonlySet<TreeId>>(new Set([11]))
  return (
    <GallerySection title="Choices">
      <Specimen name="Checkbox and switch">
        <Checkbox label="Extra cheese" end="+ $1.00" checked={ticked} onCheckedChange={setTicked} />
        <Checkbox label="Some of them" checked="mixed" onCheckedChange={setTicked} />
        <Checkbox label="Sold out" disabled checked={false} onCheckedChange={setTicked} />
        <Switch
          label="Leave at the door"
          hint="The courier will ring"
          checked={ticked}
          onCheckedChange={setTicked}
        />
      </Specimen>
      <Specimen name="Radio group">
        <RadioGroup label="Size" options={sizes} value={size} onValueChange={setSize} />
      </Specimen>
      <Specimen name="Radio cards and segments">
        <RadioCards label="Way" options={ways} value={way} onValueChange={setWay} columns={2} />
        <div className="mt-4">
          <SegmentedControl label="Size" options={sizes} value={size} onValueChange={setSize} />
        </div>
      </Specimen>
      <Specimen name="Range, stars">
        <RangeSlider
          bounds={{ min: 0, max: 100, step: 5, gap: 10 }}
          value={range}
          onValueChange={setRange}
          labels={{ group: 'Price', lower: 'Lowest price', upper: 'Highest price', valueText: somoni }}
        />
        <RatingInput
          label="Your rating"
          value={stars}
          onValueChange={setStars}
          starLabel={(count) => `${count} stars`}
        />
      </Specimen>
      <Specimen name="Tree">
        <CheckboxTree
          label="Kinds"
          nodes={tree}
          chosen={chosen}
          onChosenChange={setChosen}
          toggleLabel={(node) => `Inside ${node.label}`}
        />
      </Specimen>
    </GallerySection>
  )
}
