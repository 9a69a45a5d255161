// Everything to press.
import Bell from 'lucide-react/icons/bell'
import Heart from 'lucide-react/icons/heart'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Button, type ButtonSize, type ButtonVariant } from '#web/ui/action/button.tsx'
import { Chip, RemovableChip } from '#web/ui/action/chip.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { LinkText } from '#web/ui/action/link-text.tsx'
import { Stepper } from '#web/ui/action/stepper.tsx'
import { CountBadge } from '#web/ui/display/badge.tsx'
import { GallerySection, Row, Specimen } from '#web/ui/gallery/gallery-section.tsx'

const variants: readonly ButtonVariant[] = ['solid', 'soft', 'outline', 'ghost', 'danger']
const sizes: readonly ButtonSize[] = ['small', 'medium', 'large']
const stepLabels = { group: 'How many', decrease: 'One less', increase: 'One more' }

export function ActionSection() {
  return (
    <GallerySection title="Actions">
      <Specimen name="Button, variants">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Button, sizes and states">
        <ButtonStates />
      </Specimen>
      <Specimen name="Icon button">
        <IconButtons />
      </Specimen>
      <Specimen name="Stepper">
        <Steppers />
      </Specimen>
      <Specimen name="Chip" wide>
        <Chips />
      </Specimen>
    </GallerySection>
  )
}

function ButtonStates() {
  return (
    <Row>
      {sizes.map((size) => (
        <Button key={size} size={size}>
          {size}
        </Button>
      ))}
      <Button loading>Saving changes</Button>
      <Button disabled>Disabled</Button>
      <Button variant="soft" render={<a href="#link" />}>
        As a link
      </Button>
    </Row>
  )
}

function IconButtons() {
  return (
    <Row>
      <IconButton label="Like">
        <Heart aria-hidden size={20} />
      </IconButton>
      <IconButton label="Like" variant="soft" size="small">
        <Heart aria-hidden size={18} />
      </IconButton>
      <IconButton label="Like" variant="solid">
        <Heart aria-hidden size={20} />
      </IconButton>
      <IconButton label="Like" variant="floating">
        <Heart aria-hidden size={20} />
      </IconButton>
      <IconButton label="Notices, 120 new" variant="soft">
        <Bell aria-hidden size={20} />
        <CountBadge count={120} />
      </IconButton>
      <LinkText href="#link">A link in text</LinkText>
      <LinkText href="#link" tone="quiet">
        A quiet link
      </LinkText>
    </Row>
  )
}

function Steppers() {
  const [count, setCount] = useState(1)
  return (
    <Row>
      <Stepper
        value={count}
        onValueChange={setCount}
        limits={{ min: 1, max: 5 }}
        labels={stepLabels}
        removal={{ icon: <Trash2 aria-hidden size={18} />, label: 'Remove', onRemove: () => setCount(3) }}
      />
      <Stepper
        look="solid"
        digits={2}
        value={count}
        onValueChange={setCount}
        limits={{ min: 1, max: 5 }}
        labels={stepLabels}
      />
      <Stepper loading value={2} onValueChange={setCount} limits={{ min: 1, max: 5 }} labels={stepLabels} />
    </Row>
  )
}

function Chips() {
  const [chosen, setChosen] = useState('Open now')
  const [removable, setRemovable] = useState(['Vegetarian', 'Under 30 min'])
  return (
    <Row>
      {['Open now', 'Top rated', 'Free delivery'].map((name) => (
        <Chip key={name} selected={chosen === name} onClick={() => setChosen(name)}>
          {name}
        </Chip>
      ))}
      {removable.map((name) => (
        <RemovableChip
          key={name}
          removeLabel={`Remove ${name}`}
          onRemove={() => setRemovable(removable.filter((other) => other !== name))}
        >
          {name}
        </RemovableChip>
      ))}
    </Row>
  )
}
